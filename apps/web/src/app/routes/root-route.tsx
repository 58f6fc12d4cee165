import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Guarded } from '../guarded.tsx';
import { OfflineNotice } from '../offline-notice.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <>
      <OfflineNotice />
      <Guarded />
    </>
  ),
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
});

/** Without a sidebar, for students and companies alike. */
export const FullScreen = lazyRouteComponent(() => import('../shell/full-screen.tsx'), 'FullScreen');
