import { useSyncExternalStore } from 'react';

function watchScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Prerendered for the top of the page. */
export const useScrolledPast = (px: number) =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > px,
    () => false,
  );
