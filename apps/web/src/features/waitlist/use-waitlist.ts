import { ApiError } from '@questline/contract/client';
import { useRef, useState } from 'react';
import { publicApi } from '../../lib/public-api.ts';
import { createStampedForm } from '../../lib/stamped-form.ts';

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

/** An address on its way to the waitlist. */
export function useWaitlist(say: (words: Words) => void) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const [form] = useState(() => createStampedForm({ ask: () => publicApi('GET /api/waitlist/stamp') }));
  const leaveEmpty = useRef<HTMLInputElement>(null);

  async function join(pilotInterest: boolean) {
    setJoining(true);
    setError(undefined);
    try {
      await form.send((stamp) =>
        publicApi('POST /api/waitlist', {
          body: {
            email: email.trim(),
            pilot_interest: pilotInterest,
            stamp,
            // Whatever a program wrote there is the server's to refuse.
            leave_empty: leaveEmpty.current!.value as '',
          },
        }),
      );
      setEmail('');
      say(joined);
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.fields['body.email']);
      say(failed);
    }
    setJoining(false);
  }

  return { email, setEmail, error, isJoining, begin: form.begin, join, fail: () => say(failed), leaveEmpty };
}
