import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { awaitFirstLoad, whenLoaded } from './first-load.ts';

const aWhile = () => new Promise((done) => setTimeout(done, 150));

test('runs immediately in an app that is already loaded', () => {
  const run = vi.fn<() => void>();
  whenLoaded(run);
  expect(run).toHaveBeenCalledOnce();
});

test('waits for the page, its queries, and queries that depend on them', async () => {
  const client = new QueryClient();
  const rendered = Promise.withResolvers<void>();
  const [content, details] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  void awaitFirstLoad(client, rendered.promise);
  const run = vi.fn<() => void>();
  whenLoaded(run);

  // The frame has loaded its part, but the page's code is still on its way.
  await client.prefetchQuery({ queryKey: ['counts'], queryFn: async () => 3 });
  await aWhile();
  expect(run).not.toHaveBeenCalled();

  const loading = client
    .prefetchQuery({ queryKey: ['content'], queryFn: () => content.promise })
    .then(() => client.prefetchQuery({ queryKey: ['details'], queryFn: () => details.promise }));
  rendered.resolve();
  await aWhile();
  expect(run).not.toHaveBeenCalled();
  content.resolve('content');
  await aWhile();
  expect(run).not.toHaveBeenCalled();
  details.resolve('details');
  await loading;
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  client.clear();
});

test('a page that fails to load, or has nothing to load, is loaded as well', async () => {
  for (const queryFn of [async () => Promise.reject(new Error('unavailable')), undefined]) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    void awaitFirstLoad(client, Promise.resolve());
    const run = vi.fn<() => void>();
    whenLoaded(run);
    expect(run).not.toHaveBeenCalled();
    if (queryFn) void client.prefetchQuery({ queryKey: ['content'], queryFn });
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    client.clear();
  }
});
