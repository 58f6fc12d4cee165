import { whenLoaded } from '../lib/query/first-load.ts';

/** After the first page, which needs the network more. If the download fails, it starts again once the browser is online. */
export function loadOffline() {
  const load = () =>
    import('./offline/offline.ts').then(
      ({ startOffline }) => startOffline(),
      () => window.addEventListener('online', () => void load(), { once: true }),
    );
  whenLoaded(() => void load());
}
