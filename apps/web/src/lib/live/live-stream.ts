// Reads one stream of server-sent events to its end. Uses fetch, because EventSource can't send a bearer token.

type Reading = {
  origin: string;
  token: string;
  signal: AbortSignal;
  hear(name: string, topics: string[]): void;
  silenceMs?: number;
};

/** The server sends something every 25 seconds; a connection that is silent for longer is dead. */
const standardSilenceMs = 60_000;

/** Throws what fetch throws. The end of a stream is not an error. */
export async function readStream({ origin, token, signal, hear, silenceMs = standardSilenceMs }: Reading) {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch(`${origin}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 401) return 'refused';
    if (!response.ok || !response.body) return 'unavailable';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      const blocks = (text + value).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const [, name, data] = block.match(/^event: (\w+)\ndata: (.*)$/) ?? [];
        if (name && data) hear(name, JSON.parse(data));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
