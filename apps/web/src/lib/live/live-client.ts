// Live invalidations from the server. Only one tab of a browser opens the stream, because six streams would use all
// connections that HTTP/1.1 allows. It informs the other tabs, and one of them takes over when it closes.
import type { SessionClient } from '../session/session-client.ts';
import { pause, retryDelay, standardRetries } from './live-retries.ts';
import { readStream } from './live-stream.ts';

/** Topics (the first element of query keys), or everything, because some invalidations may have been missed. */
export type Invalidation = 'refetch' | string[];

/** For the debug view: this tab's role and the last invalidation it received. */
export type LiveState = {
  stream: 'none' | 'held elsewhere' | 'connecting' | 'open' | 'pausing';
  heard: { invalidation: Invalidation; at: Date } | undefined;
};

type Ports = {
  session: Pick<SessionClient, 'accountId' | 'watch' | 'token' | 'recheckToken'>;
  network: { isOnline(): boolean; events: EventTarget };
  /** Name of the lock and the channel. */
  name?: string;
  origin?: string;
  retries?: typeof standardRetries;
};

export function createLiveClient({
  session,
  network,
  name = 'questline-live',
  origin = '',
  retries = standardRetries,
}: Ports) {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<(invalidation: Invalidation) => void>();
  let state: LiveState = { stream: 'none', heard: undefined };
  const emit = (invalidation: Invalidation) => {
    state = { ...state, heard: { invalidation, at: new Date() } };
    for (const listener of listeners) listener(invalidation);
  };
  const share = (invalidation: Invalidation) => {
    emit(invalidation);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel always has one origin
    channel.postMessage(invalidation);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Invalidation>) => emit(data));

  const become = (stream: LiveState['stream']) => (state = { ...state, stream });

  function hear(event: string, topics: string[]) {
    if (event === 'ready') become('open');
    if (event === 'invalidate') share(topics);
    // Nothing is replayed: a newly opened stream means that anything before it may have been missed.
    if (event === 'ready') share('refetch');
    // All clients receive this at the same time, just when the database is back, so they refetch at random times.
    if (event === 'refetch') setTimeout(share, retryDelay(1, retries), 'refetch');
  }

  async function tryOnce(signal: AbortSignal) {
    const token = await session.token();
    if (!token || signal.aborted) return;
    if ((await readStream({ origin, token, signal, hear })) === 'refused') await session.recheckToken();
  }

  async function holdStream(stop: AbortSignal) {
    for (let failures = 0; !stop.aborted;) {
      // Coming online ends the wait, and also replaces a stream that has probably died.
      const online = new AbortController();
      const wake = () => online.abort();
      network.events.addEventListener('online', wake);
      const signal = AbortSignal.any([stop, online.signal]);
      const began = performance.now();
      // Failures are retried silently, because pages show their own errors.
      become('connecting');
      if (network.isOnline()) await tryOnce(signal).catch(() => {});
      become('pausing');
      failures = performance.now() - began > retries.steadyMs ? 0 : failures + 1;
      await pause(network.isOnline() ? retryDelay(failures, retries) : undefined, signal);
      network.events.removeEventListener('online', wake);
      if (online.signal.aborted) failures = 0;
    }
  }

  function joinElection(): AbortController {
    const stop = new AbortController();
    const { signal } = stop;
    become('held elsewhere');
    // Rejects if it is stopped while waiting for the lock.
    navigator.locks.request(name, { signal }, () => holdStream(signal)).catch(() => {});
    return stop;
  }

  return {
    /** From now on, keeps a stream open while someone is signed in. */
    start() {
      let account: string | undefined;
      let part: AbortController | undefined;
      const follow = () => {
        if (session.accountId() === account) return;
        account = session.accountId();
        part?.abort();
        become('none');
        part = account ? joinElection() : undefined;
      };
      session.watch(follow);
      follow();
    },
    state: () => state,
    onInvalidation(listener: (invalidation: Invalidation) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
