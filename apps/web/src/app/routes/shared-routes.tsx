import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ui/lazy/lazy-component.tsx';
import { rootRoute } from './root-route.tsx';

/** Pages for both account types, each in its own shell. */
const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'own-shell',
  component: lazyPage(() => import('../shell/own-shell.tsx'), 'OwnShell'),
});

export const sharedRoutes = [
  shell.addChildren([
    createRoute({
      getParentRoute: () => shell,
      path: '/settings',
      component: lazyPage(() => import('../pages/shared/settings-page.tsx'), 'SettingsPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/notification/$id',
      component: lazyPage(() => import('../pages/shared/notification-page.tsx'), 'NotificationPage'),
    }),
  ]),
] as const;
