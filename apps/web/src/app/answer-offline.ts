// Where the query cache gets answers from when the server can't be reached: this browser's database, if it has them.
import { ApiError } from '@questline/contract/client';
import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { outOfReach } from '../lib/out-of-reach.ts';
import { queryClient } from '../lib/query/query-client.ts';

const isNoAnswer = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unavailable' || error.code === 'timeout');

/** The answer that is there already, or the one that this browser kept. */
async function findEarlier(query: Query) {
  const { data, dataUpdatedAt: at } = query.state;
  if (data !== undefined) return navigator.onLine ? undefined : { data, at };
  const { findKept } = await import('./offline/offline.ts');
  return findKept(query);
}

async function answer(ask: QueryFunction, context: QueryFunctionContext, query: Query): Promise<unknown> {
  try {
    if (!navigator.onLine) throw new ApiError({ code: 'unavailable' });
    const fresh = await ask(context);
    if (outOfReach.snapshot()) outOfReach.set(false);
    return fresh;
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const earlier = await findEarlier(query).catch(() => undefined);
    if (!earlier) throw error;
    outOfReach.set(true);
    // After the cache has taken it as an answer of now. It is as old as it was, and fetched again at the next opportunity.
    setTimeout(() => query.setState({ dataUpdatedAt: earlier.at, isInvalidated: true }));
    return earlier.data;
  }
}

export function answerOffline() {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, persister: answer } });
}
