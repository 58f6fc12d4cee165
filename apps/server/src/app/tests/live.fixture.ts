// Test fixture: reads a live stream as a browser does and records its events, and waits for nodes to listen.
import { setTimeout as sleep } from 'node:timers/promises';
import type { createTestApp } from './create-test-app.ts';

export async function openStream(origin: string, token: string) {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (!response.ok) throw new Error(`refused with ${response.status}`);
  let text = '';
  const ended = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
    return 'ended' as const;
  })().catch(() => 'cut' as const);

  const events = () =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, name, data]) => `${name} ${data}`);
  return {
    headers: response.headers,
    /** For example 'invalidate ["messages"]'. */
    events,
    text: () => text,
    ended,
    leave: () => leaving.abort(),
    async received(event: string, times = 1) {
      while (events().filter((it) => it === event).length < times) await sleep(5);
    },
  };
}

/** The connections on which API nodes listen for invalidations. */
export const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'questline live'`;

/** Waits until this many nodes listen. */
export async function nodesListen(
  { root }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'root'>,
  count: number,
) {
  // A listener runs `select 1` regularly to notice a lost connection.
  const idle = `select 1 ${listeners} and query in ('listen questline_news', 'select 1') and state = 'idle'`;
  while ((await root.query(idle)).rowCount !== count) await sleep(10);
}
