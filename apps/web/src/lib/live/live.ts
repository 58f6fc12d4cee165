// The live client of this document.
import { session } from '../session/session.ts';
import { createLiveClient } from './live-client.ts';

export const live = createLiveClient({
  session,
  network: { isOnline: () => navigator.onLine, events: window },
});
