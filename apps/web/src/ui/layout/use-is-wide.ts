import { useSyncExternalStore } from 'react';

/** The breakpoint `lg`. Only for what styles can't do, such as another order in the document. */
const wide = '(width >= 64rem)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
