import { ApiError } from '@questline/contract/client';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { ErrorState } from '../ui/faces.tsx';

/** In place of a page that failed; the shell around it stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  const text = error instanceof ApiError ? error.text : 'It has nothing to do with what you did.';
  return <ErrorState title="This page could not be shown" text={text} onRetry={retry} />;
}
