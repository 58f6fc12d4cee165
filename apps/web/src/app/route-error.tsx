import { ApiError } from '@questline/contract/client';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { ChunkError } from '../ui/lazy/load-chunk.ts';
import { LoadFailed } from '../ui/lazy/load-failed.tsx';

/** Shown instead of a page that failed. The shell stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = useCallback(async () => {
    queries.reset();
    reset();
    await router.invalidate();
  }, [queries, reset, router]);
  if (error instanceof ChunkError) return <LoadFailed onRetry={retry} />;
  const text = error instanceof ApiError ? error.text : "It's not your fault. Please try again.";
  return <ErrorState title="This page didn't load" text={text} onRetry={() => void retry()} />;
}
