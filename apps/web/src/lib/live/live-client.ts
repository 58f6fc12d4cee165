// News from the server: "ask again for this". One tab of a browser holds the stream, since six streams would take all
// connections that HTTP/1.1 allows; the others hear it from that tab, and one of them takes over when it goes.
import type { SessionClient } from '../session/session-client.ts';
import { pause, retryDelay, standardRetries } from './live-retries.ts';
import { readStream } from './live-stream.ts';

/** Topics, which are the first words of query keys; or everything, since some news may have been missed. */
export type Invalidation = 'again' | string[];

/** For the debug views: what this tab does about the stream, and what it heard last. */
export type LiveState = {
  stream: 'none' | 'held elsewhere' | 'connecting' | 'open' | 'pausing';
  heard: { invalidation: Invalidation; at: Date } | undefined;
};

type Ports = {
  session: Pick<SessionClient, 'accountId' | 'watch' | 'token' | 'doubt'>;
  network: { isOnline(): boolean; events: EventTarget };
  /** Of the lock and of the channel. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin by itself
    channel.postMessage(invalidation);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Invalidation>) => emit(data));

  const become = (stream: LiveState['stream']) => (state = { ...state, stream });

  function hear(event: string, topics: string[]) {
    if (event === 'ready') become('open');
    if (event === 'news') share(topics);
    // Nothing is replayed: an opened stream means that all before it may have been missed.
    if (event === 'ready') share('again');
    // Everybody hears this at once, just when the database is back; so not all ask at once.
    if (event === 'again') setTimeout(share, retryDelay(1, retries), 'again');
  }

  async function tryOnce(signal: AbortSignal) {
    const token = await session.token();
    if (!token || signal.aborted) return;
    if ((await readStream({ origin, token, signal, hear })) === 'refused') await session.doubt();
  }

  async function holdStream(stop: AbortSignal) {
    for (let failures = 0; !stop.aborted;) {
      // Coming online ends the wait, and also a stream that has most likely died in the meantime.
      const online = new AbortController();
      const wake = () => online.abort();
      network.events.addEventListener('online', wake);
      const signal = AbortSignal.any([stop, online.signal]);
      const began = performance.now();
      // What goes wrong is tried again and told to nobody: pages say themselves when they cannot load.
      become('connecting');
      if (network.isOnline()) await tryOnce(signal).catch(() => {});
      become('pausing');
      failures = performance.now() - began > retries.steadyMs ? 0 : failures + 1;
      await pause(network.isOnline() ? retryDelay(failures, retries) : undefined, signal);
      network.events.removeEventListener('online', wake);
      if (online.signal.aborted) failures = 0;
    }
  }

  function takePart(): AbortController {
    const stop = new AbortController();
    const { signal } = stop;
    become('held elsewhere');
    // Rejects when it is stopped while waiting for its turn.
    navigator.locks.request(name, { signal }, () => holdStream(signal)).catch(() => {});
    return stop;
  }

  return {
    /** From now on there is a stream whenever somebody is signed in. */
    start() {
      let account: string | undefined;
      let part: AbortController | undefined;
      const follow = () => {
        if (session.accountId() === account) return;
        account = session.accountId();
        part?.abort();
        become('none');
        part = account ? takePart() : undefined;
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
