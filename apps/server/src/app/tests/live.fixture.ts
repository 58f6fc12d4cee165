// Test fixture: reads a live stream as a browser does and records its events.
import { setTimeout as sleep } from 'node:timers/promises';

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
