import { ApiError } from '@questline/contract/client';
import type { UserType } from '@questline/contract/plain';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { failureWords, type Mode } from './auth-words.ts';

/** The words of the server, where it has some. */
const messageOf = (error: unknown) => (error instanceof ApiError && error.text) || undefined;

type Options = { type: UserType; mode: Mode; onSignedIn: (type: UserType) => Promise<void> };

/** Runs an auth form: in, and on to where it leads; or a toast, and the words for the page's alert. */
export function useSubmission({ type, mode, onSignedIn }: Options) {
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
      toast({ title: words.title, description: message ?? words.toast, variant: 'destructive' });
      // A complaint about one field stands at that field and nowhere else.
      if (!showFieldErrors(failure, form.setError)) setError(message ?? words.page);
    }
  }
  return { error, clearError: () => setError(undefined), run };
}
