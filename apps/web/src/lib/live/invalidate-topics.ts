// What the server says has changed is read again, wherever it is shown. A round of reading is never cut off by the next
// news, so that a busy hour or a slow line starves nobody; and what matters less than a second waits for its turn.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Invalidation } from './live-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `prompt`: somebody is looking at just this, so it is read at once, every time. */
    queryMeta: { prompt?: true };
  }
}

/** A topic is the name of a domain, which is also the first word of its queries' keys. */
export function createInvalidator(queryClient: QueryClient, { gapMs = 2_000 } = {}) {
  const isAbout = (topic: string, prompt: boolean) => (query: Query) =>
    query.queryKey[0] === topic && (query.meta?.prompt ?? false) === prompt;
  const lane = (topic: string, prompt: boolean) =>
    inTurn(() => queryClient.invalidateQueries({ predicate: isAbout(topic, prompt) }), prompt ? 0 : gapMs);
  const lanes = new Map<string, (() => Promise<void>)[]>();
  const lanesOf = (topic: string) => {
    const known = lanes.get(topic) ?? [lane(topic, true), lane(topic, false)];
    lanes.set(topic, known);
    return known;
  };
  const everything = inTurn(() => queryClient.invalidateQueries(), 0);

  /** Resolves when all that was told here has been read. */
  return async function invalidate(invalidation: Invalidation): Promise<void> {
    if (invalidation === 'again') return everything();
    await Promise.all(invalidation.flatMap(lanesOf).map((ask) => ask()));
  };
}

/** One round at a time, `gapMs` from start to start. Whoever asks during one gets the next, as all do who ask then. */
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
