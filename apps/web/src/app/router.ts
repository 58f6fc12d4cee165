// Every route of the app document. A test compares them with the contract's list of pages.
import { createRouter } from '@tanstack/react-router';
import { Pending } from './pending.tsx';
import { RouteError } from './route-error.tsx';
import { companyRoutes } from './routes/company-routes.tsx';
import { entranceRoutes } from './routes/auth-routes.tsx';
import { rootRoute } from './routes/root-route.tsx';
import { sharedRoutes } from './routes/shared-routes.tsx';
import { studentRoutes } from './routes/student-routes.tsx';

const routeTree = rootRoute.addChildren([
  ...entranceRoutes,
  ...studentRoutes,
  ...companyRoutes,
  ...sharedRoutes,
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: Pending,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Search parameters are plain text, not JSON.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
