// The decision about a company: verify it, or decline it with a reason that the company reads.
import type { OpenedReview } from '@questline/contract';
import { type DeclineReason, declineReasons, limits } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { deskApi } from '../desk-queries.ts';

type Props = { review: OpenedReview; onClosed: (said: string) => void };

const reasons = Object.entries(declineReasons).map(([value, label]) => ({ value, label }));

export function CompanyDecision({ review, onClosed }: Props) {
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState<DeclineReason>('not_confirmed');
  const [note, setNote] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: (declined: DeclineReason | null) =>
      deskApi('POST /api/desk/companies/:id/decision', {
        params: { id: review.id },
        body: { declined, note: declined ? note : null },
      }),
    onSuccess: (_, declined) =>
      onClosed(`${review.company_name} is ${declined ? 'declined' : 'verified'}. We emailed them.`),
  });
  const needsNote = declining && reason === 'other' && !note.trim();
  return (
    <section aria-label="Decision" className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-sm font-semibold text-ink-soft">Decision</h2>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
      {declining ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!needsNote) mutate(reason);
          }}
        >
          <Field label="Why?">
            <Select
              options={reasons}
              value={reason}
              onChange={({ target }) => setReason(target.value as DeclineReason)}
            />
          </Field>
          <Field label="Note to the company" optional={reason !== 'other'}>
            <Textarea
              minRows={3}
              maxLength={limits.deskNoteMaxLength}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field>
          <p className="text-sm text-ink-soft">They read the reason and the note, and can submit again.</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setDeclining(false)}>
              Cancel
            </Button>
            <Button type="submit" disabled={needsNote} busy={isPending && 'Declining…'}>
              Decline and email them
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {review.is_change
              ? 'Students will see the new name and website.'
              : 'Students will see this company and its active initiatives right away.'}
          </p>
          <Button wide data-key="v" busy={isPending && 'Verifying…'} onClick={() => mutate(null)}>
            {review.is_change ? 'Approve the change' : 'Verify company'}
          </Button>
          <Button wide variant="secondary" data-key="d" onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </>
      )}
    </section>
  );
}
