// The decision about an email correction: approve it with the passkey, or decline it. Nothing was sent so far.
import type { ListedCorrection } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { withPasskey } from '../with-passkey.ts';

type Props = { correction: ListedCorrection; onClosed: (said: string) => void };

export function CorrectionDecision({ correction: { id, can }, onClosed }: Props) {
  const params = { id };
  const approval = useMutation({
    mutationFn: () =>
      withPasskey(() => deskApi('POST /api/desk/people/:id/email-correction/approval', { params })),
    onSuccess: () => onClosed('The new email is approved. We emailed the old address how to stop it.'),
  });
  const refusal = useMutation({
    mutationFn: () => deskApi('DELETE /api/desk/people/:id/email-correction', { params }),
    onSuccess: () => onClosed('The email stays as it is.'),
  });
  const busy = approval.isPending || refusal.isPending;
  return (
    <section aria-label="Decision" className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-sm font-semibold text-ink-soft">Decision</h2>
      {approval.error && <Notice tone="danger">{passkeyFailureText(approval.error)}</Notice>}
      {refusal.error && <Notice tone="danger">{failureText(refusal.error)}</Notice>}
      {can.approve && (
        <>
          <p className="text-sm text-ink-soft">
            The old address gets a link to stop the change right away, and the new one a link to confirm it{' '}
            {limits.emailCorrectionWaitHours} hours later.
          </p>
          <Button
            wide
            data-key="a"
            disabled={busy}
            busy={approval.isPending && 'Waiting for your passkey…'}
            onClick={() => approval.mutate()}
          >
            Approve new email
          </Button>
        </>
      )}
      <Button
        wide
        variant="secondary"
        data-key="d"
        disabled={busy}
        busy={refusal.isPending && 'Saving…'}
        onClick={() => refusal.mutate()}
      >
        {can.approve ? 'Decline' : 'Withdraw request'}
      </Button>
    </section>
  );
}
