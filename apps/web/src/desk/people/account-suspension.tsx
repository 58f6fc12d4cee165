// Suspends or restores a company or a person, with the passkey.
import type { OpenedAccount } from '@questline/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { ReasonFields, type Why } from '../reason-fields.tsx';
import { withPasskey } from '../with-passkey.ts';

export function Suspension({ account, onChanged }: { account: OpenedAccount; onChanged: () => void }) {
  const { kind, id, suspended_at } = account;
  const suspended = suspended_at !== null;
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<Why>({ reason: 'danger', note: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withPasskey(() =>
        deskApi('PUT /api/desk/accounts/:kind/:id/suspension', {
          params: { kind, id },
          body: { ...why, suspended: !suspended },
        }),
      ),
    onSuccess: () => {
      setAsking(false);
      onChanged();
    },
  });
  if (!asking)
    return (
      <Button variant={suspended ? 'secondary' : 'caution'} onClick={() => setAsking(true)}>
        {suspended ? 'Restore' : 'Suspend'}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const effect = suspended
    ? 'They can sign in again, and everything is as it was.'
    : kind === 'company'
      ? 'This hides the company and everything it offers, signs its team out and notifies its students. Nothing is deleted.'
      : "This signs them out everywhere, and they can't sign in. Nothing is deleted.";
  return (
    <form
      aria-label={suspended ? 'Restore' : 'Suspend'}
      onSubmit={submit}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="font-semibold">
        {suspended ? 'Why are you restoring them?' : 'Why are you suspending them?'}
      </h2>
      <p className="text-sm text-ink-soft">{effect} You confirm it with your passkey.</p>
      <ReasonFields why={why} onChange={setWhy} keys={false}>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={suspended ? 'primary' : 'danger'}
          busy={isPending && 'Waiting for your passkey…'}
        >
          {suspended ? 'Restore now' : 'Suspend now'}
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
    </form>
  );
}
