import { ApiError } from '@questline/contract/client';
import { useRef, useState } from 'react';
import { publicApi } from '../../lib/public-api.ts';
import { createStampedForm } from '../../lib/forms/stamped-form.ts';

type Words = { title: string; description: string; variant?: 'destructive' };

const joined: Words = {
  title: 'Thanks for your interest!',
  description: "We'll keep you updated on new developments.",
};
const failed: Words = {
  title: 'Error',
  description: 'Something went wrong. Please try again.',
  variant: 'destructive',
};

/** Joins the waitlist with an email. */
export function useWaitlist(toast: (words: Words) => void) {
  const [error, setError] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const [form] = useState(() => createStampedForm({ ask: () => publicApi('GET /api/waitlist/stamp') }));
  // Uncontrolled, because people type before the script has loaded.
  const field = useRef<HTMLInputElement>(null);
  const leaveEmpty = useRef<HTMLInputElement>(null);

  const email = () => field.current!.value.trim();
  const discard = () => (field.current!.value = '');

  async function join(pilotInterest: boolean) {
    setJoining(true);
    setError(undefined);
    try {
      await form.send((stamp) =>
        publicApi('POST /api/waitlist', {
          body: {
            email: email(),
            pilot_interest: pilotInterest,
            stamp,
            // If a bot filled it in, the server refuses it.
            leave_empty: leaveEmpty.current!.value as '',
          },
        }),
      );
      discard();
      toast(joined);
    } catch (failure) {
      const isMaintenance = failure instanceof ApiError && failure.code === 'maintenance';
      if (isMaintenance) setError(failure.text);
      else if (failure instanceof ApiError) setError(failure.fields['body.email']);
      if (!isMaintenance) toast(failed);
    }
    setJoining(false);
  }

  return {
    field,
    email,
    discard,
    error,
    isJoining,
    begin: form.begin,
    join,
    fail: () => toast(failed),
    leaveEmpty,
  };
}
