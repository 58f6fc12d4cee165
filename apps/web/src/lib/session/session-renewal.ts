// Keeps the access token fresh: one shared request, one tab at a time. A refusal ends the session here. If there is
// no response, the session stays, and the next check retries with a growing delay.
import type { Session } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { pause, retryDelay } from '../live/live-retries.ts';
import type { SessionStore } from './session-store.ts';
import type { Tabs } from './session-tabs.ts';

type Ports = { store: SessionStore; tabs: Tabs; ask: () => Promise<Session> };

/** Every request asks for the token, so without a pause an outage would become a loop of renewals. */
const retries = { minMs: 500, firstMaxMs: 1_000, maxMs: 5_000 };

export function createRenewal({ store, tabs, ask }: Ports) {
  let retrieving: Promise<void> | undefined;
  let failures = 0;
  let pausing: Promise<void> | undefined;
  let pauseEnd = new AbortController();

  const renew = () =>
    tabs.withLock(async () => {
      await new Promise((heard) => setTimeout(heard)); // let a message from another tab arrive first
      if (store.isFresh()) return;
      const session = await ask();
      // A sign-out in the meantime wins, however late the response comes.
      if (!store.isSignedIn()) return;
      store.accept(session);
      tabs.post({ fact: 'renewed', session });
    });

  function backOff() {
    failures++;
    pauseEnd = new AbortController();
    pausing = pause(retryDelay(failures, retries), pauseEnd.signal);
  }

  async function attempt(initial: boolean) {
    try {
      await pausing;
      if (!store.isSignedIn()) return;
      await renew();
      failures = 0;
      if (!initial && store.isSignedIn()) store.emit({ name: 'TOKEN_REFRESHED' });
    } catch (error) {
      if (!isRefused(error)) return backOff();
      // Someone who is leaving the page isn't redirected.
      if (!store.isSignedIn()) return;
      const lostCompany = error instanceof ApiError && error.code === 'no_company';
      // Before the cache is cleared with the session, because the toast names the company.
      if (!initial) store.emit({ name: 'SIGNED_OUT', here: false, ...(lostCompany && { lostCompany }) });
      store.clear();
    } finally {
      if (initial) store.emit({ name: 'INITIAL_SESSION' });
    }
  }

  function retrieve(initial = false) {
    retrieving ??= attempt(initial).finally(() => (retrieving = undefined));
    return retrieving;
  }

  /** `now`: there is a network again, so there's no reason to wait out the pause. */
  async function check({ now = false } = {}) {
    if (now) pauseEnd.abort();
    if (store.isSignedIn() && !store.isFresh()) await retrieve();
  }

  return {
    check,
    async start() {
      store.recall();
      if (store.isSignedIn()) await retrieve(true);
      else store.emit({ name: 'INITIAL_SESSION' });
    },
    /** For requests: the token, renewed first if due. Undefined when signed out. */
    async token(): Promise<string | undefined> {
      // A fresh token is returned without waiting: a recheck that starts in between would drop it.
      if (!store.isFresh()) await check();
      if (!store.isSignedIn()) return undefined;
      const text = store.usableToken();
      if (!text) throw new ApiError({ code: 'unavailable' });
      return text;
    },
    /** The server refused a token that looked valid here. */
    async recheckToken() {
      store.dropToken();
      await check();
    },
  };
}

/** Refused by the server itself, not because of the network or an overload. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;
