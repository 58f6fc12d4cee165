// Answers of the server that a student can look at without a network. Only students have them, because a company's answers
// are about others.
import type { Query, QueryClient } from '@tanstack/react-query';
import { inStore, keyOf, result } from '../../lib/offline/local-database.ts';
import { session } from '../../lib/session/session.ts';
import { bounds, isFresh, isKept, isSmall } from './what-is-kept.ts';

type Kept = { data: unknown; at: number };

const writeAfterMs = 1_000;

function student(): string | undefined {
  const { current } = session.snapshot();
  return current.state === 'signed-in' && current.type === 'student' ? current.id : undefined;
}

export async function findKept(query: Query): Promise<Kept | undefined> {
  const person = student();
  if (!person || !isKept(query.queryKey)) return undefined;
  const found = (await inStore('answers', (store) => result(store.get(keyOf(person, query.queryHash))))) as
    | Kept
    | undefined;
  return found && isFresh(found.at) ? found : undefined;
}

async function keep(person: string, queries: Query[]) {
  await inStore('answers', async (store) => {
    // The person may have signed out while the database was opened.
    if (student() !== person) return;
    for (const { queryHash, state } of queries) {
      const { data, dataUpdatedAt: at } = state;
      if (!isSmall(data)) store.delete(keyOf(person, queryHash));
      else store.put({ data, at } satisfies Kept, keyOf(person, queryHash));
    }
    const byAge = store.index('at');
    const tooOld = await result(byAge.getAllKeys(IDBKeyRange.upperBound(Date.now() - bounds.ageMs)));
    const all = await result(byAge.getAllKeys());
    for (const key of new Set([...tooOld, ...all.slice(0, -bounds.answers)])) store.delete(key);
  });
}

export const clearAnswers = () => inStore('answers', async (store) => void store.clear());

/** Follows the cache of this document. */
export function keepAnswers(queryClient: QueryClient) {
  let changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const person = student();
    const queries = [...changed.values()];
    changed = new Map();
    // Without storage, the app works as long as there is a network.
    if (person && queries.length > 0) keep(person, queries).catch(() => undefined);
  }
  function note(query: Query) {
    if (!isKept(query.queryKey) || !student()) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(write, writeAfterMs);
  }
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .forEach(note);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  // A phone may never wake a hidden tab again.
  document.addEventListener('visibilitychange', () => document.hidden && write());
}
