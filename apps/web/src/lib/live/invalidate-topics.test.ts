import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createInvalidator } from './invalidate-topics.ts';

const rest = (ms = 0) => new Promise((done) => setTimeout(done, ms));

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const reads: string[] = [];
  const show = (name: string, { immediate = false, ms = 0 } = {}) =>
    new QueryObserver(client, {
      queryKey: name.split('/'),
      queryFn: async () => {
        await rest(ms);
        return reads.push(name);
      },
      ...(immediate && { meta: { immediate: true as const } }),
    }).subscribe(() => {});
  return { client, reads, show };
}

test('an invalidation refetches visible queries of its topics; “again” refetches all visible queries', async () => {
  const { client, reads, show } = open();
  const closers = [show('messages/inbox'), show('messages/thread'), show('notifications')];
  await client.prefetchQuery({ queryKey: ['messages', 'hidden'], queryFn: async () => reads.push('hidden') });
  await rest();
  const invalidate = createInvalidator(client);

  reads.length = 0;
  await invalidate(['messages', 'unheard of']);
  expect(reads).toEqual(['messages/inbox', 'messages/thread']);
  expect(client.getQueryState(['messages', 'hidden'])?.isInvalidated).toBe(true);

  reads.length = 0;
  await invalidate('refetch');
  expect(reads).toEqual(['messages/inbox', 'messages/thread', 'notifications']);
  for (const close of closers) close();
});

test('under load, the open thread is refetched every time, the rest is throttled, and the last invalidation is never lost', async () => {
  const { client, reads, show } = open();
  const closers = [show('messages/inbox'), show('messages/thread', { immediate: true })];
  await rest();
  const invalidate = createInvalidator(client, { gapMs: 2_000 });
  reads.length = 0;
  const asked: Promise<void>[] = [];
  for (let n = 0; n < 5; n++) {
    asked.push(invalidate(['messages']));
    await rest(10);
  }
  await Promise.all(asked);
  expect(reads.filter((it) => it === 'messages/inbox')).toHaveLength(2);
  expect(reads.filter((it) => it === 'messages/thread')).toHaveLength(5);
  for (const close of closers) close();
  client.clear();
});

test('a slow refetch is not canceled by the next invalidation, and one more follows', async () => {
  const { client, reads, show } = open();
  const close = show('messages/thread', { immediate: true, ms: 60 });
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  const invalidate = createInvalidator(client);
  const first = invalidate(['messages']);
  await rest(20);
  const others = [invalidate(['messages']), invalidate(['messages'])];
  await first;
  expect(reads).toHaveLength(2);
  await Promise.all(others);
  expect(reads).toHaveLength(3);
  close();
});

test('an invalidation does not cancel a page that is being loaded, and refetches after it', async () => {
  const { client } = open();
  const reads: number[] = [];
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['messages', 'inbox'],
    queryFn: async ({ pageParam }) => {
      await rest(10);
      reads.push(pageParam);
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (last) => last + 1,
  });
  const close = list.subscribe(() => {});
  await rest(30);
  for (const invalidation of [['messages'], 'refetch'] as const) {
    reads.length = 0;
    const shown = list.getCurrentResult().data!.pages.length;
    const more = list.fetchNextPage();
    await createInvalidator(client)(invalidation === 'refetch' ? invalidation : [...invalidation]);
    await more;
    const pages = Array.from({ length: shown + 1 }, (_, n) => n + 1);
    expect(list.getCurrentResult().data!.pages).toEqual(pages);
    expect(reads).toEqual([shown + 1, ...pages]);
  }
  close();
});
