// The decision about emails that couldn't be delivered: send them again, or mark them as handled.
import type { OpenedFailure } from '@questline/contract';
import { canSendAgain, type FailureDecision } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { deskApi } from '../desk-queries.ts';
import { OperatorNote } from '../queue/operator-note.tsx';
import { emailsInWords } from './email-words.ts';

type Props = { failure: OpenedFailure; onClosed: (said: string) => void };

export function EmailDecision({ failure, onClosed }: Props) {
  const [note, setNote] = useState('');
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (decision: FailureDecision) =>
      deskApi('POST /api/desk/emails/:id/decision', { params: { id: failure.id }, body: { decision, note } }),
    onSuccess: (_, decision) =>
      onClosed(
        decision === 'sent_again'
          ? `${emailsInWords(resendable)} on the way again. If it fails again, it returns here.`
          : 'Marked as handled.',
      ),
  });
  const failed = failure.newest.filter(({ status }) => status === 'refused' || status === 'dead');
  const resendable = failed.filter(({ kind }) => canSendAgain(kind)).length;
  const { can, status } = failure;
  return (
    <section aria-label="Decision" className="grid content-start gap-4">
      <h2 className="text-sm font-semibold text-ink-soft">Decision</h2>
      <OperatorNote value={note} onChange={setNote} />
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
      {can.resend ? (
        <div className="grid gap-2">
          <Button
            wide
            data-key="s"
            disabled={isPending}
            busy={isPending && variables === 'sent_again' && 'Sending…'}
            onClick={() => mutate('sent_again')}
          >
            {resendable === 1 ? 'Send again' : `Send ${resendable} emails again`}
          </Button>
          <p className="text-sm text-ink-soft">
            {status === 'refused'
              ? 'Their server said no. Send again once the mailbox accepts email.'
              : 'Send again once the problem is solved. We retry for a day.'}
            {resendable < failed.length && ' Expired links are left out: people can request new ones.'}
          </p>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          The link in this email has expired, so it can't be sent again. They can request a new one.
        </p>
      )}
      <Button
        wide
        variant="secondary"
        data-key="h"
        disabled={isPending}
        busy={isPending && variables === 'handled' && 'Saving…'}
        onClick={() => mutate('handled')}
      >
        Mark as handled
      </Button>
    </section>
  );
}
