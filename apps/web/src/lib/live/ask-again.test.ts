import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain } from './ask-again.ts';

test('news reads again what is shown of its topics; “again” reads all that is shown', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const reads: string[] = [];
  const show = (...queryKey: string[]) =>
    new QueryObserver(client, { queryKey, queryFn: async () => reads.push(queryKey.join('/')) }).subscribe(
      () => {},
    );
  const closers = [show('messages', 'inbox'), show('messages', 'thread'), show('notifications')];
  await client.prefetchQuery({ queryKey: ['messages', 'hidden'], queryFn: async () => reads.push('hidden') });
  await new Promise((done) => setTimeout(done));

  reads.length = 0;
  await askAgain(client, ['messages', 'unheard of']);
  expect(reads).toEqual(['messages/inbox', 'messages/thread']);
  expect(client.getQueryState(['messages', 'hidden'])?.isInvalidated).toBe(true);

  reads.length = 0;
  await askAgain(client, 'again');
  expect(reads).toEqual(['messages/inbox', 'messages/thread', 'notifications']);
  for (const close of closers) close();
});
