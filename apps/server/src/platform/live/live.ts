// The open streams of this node, by person. What is sent says "ask again for this" and nothing else, so nothing is
// kept for those who are away: whoever opens a stream asks for everything anyway.
import { listenForInvalidations } from './live-listen.ts';
import type { Log } from '../telemetry/log.ts';

export type Stream = { send(text: string): void; end(): void };
export type Live = ReturnType<typeof createLive>;

type Options = { url: string; log: Log; heartbeatMs?: number };

/** Browsers, not tabs: the tabs of a browser share one. */
export const streamsPerPerson = 12;
/** Below the minute after which most proxies give up on a silent connection. */
const standardHeartbeatMs = 25_000;

const eventText = (name: string, topics: string[]) => `event: ${name}\ndata: ${JSON.stringify(topics)}\n\n`;
const ready = eventText('ready', []);
const again = eventText('again', []);
const heartbeat = ':\n\n';

export function createLive({ url, log, heartbeatMs = standardHeartbeatMs }: Options) {
  const streams = new Map<string, Set<Stream>>();
  const closing = new AbortController();
  const all = () => streams.values().flatMap((own) => own);
  const sendAll = (text: string) => {
    for (const stream of all()) stream.send(text);
  };

  function hear(payload: string) {
    for (const [userId, topics] of Object.entries(readNews(payload))) {
      const own = streams.get(userId);
      if (own) for (const stream of own) stream.send(eventText('news', topics));
    }
  }

  /** Whoever may log in to the database may say anything on a channel; it must not end the process. */
  function readNews(payload: string): Record<string, string[]> {
    try {
      return (JSON.parse(payload) ?? {}) as Record<string, string[]>;
    } catch {
      log.warn('news that cannot be read');
      return {};
    }
  }

  function forget(userId: string, stream: Stream) {
    const own = streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(userId);
  }

  return {
    /** Until close(). */
    start() {
      const beat = setInterval(() => sendAll(heartbeat), heartbeatMs).unref();
      closing.signal.addEventListener('abort', () => clearInterval(beat));
      void listenForInvalidations({ url, hear, onListening: () => sendAll(again), log }, closing.signal);
    },
    isClosed: () => closing.signal.aborted,
    openStreams: () => streams.values().reduce((sum, own) => sum + own.size, 0),

    /** Returns what must be called when the stream is over, whoever ended it. */
    open(userId: string, stream: Stream): () => void {
      const own = streams.get(userId) ?? new Set();
      streams.set(userId, own.add(stream));
      stream.send(ready);
      if (own.size > streamsPerPerson) {
        const [oldest] = own;
        forget(userId, oldest!);
        oldest!.end();
      }
      return () => forget(userId, stream);
    },

    /** Ends all streams and takes no more. */
    close() {
      closing.abort();
      for (const stream of all()) stream.end();
    },
  };
}
