import { ApiError } from '@questline/contract/client';
import type { UserType } from '@questline/contract/plain';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { explanations, failureWords, type Mode } from './auth-words.ts';

/** The server's message, if any. */
const messageOf = (error: unknown) => (error instanceof ApiError && error.text) || undefined;

type Options = {
  type: UserType;
  mode: Mode;
  /** Whether a failure also shows a toast, as the specification wants it on the auth pages. */
  toasts?: boolean;
  onSignedIn: (type: UserType) => Promise<void>;
};

/** Submits an auth form and redirects. On failure it returns the text for the alert. */
export function useSubmission({ type, mode, toasts = true, onSignedIn }: Options) {
  const [error, setError] = useState<string>();

  async function run<Values extends FieldValues>(
    form: UseFormReturn<Values>,
    request: () => Promise<UserType>,
  ): Promise<void> {
    setError(undefined);
    try {
      await session.submit(async () => onSignedIn(await request()));
    } catch (failure) {
      const words = failureWords[type][mode];
      const message = messageOf(failure);
      if (toasts) toast({ title: words.title, description: message ?? words.toast, variant: 'destructive' });
      // A field's error shows only at that field.
      if (!showFieldErrors(failure, form.setError))
        setError((failure instanceof ApiError && explanations[failure.code]) || (message ?? words.page));
    }
  }
  return { error, clearError: () => setError(undefined), run };
}
