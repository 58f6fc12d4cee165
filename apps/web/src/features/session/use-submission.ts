import { ApiError } from '@questline/contract/client';
import type { UserType } from '@questline/contract/plain';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { explanations, failureWords, type Mode } from './auth-words.ts';

/** The server's message, if any. */
const messageOf = (error: unknown) => (error instanceof ApiError && error.text) || undefined;

export type Submission = {
  type: UserType;
  mode: Mode;
  /** Also says a failure in a toast, as the specification wants it on the auth pages. */
  toast?: (words: { title: string; description: string; variant: 'destructive' }) => void;
  onSignedIn: (type: UserType) => Promise<void>;
};

/** Submits an auth form and redirects. On failure it returns the text for the alert. */
export function useSubmission({ type, mode, toast, onSignedIn }: Submission) {
  const [error, setError] = useState<string>();

  async function run<Values extends FieldValues>(
    form: Pick<UseFormReturn<Values>, 'setError'>,
    request: () => Promise<UserType>,
  ): Promise<void> {
    setError(undefined);
    try {
      await session.submit(async () => onSignedIn(await request()));
    } catch (failure) {
      const words = failureWords[type][mode];
      const message = messageOf(failure);
      toast?.({ title: words.title, description: message ?? words.toast, variant: 'destructive' });
      // A field's error shows only at that field.
      if (!showFieldErrors(failure, form.setError))
        setError((failure instanceof ApiError && explanations[failure.code]) || (message ?? words.page));
    }
  }
  return { error, clearError: () => setError(undefined), run };
}
