// The open streams of this node, by account and by person. Events only say "refetch this", so nothing is kept for absent clients: a
// client that opens a stream refetches everything anyway.
import { pause } from '../process/pause.ts';
import { everyone, personOf, streamEnd } from './invalidation.ts';
import { listenForInvalidations } from './live-listen.ts';
import type { Stream } from './live-stream.ts';
import type { Log } from '../telemetry/log.ts';

export type Live = ReturnType<typeof createLive>;

/** The account that a stream is about, and the person who opened it. */
type Owner = { id: string; personId: string };
type Options = {
  url: string;
  log: Log;
  heartbeatMs?: number;
  /** Called with what every stream gets to know, and with `refetch` when something may have been missed. */
  onEveryone?: (topics: string[] | 'refetch') => void;
  /** Called with each account and person that must fetch again, whether or not they have a stream here. */
  onKey?: (key: string) => void;
};

/** Browsers, not tabs: the tabs of a browser share one stream. */
export const streamsPerPerson = 12;
/** Below the minute after which most proxies close a silent connection. */
const standardHeartbeatMs = 25_000;
/** How often streams whose token has expired are ended. Looking at 10,000 streams takes less than a millisecond. */
const expiryMs = 200;
/** Writing to 10,000 streams takes the event loop about 100 ms, and refetching keeps a node busy for seconds, so both
 *  are spread out. */
const refetchesPerSecond = 2_000;
const ticksPerSecond = 10;

const eventText = (name: string, topics: string[]) => `event: ${name}\ndata: ${JSON.stringify(topics)}\n\n`;
const ready = eventText('ready', []);
const refetch = eventText('refetch', []);
const heartbeat = ':\n\n';

export function createLive({
  url,
  log,
  heartbeatMs = standardHeartbeatMs,
  onEveryone = () => {},
  onKey = () => {},
}: Options) {
  const people = new Map<string, Set<Stream>>();
  const accounts = new Map<string, Set<Stream>>();
  const closing = new AbortController();
  const all = () => people.values().flatMap((own) => own);

  async function sendToAll(event: string) {
    let sent = 0;
    for (const stream of all().toArray()) {
      stream.send(event);
      if (++sent % (refetchesPerSecond / ticksPerSecond) === 0)
        await pause(1_000 / ticksPerSecond, closing.signal);
    }
  }

  /** Sends each stream a heartbeat every `heartbeatMs`, a few streams at a time. */
  function startHeartbeats() {
    let [round, due, last] = [all(), 0, performance.now()];
    const tickMs = Math.min(heartbeatMs, 1_000 / ticksPerSecond);
    return setInterval(() => {
      const now = performance.now();
      due += (openStreams() * (now - last)) / heartbeatMs;
      last = now;
      for (; due >= 1; due--) {
        let next = round.next();
        if (next.done) next = (round = all()).next();
        next.value?.send(heartbeat);
      }
    }, tickMs).unref();
  }

  /** An expired token grants nothing, not even on an open stream. */
  function endExpired() {
    const nextLook = Date.now() + expiryMs;
    for (const stream of all()) if (stream.expiresAtMs < nextLook) stream.end();
  }

  const openStreams = () => people.values().reduce((sum, own) => sum + own.size, 0);

  function onNotification(payload: string) {
    for (const [key, topics] of Object.entries(parseInvalidations(payload))) {
      onKey(key);
      if (key === everyone) {
        onEveryone(topics);
        void sendToAll(eventText('invalidate', topics));
      }
      const person = personOf(key);
      const own = person === undefined ? accounts.get(key) : people.get(person);
      if (!own) continue;
      const isOver = topics.includes(streamEnd);
      for (const stream of own)
        if (isOver) stream.end();
        else stream.send(eventText('invalidate', topics));
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

  const forget = ({ id, personId }: Owner, stream: Stream) => {
    remove(people, personId, stream);
    remove(accounts, id, stream);
  };

  return {
    /** Runs until close(). */
    start() {
      const timers = [startHeartbeats(), setInterval(endExpired, expiryMs).unref()];
      closing.signal.addEventListener('abort', () => timers.forEach((timer) => clearInterval(timer)));
      // The connection to the database was lost, so every stream may have missed something.
      const onListening = () => {
        onEveryone('refetch');
        void sendToAll(refetch);
      };
      void listenForInvalidations({ url, onNotification, onListening, log }, closing.signal);
    },
    isClosed: () => closing.signal.aborted,
    openStreams,

    /** Returns a function to call when the stream ends. */
    open({ id, personId }: Owner, stream: Stream): () => void {
      const own = add(people, personId, stream);
      add(accounts, id, stream);
      stream.send(ready);
      if (own.size > streamsPerPerson) {
        const [oldest] = own;
        forget({ id, personId }, oldest!);
        oldest!.end();
      }
      return () => forget({ id, personId }, stream);
    },

    /** Ends all streams and accepts no more. */
    close() {
      closing.abort();
      for (const stream of all()) stream.end();
    },
  };
}

function add(streams: Map<string, Set<Stream>>, key: string, stream: Stream): Set<Stream> {
  const own = streams.get(key) ?? new Set();
  streams.set(key, own.add(stream));
  return own;
}

function remove(streams: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const own = streams.get(key);
  own?.delete(stream);
  if (own?.size === 0) streams.delete(key);
}
