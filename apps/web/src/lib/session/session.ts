// The session of this document. The build imports it, too, to render the sign-in pages, so nothing here may touch the
// browser before the session starts.
import { limits } from '@questline/contract/plain';
import { useStore } from '../../store/create-store.ts';
import { createSessionClient } from './session-client.ts';
import { browserStorage } from './session-hint.ts';
import { browserTabs } from './session-tabs.ts';

export const session = createSessionClient({ tabs: browserTabs(), storage: browserStorage });
export const { api } = session;

/** Called once, before the first render. Timers pause while the machine sleeps, so it also checks on wake-up. */
export function startSession() {
  void session.start();
  setInterval(() => void session.check(), limits.refreshCheckSeconds * 1_000);
  window.addEventListener('online', () => void session.check({ now: true }));
  document.addEventListener('visibilitychange', () => document.hidden || void session.check());
}

export const useSession = () => useStore(session);
