import { createRootRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ui/lazy/lazy-component.tsx';
import { Guarded } from '../guarded.tsx';
import { OfflineNotice } from '../offline-notice.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <OfflineNotice />
      <Guarded />
    </>
  ),
  notFoundComponent: lazyPage(() => import('../pages/shared/not-found-page.tsx'), 'NotFoundPage'),
});

/** Layout without a sidebar, for both account types. */
export const FullScreen = lazyPage(() => import('../shell/full-screen.tsx'), 'FullScreen');
