import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../ui/lazy/load-chunk.ts';

/** Nothing waits for toasts, so their code isn't part of the entry. A toast that is shown earlier appears once it has
 *  loaded; if that fails, it is tried again when the browser is back online. */
export function LazyToaster() {
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
