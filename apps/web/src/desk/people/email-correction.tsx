// Corrects a person's email after proof. Another lead approves it, and it changes once the new address is confirmed.
import type { OpenedAccount } from '@questline/contract';
import { type EmailProof, emailProofs, limits } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { everydayReasons, ReasonFields, type Why } from '../reason-fields.tsx';
import { withPasskey } from '../with-passkey.ts';

type Props = { account: OpenedAccount; onChanged: () => void };

const proofs = Object.entries(emailProofs).map(([value, label]) => ({ value, label }));
const states = {
  requested: (email: string) =>
    `A lead has to approve ${email} before anything changes. Nobody approves their own request.`,
  waiting: (email: string) =>
    `Approved. We'll email ${email} a link to confirm the change ${limits.emailCorrectionWaitHours} hours after the approval, unless the old address stops it first.`,
  done: (email: string) => `The email was corrected to ${email}.`,
  stopped: () =>
    `The old address said that the change wasn't theirs. It can't be changed for ${limits.emailObjectionDays} days.`,
  replaced: () => '',
};

export function EmailCorrection({ account: { id, correction }, onChanged }: Props) {
  const [asking, setAsking] = useState(false);
  const [email, setEmail] = useState('');
  const [proof, setProof] = useState<EmailProof>('document');
  const [why, setWhy] = useState<Why>({ reason: 'support', note: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withPasskey(() =>
        deskApi('POST /api/desk/people/:id/email-correction', {
          params: { id },
          body: { ...why, email, proof },
        }),
      ),
    onSuccess: () => {
      setAsking(false);
      onChanged();
    },
  });
  const approval = useMutation({
    mutationFn: () =>
      withPasskey(() => deskApi('POST /api/desk/people/:id/email-correction/approval', { params: { id } })),
    onSuccess: onChanged,
  });
  const state = correction && states[correction.status](correction.email);
  if (!asking)
    return (
      <>
        {correction && state && (
          <div className="-order-1 min-w-0 basis-full wrap-anywhere">
            <Notice tone={correction.status === 'stopped' ? 'warn' : 'info'}>
              {state} Requested {timeAgo(correction.created_at)}.
            </Notice>
            {approval.error && <Notice tone="danger">{passkeyFailureText(approval.error)}</Notice>}
          </div>
        )}
        {correction?.can.approve && (
          <Button busy={approval.isPending && 'Waiting for your passkey…'} onClick={() => approval.mutate()}>
            Approve new email
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Correct email
        </Button>
      </>
    );
  return (
    <form
      aria-label="Correct email"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        mutate();
      }}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="font-semibold">What is the right email, and how do you know?</h2>
      <p className="text-sm text-ink-soft">
        A lead other than you has to approve it. If there is none yet, a lead can add one under Operators.
        Then the old address gets a link to stop it, and {limits.emailCorrectionWaitHours} hours later the new
        one gets a link to confirm it, which works for {limits.emailCorrectionHours} hours. You confirm it
        with your passkey.
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <Field label="New email">
          <TextInput
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field label="Proof">
          <Select
            options={proofs}
            value={proof}
            onChange={({ target }) => setProof(target.value as EmailProof)}
          />
        </Field>
      </div>
      <ReasonFields why={why} onChange={setWhy} keys={false} reasons={everydayReasons}>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button type="submit" disabled={!email.trim()} busy={isPending && 'Waiting for your passkey…'}>
          Ask for approval
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
    </form>
  );
}
