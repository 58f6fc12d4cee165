// Accepts and rejects applications and shows the result as a toast.
import type { ReceivedApplication } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { type ContactKind, firstName, limits } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmation, contactKindsIn } from '../../../lib/contact-warning.ts';
import { whoWasFirst } from '../../../lib/format/who-was-first.ts';
import { api, session } from '../../../lib/session/session.ts';
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
  else if (code === 'already_decided')
    refuse(
      'This has already been decided.',
      `${whose} was already ${state ?? 'decided'}, maybe in another tab.`,
    );
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

/** Decides one application. `onDecided` runs before the lists change, `onSettled` after success or failure. */
export function useDecide(
  { id, student }: ReceivedApplication,
  { onDecided, onSettled }: { onDecided: () => void; onSettled: () => void },
) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (made: Made) => request(id, made),
    onSuccess: (decided, { decision }) => {
      toast({ title: `Application ${decision}`, description: whatHappensNext(student.full_name, decision) });
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
      const done = items.filter(({ outcome }) => outcome === 'decided').length;
      const nameOf = (id: string) => chosen.find((it) => it.id === id)!.student.full_name;
      const left = items
        .filter(({ outcome }) => outcome !== 'decided')
        .map(({ id, status, first }) => {
          const by = first?.by ? ` by ${firstName(first.by.name)}` : '';
          return `${nameOf(id)} (${status ? `already ${status}${by}` : 'no longer available'})`;
        });
      toast({
        title: `${done} ${done === 1 ? 'application' : 'applications'} ${decision}`,
        ...(left.length > 0 && { description: `Not changed: ${left.join(', ')}` }),
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
