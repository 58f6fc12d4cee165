// Inviting, canceling, closing and reopening, and what operators did before.
import type { OpenedProspect } from '@questline/contract';
import { limits, type UserType } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { deskApi } from '../desk-queries.ts';
import { showProspect } from './prospect-queries.ts';
import { didWords } from './prospect-words.ts';

type Step = { invite: UserType } | 'cancel' | 'close' | 'reopen';

function take({ id }: OpenedProspect, step: Step) {
  const params = { id };
  if (step === 'cancel') return deskApi('DELETE /api/desk/prospects/:id/invitation', { params });
  if (step === 'close' || step === 'reopen')
    return deskApi('PUT /api/desk/prospects/:id/closed', { params, body: { closed: step === 'close' } });
  return deskApi('PUT /api/desk/prospects/:id/invitation', { params, body: { as: step.invite } });
}

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

export function ProspectSteps({ prospect }: { prospect: OpenedProspect }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, data, variables } = useMutation({
    mutationFn: (step: Step) => take(prospect, step),
    onSuccess: (changed) => showProspect(queryClient, changed),
  });
  const { kind, can, status, log } = prospect;
  const tooSoon = can.invite_after;
  const invite = (as: UserType, key: string) => (
    <Button
      wide
      variant={status === 'new' ? 'primary' : 'secondary'}
      data-key={key}
      disabled={tooSoon !== null}
      busy={isPending && typeof variables === 'object' && variables.invite === as && 'Sending…'}
      onClick={() => mutate({ invite: as })}
    >
      {status === 'invited' ? `Send again as a ${as}` : `Invite as a ${as}`}
      <Key name={key} />
    </Button>
  );
  const change = (step: 'cancel' | 'close' | 'reopen', key: string, words: string) => (
    <Button
      wide
      variant="secondary"
      data-key={key}
      busy={isPending && variables === step && 'Saving…'}
      onClick={() => mutate(step)}
    >
      {words}
      <Key name={key} />
    </Button>
  );
  return (
    <section aria-label="Next step" className="grid grid-cols-1 content-start gap-3">
      <h2 className="text-sm font-semibold text-ink-soft">Next step</h2>
      <p role="status">{stateOf(prospect, data !== undefined && typeof variables === 'object')}</p>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
      {can.invite && kind === 'waitlist' && invite('student', 's')}
      {can.invite && invite('company', 'c')}
      {can.invite && tooSoon && (
        <p className="text-sm text-ink-soft">
          You can send another email after {time.format(new Date(tooSoon))}.
        </p>
      )}
      {can.cancel && change('cancel', 'x', 'Cancel the invitation')}
      {can.close && change('close', 'e', 'Not a fit')}
      {can.reopen && change('reopen', 'r', 'Reopen')}
      {log.length > 0 && (
        <>
          <h2 className="mt-2 text-sm font-semibold text-ink-soft">What operators did</h2>
          <ul className="border-t border-line">
            {log.map((line) => (
              <li key={line.id} className="border-b border-line py-2.5">
                {line.operator} {didWords[line.what] ?? line.what}
                <span className="block text-sm text-ink-soft">{timeAgo(line.created_at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const Key = ({ name }: { name: string }) => (
  <span aria-hidden className="ml-2 pointer-coarse:hidden">
    <Kbd>{name.toUpperCase()}</Kbd>
  </span>
);

function stateOf({ status, invited_as, invited_at, has_account }: OpenedProspect, tried: boolean) {
  if (status === 'joined')
    return tried
      ? "This email has an account already, so we didn't send anything."
      : "They have an account, so there's nothing left to do.";
  if (status === 'closed') return 'Closed. Reopen it to send an invitation.';
  if (status === 'invited')
    return `Invited as a ${invited_as} ${timeAgo(invited_at!)}. The link works for ${limits.signUpInvitationDays} days.`;
  if (has_account) return 'This email has an account. They can sign in.';
  return 'The invitation is an email with a link to sign up. The usual checks of age, guardian and company still apply.';
}
