// Accepts and rejects applications and shows the result as a toast.
import type { ReceivedApplication } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { type ContactKind, firstName, limits } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmation, contactKindsIn } from '../../../lib/contact-warning.ts';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { whoWasFirst } from '../../../lib/format/who-was-first.ts';
import { api, session } from '../../../lib/session/session.ts';
import { offerUndo } from '../../../lib/undo-decisions.ts';
import { showUndoToast } from '../../../ui/overlays/show-undo-toast.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { refetchApplications, showDecided } from './received-queries.ts';

export type Decision = 'accepted' | 'rejected';
type Made = { decision: Decision; note: string; confirmed?: boolean };
/** A decision whose note has contact details. */
export type Warned = Made & { found: readonly ContactKind[] };
export const maxPerRequest = limits.decisionsPerRequestMax;

const verbs = { accepted: 'accept', rejected: 'reject' } as const;
const refuse = (title: string, description?: string) => toast({ title, description, variant: 'destructive' });
const showSignedOut = () => refuse('User authentication required to process this action.');

const noAnswer = { status: 0, code: '', state: '', first: undefined };

function showFailure(error: unknown, { decision, note }: Made, whose: string, what: string) {
  const { status, code, state, first } = error instanceof ApiError ? error : noAnswer;
  if (status === 401) showSignedOut();
  else if (code === 'application_missing') refuse('Missing required application information.');
  else if (code === 'already_decided' && first?.by && state === decision)
    toast({
      title: `${firstName(first.by.name)} already ${state} this`,
      variant: 'neutral',
      ...(note.trim() && { description: "Your note wasn't sent." }),
    });
  else if (code === 'already_decided' && first?.by)
    refuse(whoWasFirst(first, `${state} this`), "Your decision wasn't saved.");
  else if (code === 'already_decided' && state === 'ended')
    refuse(
      'This application is closed',
      `Nobody answered it for ${limits.unansweredDays} days, or its initiative was deleted.`,
    );
  else if (code === 'already_decided')
    refuse(
      'This has already been decided.',
      `${whose} was already ${state ?? 'decided'}, maybe in another tab.`,
    );
  else if (code === 'places_taken')
    refuse('All places are taken', 'Add places to the initiative, or wait until a student leaves.');
  else refuse(`Action failed: Could not ${verbs[decision]} the ${what}. Please try again.`);
}

const bodyOf = ({ note, confirmed }: Made) => ({ note: note.trim() || null, ...confirmation(confirmed) });

/** What the failed request was warned about. */
const warnedOf = <M extends Made>(error: unknown, made: M | undefined) => {
  const found = contactKindsIn(error);
  return found && made ? { ...made, found } : undefined;
};

const request = (id: string, made: Made) => {
  const { decision } = made;
  const sent = { params: { id }, body: bodyOf(made) };
  return decision === 'accepted'
    ? api('POST /api/applications/:id/acceptance', sent)
    : api('POST /api/applications/:id/rejection', sent);
};

type Reactions = {
  /** Before the lists change. */
  onDecided: () => void;
  /** After success or failure. */
  onSettled: () => void;
  /** Opens the conversation. */
  onMessage?: (() => void) | undefined;
};

/** Decides one application. */
export function useDecide(
  { id, student }: ReceivedApplication,
  { onDecided, onSettled, onMessage }: Reactions,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (made: Made) => request(id, made),
    onSuccess: (decided, { decision }) => {
      const title = `Application ${decision}`;
      const { undo_for_ms: forMs } = decided;
      if (forMs === null) toast({ title, description: whatHappensNext(student.full_name, decision) });
      else
        offerUndo(showUndoToast, queryClient, {
          title,
          ids: [id],
          forMs,
          who: student.full_name,
          ...(decision === 'accepted' && onMessage && { next: messageNow(id, student.full_name, onMessage) }),
        });
      onDecided();
      void showDecided(queryClient, decided);
    },
    onError: (error, made) => {
      if (contactKindsIn(error)) return;
      showFailure(error, made, `${student.full_name}’s application`, 'application');
      void refetchApplications(queryClient);
    },
    onSettled: (_, error) => (contactKindsIn(error) ? undefined : onSettled()),
  });
  return {
    decide: (made: Made) => (session.accountId() ? mutate(made) : void showSignedOut()),
    warned: warnedOf(error, variables),
    deciding: isPending ? variables.decision : undefined,
  };
}

/** Students can be written to once they know that they were accepted. */
const messageNow = (id: string, name: string, onMessage: () => void) => ({
  label: `Message ${firstName(name)}`,
  run: () =>
    void api('POST /api/company/decisions/:id/confirmation', { params: { id } }).then(
      onMessage,
      (error: unknown) =>
        // The ten seconds were over.
        isNotFound(error)
          ? onMessage()
          : refuse("The conversation couldn't be opened", 'Please try again in a moment.'),
    ),
});

const whatHappensNext = (name: string, decision: Decision) =>
  decision === 'accepted' ? `${name} can start the tasks now.` : `We'll send ${name} a friendly note.`;

/** Decides several applications. Each has its own outcome; the toast names the ones that failed. */
export function useDecideSeveral({ onSettled }: { onSettled: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ chosen, ...made }: Made & { chosen: ReceivedApplication[] }) =>
      api('POST /api/company/application-decisions', {
        body: { decision: made.decision, ...bodyOf(made), application_ids: chosen.map(({ id }) => id) },
      }),
    onSuccess: ({ items }, { decision, chosen }) => {
      const made = items.filter(({ outcome }) => outcome === 'decided');
      const done = made.length;
      const nameOf = (id: string) => chosen.find((it) => it.id === id)!.student.full_name;
      const left = items
        .filter(({ outcome }) => outcome !== 'decided')
        .map(({ id, outcome, status, first }) => {
          const by = first?.by ? ` by ${firstName(first.by.name)}` : '';
          if (outcome === 'places_taken') return `${nameOf(id)} (all places are taken)`;
          return `${nameOf(id)} (${status ? `already ${status}${by}` : 'no longer available'})`;
        });
      const title = `${done} ${done === 1 ? 'application' : 'applications'} ${decision}`;
      const undoable = made.flatMap(({ undo_for_ms }) => undo_for_ms ?? []);
      // What wasn't changed matters more than undoing the rest.
      if (undoable.length === 0 || left.length > 0)
        toast({ title, ...(left.length > 0 && { description: `Not changed: ${left.join(', ')}` }) });
      else
        offerUndo(showUndoToast, queryClient, {
          title,
          ids: made.map(({ id }) => id),
          forMs: Math.min(...undoable),
          who: done === 1 ? nameOf(made[0]!.id) : `${done} students`,
        });
    },
    onError: (error, made) =>
      contactKindsIn(error) || showFailure(error, made, 'At least one of them', 'applications'),
    onSettled: (_, error) => {
      if (contactKindsIn(error)) return undefined;
      onSettled();
      return refetchApplications(queryClient);
    },
  });
  return {
    decideSeveral: (made: Made & { chosen: ReceivedApplication[] }) =>
      session.accountId() ? mutate(made) : void showSignedOut(),
    warned: warnedOf(error, variables),
    deciding: isPending,
  };
}
