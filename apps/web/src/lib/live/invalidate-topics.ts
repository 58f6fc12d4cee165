// Refetches visible data that the server says has changed. A running refetch is never canceled by the next
// invalidation, so that busy hours and slow connections still make progress. Less important topics are throttled.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Invalidation } from './live-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `immediate`: someone is looking at exactly this, so refetch it immediately, every time. */
    queryMeta: { immediate?: true };
  }
}

/** A topic is the name of a domain and the first element of its query keys. */
export function createInvalidator(queryClient: QueryClient, { gapMs = 2_000 } = {}) {
  const isAbout = (topic: string, immediate: boolean) => (query: Query) =>
    query.queryKey[0] === topic && (query.meta?.immediate ?? false) === immediate;
  const lane = (topic: string, immediate: boolean) =>
    inTurn(() => invalidateAfterPages(queryClient, isAbout(topic, immediate)), immediate ? 0 : gapMs);
  const lanes = new Map<string, (() => Promise<void>)[]>();
  const lanesOf = (topic: string) => {
    const known = lanes.get(topic) ?? [lane(topic, true), lane(topic, false)];
    lanes.set(topic, known);
    return known;
  };
  const everything = inTurn(() => invalidateAfterPages(queryClient, () => true), 0);

  /** Resolves when everything invalidated here has been refetched. */
  return async function invalidate(invalidation: Invalidation): Promise<void> {
    if (invalidation === 'refetch') return everything();
    await Promise.all(invalidation.flatMap(lanesOf).map((ask) => ask()));
  };
}

/** Invalidating a list while it loads its next page would cancel that page, so "Load more" would do nothing. */
async function invalidateAfterPages(queryClient: QueryClient, predicate: (query: Query) => boolean) {
  const fetching = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  const pages = fetching.filter(({ state }) => state.fetchMeta?.fetchMore);
  if (pages.length > 0) await Promise.allSettled(pages.map(async ({ promise }) => promise));
  await queryClient.invalidateQueries({ predicate });
}

/** One round at a time, `gapMs` from start to start. Calls during a round share the next one. */
function inTurn(round: () => Promise<void>, gapMs: number): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    const read = round();
    const gap = gapMs > 0 && new Promise((done) => setTimeout(done, gapMs));
    current = Promise.all([read, gap]).then(() => void (current = undefined));
    return read;
  };
  return () => {
    if (!current) return start();
    next ??= current.then(start);
    return next;
  };
}
