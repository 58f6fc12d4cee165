// Waits for the scan result of a file: by live invalidation, and by polling in case none arrives.
import type { StoredFile } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { Invalidation } from '../live/live-client.ts';
import type { SessionClient } from '../session/session-client.ts';

export type InvalidationSource = {
  onInvalidation(listener: (invalidation: Invalidation) => void): () => void;
};

type Waiting = {
  api: SessionClient['api'];
  invalidations: InvalidationSource;
  id: string;
  signal?: AbortSignal;
  /** First and longest pause between two requests, and the total time to wait. */
  times?: { firstMs: number; longestMs: number; patienceMs: number };
};

const standardTimes = { firstMs: 400, longestMs: 5_000, patienceMs: 180_000 };

export async function waitUntilScanned({
  api,
  invalidations,
  id,
  signal,
  times = standardTimes,
}: Waiting): Promise<StoredFile> {
  const giveUpAt = performance.now() + times.patienceMs;
  for (let pauseMs = times.firstMs; ; pauseMs = Math.min(pauseMs * 1.6, times.longestMs)) {
    const asked = api('GET /api/files/:id', { params: { id } }, { ...(signal && { signal }) });
    const file = await asked.catch(ifPassing);
    if (file?.status === 'ready') return file;
    if (file?.status === 'refused') throw new ApiError({ code: file.refusal ?? 'file_damaged' });
    if (performance.now() > giveUpAt) throw new ApiError({ code: 'timeout' });
    await invalidationOrPause(invalidations, pauseMs, signal);
  }
}

/** The file is uploaded; a lost connection only means polling again. */
function ifPassing(error: unknown): undefined {
  if (error instanceof ApiError && (error.code === 'unavailable' || error.code === 'timeout')) return;
  throw error;
}

const invalidationOrPause = (
  invalidations: InvalidationSource,
  pauseMs: number,
  signal: AbortSignal | undefined,
) =>
  new Promise<void>((resolve, reject) => {
    const over = () => {
      clearTimeout(timer);
      forget();
      signal?.removeEventListener('abort', stop);
    };
    const go = () => {
      over();
      resolve();
    };
    const stop = () => {
      over();
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(go, pauseMs);
    const forget = invalidations.onInvalidation(
      (heard) => (heard === 'refetch' || heard.includes('files')) && go(),
    );
    signal?.addEventListener('abort', stop, { once: true });
  });
