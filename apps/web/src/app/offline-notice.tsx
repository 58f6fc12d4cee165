import { type ComponentType, lazy, Suspense } from 'react';
import { useOutOfReach } from '../lib/out-of-reach.ts';
import { useOnline } from '../lib/use-online.ts';

/** Loaded with everything else for use without a network. If that failed, the page stays as it is. */
const Notice = lazy<ComponentType<{ online: boolean }>>(() =>
  import('./offline/offline.ts').then(
    ({ Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
);

export function OfflineNotice() {
  const online = useOnline();
  const isOutOfReach = useOutOfReach();
  return online && !isOutOfReach ? null : (
    <Suspense fallback={null}>
      <Notice online={online} />
    </Suspense>
  );
}
