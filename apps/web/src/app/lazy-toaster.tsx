import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../ui/lazy/load-chunk.ts';
import { useHasToasts } from '../ui/overlays/toast-store.ts';

/** The first toast loads the code that shows it. Most visits never need it. */
export const LazyToaster = () => (useHasToasts() ? <LoadedToaster /> : null);

/** If loading fails, it is tried again when the browser is back online. */
function LoadedToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void loadChunk(() => import('../ui/overlays/toaster.tsx')).then(
        ({ Toaster }) => setToaster(() => Toaster),
        () => window.addEventListener('online', load, { once: true }),
      );
    load();
    return () => window.removeEventListener('online', load);
  }, []);
  return Toaster ? <Toaster /> : null;
}
