import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { RefetchingQueryClient } from './refetching-query-client.ts';

/** A list on a server, and a fetch that resolves when the test says so. */
function shown(client: RefetchingQueryClient) {
  const server = { words: 'before' };
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const { words } = server;
    return new Promise<string>((resolve) => answers.push(() => resolve(words)));
  };
  const observer = new QueryObserver(client, { queryKey: ['notes'], queryFn, retry: false });
  observer.subscribe(() => undefined);
  return { server, answers, words: () => observer.getCurrentResult().data };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

test('refetches once if an invalidation arrives during the first fetch', async () => {
  const client = new RefetchingQueryClient();
  const { server, answers, words } = shown(client);
  server.words = 'after';
  const told = client.invalidateQueries({ queryKey: ['notes'] });
  answers[0]!();
  await settled();
  expect([words(), answers.length]).toEqual(['before', 2]);
  answers[1]!();
  await told;
  expect([words(), answers.length]).toEqual(['after', 2]);
});

test('retries a failed first fetch after an invalidation', async () => {
  const client = new RefetchingQueryClient();
  let reads = 0;
  const queryFn = () => (reads++ ? Promise.resolve('there') : Promise.reject(new Error('away')));
  const observer = new QueryObserver(client, { queryKey: ['notes'], queryFn, retry: false });
  observer.subscribe(() => undefined);
  await client.invalidateQueries();
  expect([observer.getCurrentResult().data, reads]).toEqual(['there', 2]);
});

test('does not refetch when told not to; the next observer fetches', async () => {
  const client = new RefetchingQueryClient();
  const { answers } = shown(client);
  await client.invalidateQueries({ queryKey: ['notes'], refetchType: 'none' });
  expect(answers).toHaveLength(1);
  answers[0]!();
  await settled();
  expect(client.getQueryState(['notes'])).toMatchObject({ data: 'before', isInvalidated: true });
});

test('refetches only invalidated queries', async () => {
  const client = new RefetchingQueryClient();
  const { answers } = shown(client);
  await client.invalidateQueries({ queryKey: ['companies'] });
  answers[0]!();
  await settled();
  expect(answers).toHaveLength(1);
});
