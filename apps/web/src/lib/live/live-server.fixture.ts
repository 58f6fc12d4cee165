// A small real SSE server, and tabs of one browser that listen to it.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createLiveClient, type Invalidation } from './live-client.ts';

export async function startServer() {
  const streams = new Set<ServerResponse>();
  const server = {
    origin: '',
    streams,
    /** The bearer token of each request. */
    bearers: [] as (string | undefined)[],
    /** The response to send instead of a stream. */
    status: 200,
    say(event: string, topics: string[] = []) {
      for (const stream of streams) stream.write(`event: ${event}\ndata: ${JSON.stringify(topics)}\n\n`);
    },
    cut() {
      for (const stream of streams) stream.destroy();
    },
  };
  const http = createServer((request, response) => {
    server.bearers.push(request.headers.authorization);
    if (server.status !== 200) return response.writeHead(server.status).end('{}');
    streams.add(response);
    response.once('close', () => streams.delete(response));
    return response.writeHead(200).write('event: ready\ndata: []\n\n');
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  server.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return server;
}

const quick = { minMs: 1, firstMaxMs: 5, maxMs: 20, steadyMs: 30_000 };

type Options = { name: string; origin: string; account?: string | undefined; retries?: typeof quick };

export function openTab({ name, origin, account = 'maya', retries = quick }: Options) {
  const watchers = new Set<() => void>();
  const heard: Invalidation[] = [];
  let current: string | undefined = account;
  const tab = {
    heard,
    rechecks: 0,
    online: true,
    events: new EventTarget(),
    become(next: string | undefined) {
      current = next;
      for (const watcher of watchers) watcher();
    },
    /** As far as the other tabs can tell. */
    close: () => tab.become(undefined),
  };
  const live = createLiveClient({
    session: {
      accountId: () => current,
      token: async () => current && `token-of-${current}`,
      recheckToken: async () => void tab.rechecks++,
      watch(watcher) {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    },
    network: { isOnline: () => tab.online, events: tab.events },
    name,
    origin,
    retries,
  });
  live.onInvalidation((invalidation) => heard.push(invalidation));
  live.start();
  onTestFinished(tab.close);
  return tab;
}
