import { createRootRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMaintenance } from '../../lib/maintenance/maintenance.ts';
import { lazyPage } from '../../ui/lazy/lazy-component.tsx';
import { Guarded } from '../guarded.tsx';
import { OfflineNotice } from '../offline-notice.tsx';

/** Hardly ever shown. If it can't be loaded, the error of what someone saves still says it. */
const MaintenanceNotice = lazy(() =>
  import('../../ui/feedback/maintenance-notice.tsx').then(
    ({ MaintenanceNotice }) => ({ default: MaintenanceNotice }),
    () => ({ default: () => null }),
  ),
);

function Maintenance() {
  const state = useMaintenance();
  return (
    state && (
      <Suspense fallback={null}>
        <MaintenanceNotice state={state} banner />
      </Suspense>
    )
  );
}

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <OfflineNotice />
      <Maintenance />
      <Guarded />
    </>
  ),
  notFoundComponent: lazyPage(() => import('../pages/shared/not-found-page.tsx'), 'NotFoundPage'),
});

/** Layout without a sidebar, for both account types. */
export const FullScreen = lazyPage(() => import('../shell/full-screen.tsx'), 'FullScreen');
