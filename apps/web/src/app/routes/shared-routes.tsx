import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

/** For any type, in that type's shell. */
const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'own-shell',
  component: lazyRouteComponent(() => import('../shell/own-shell.tsx'), 'OwnShell'),
});

export const sharedRoutes = [
  shell.addChildren([
    createRoute({
      getParentRoute: () => shell,
      path: '/settings',
      component: lazyRouteComponent(() => import('../pages/settings-page.tsx'), 'SettingsPage'),
    }),
  ]),
] as const;
