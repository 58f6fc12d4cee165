// The open streams of this node, by account. Events only say "refetch this", so nothing is kept for absent clients: a
// client that opens a stream refetches everything anyway.
import { listenForInvalidations } from './live-listen.ts';
import type { Log } from '../telemetry/log.ts';

export type Stream = { send(text: string): void; end(): void };
export type Live = ReturnType<typeof createLive>;

type Options = { url: string; log: Log; heartbeatMs?: number };

/** Browsers, not tabs: the tabs of a browser share one stream. */
export const streamsPerPerson = 12;
/** Below the minute after which most proxies close a silent connection. */
const standardHeartbeatMs = 25_000;

const eventText = (name: string, topics: string[]) => `event: ${name}\ndata: ${JSON.stringify(topics)}\n\n`;
const ready = eventText('ready', []);
const refetch = eventText('refetch', []);
const heartbeat = ':\n\n';

export function createLive({ url, log, heartbeatMs = standardHeartbeatMs }: Options) {
  const streams = new Map<string, Set<Stream>>();
  const closing = new AbortController();
  const all = () => streams.values().flatMap((own) => own);
  const sendAll = (text: string) => {
    for (const stream of all()) stream.send(text);
  };

  function onNotification(payload: string) {
    for (const [userId, topics] of Object.entries(parseInvalidations(payload))) {
      const own = streams.get(userId);
      if (own) for (const stream of own) stream.send(eventText('invalidate', topics));
    }
  }

  /** Anyone who can log in to the database can send anything on a channel; it must not end the process. */
  function parseInvalidations(payload: string): Record<string, string[]> {
    try {
      return (JSON.parse(payload) ?? {}) as Record<string, string[]>;
    } catch {
      log.warn('malformed invalidation');
      return {};
    }
  }

  function forget(userId: string, stream: Stream) {
    const own = streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(userId);
  }

  return {
    /** Runs until close(). */
    start() {
      const beat = setInterval(() => sendAll(heartbeat), heartbeatMs).unref();
      closing.signal.addEventListener('abort', () => clearInterval(beat));
      void listenForInvalidations(
        { url, onNotification, onListening: () => sendAll(refetch), log },
        closing.signal,
      );
    },
    isClosed: () => closing.signal.aborted,
    openStreams: () => streams.values().reduce((sum, own) => sum + own.size, 0),

    /** Returns a function to call when the stream ends. */
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

    /** Ends all streams and accepts no more. */
    close() {
      closing.abort();
      for (const stream of all()) stream.end();
    },
  };
}
