// Sends a person the email to verify their address or to reset their password.
import type { OpenedAccount } from '@questline/contract';
import type { AccountEmail } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { deskApi } from '../desk-queries.ts';
import { everydayReasons, ReasonFields, type Why } from '../reason-fields.tsx';

const words: Record<AccountEmail, { button: string; title: string; done: string }> = {
  verification: {
    button: 'Send verification email',
    title: 'Why are you sending the verification email?',
    done: 'The verification email is on its way.',
  },
  reset: {
    button: 'Send password reset email',
    title: 'Why are you sending a password reset email?',
    done: 'The password reset email is on its way.',
  },
};

type Props = { account: OpenedAccount; onChanged: () => void };

export function AccountEmails({ account, onChanged }: Props) {
  const [asking, setAsking] = useState<AccountEmail>();
  const [why, setWhy] = useState<Why>({ reason: 'support', note: '' });
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (email: AccountEmail) => {
      await deskApi('POST /api/desk/people/:id/emails', {
        params: { id: account.id },
        body: { ...why, email },
      });
      return words[email].done;
    },
    onSuccess: () => {
      setAsking(undefined);
      onChanged();
    },
  });
  const ask = (email: AccountEmail) => {
    reset();
    setAsking(email);
  };
  if (asking)
    return (
      <form
        aria-label={words[asking].button}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          mutate(asking);
        }}
        className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
      >
        <h2 className="font-semibold">{words[asking].title}</h2>
        <p className="text-sm wrap-anywhere text-ink-soft">
          It goes to {account.email}. Only they see the link in it.
        </p>
        <ReasonFields why={why} onChange={setWhy} keys={false} reasons={everydayReasons}>
          <Button variant="secondary" onClick={() => setAsking(undefined)}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending && 'Sending…'}>
            Send email
          </Button>
        </ReasonFields>
        {error && <Notice tone="danger">{failureText(error)}</Notice>}
      </form>
    );
  return (
    <>
      {data && (
        <div className="basis-full">
          <Notice tone="info">{data}</Notice>
        </div>
      )}
      {!account.email_verified && (
        <Button variant="secondary" onClick={() => ask('verification')}>
          {words.verification.button}
        </Button>
      )}
      <Button variant="secondary" onClick={() => ask('reset')}>
        {words.reset.button}
      </Button>
    </>
  );
}
