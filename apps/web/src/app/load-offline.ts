import { whenLoaded } from '../lib/query/first-load.ts';

/** Waits for the first page. If it fails, it is retried when the browser is back online. */
export function loadOffline() {
  const load = () =>
    import('./offline/offline.ts').then(
      ({ startOffline }) => startOffline(),
      () => window.addEventListener('online', () => void load(), { once: true }),
    );
  whenLoaded(() => void load());
}
