// Whether the page that was opened has loaded its content. Requests for anything else wait until then, so they don't
// compete with it. Links inside the app don't wait again.
import type { QueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../store/create-store.ts';

/** Queries that depend on a response start within this time. */
const quietMs = 100;

const loaded = createStore(true);

export const useIsLoaded = () => useStore(loaded);

export function whenLoaded(run: () => void) {
  if (loaded.snapshot()) return run();
  const stop = loaded.watch(() => {
    stop();
    run();
  });
}

/** Called before the first render. `rendered` resolves when the page itself is on the screen, not only its frame. */
export async function awaitFirstLoad(queryClient: QueryClient, rendered: Promise<void>) {
  loaded.set(false);
  await rendered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (queryClient.isFetching() > 0) return;
      stop();
      performance.mark('page-loaded');
      loaded.set(true);
    }, quietMs);
  };
  const stop = queryClient.getQueryCache().subscribe(check);
  check();
}
