import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/query/query-client.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { router } from './router.ts';

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <LazyToaster />
  </QueryClientProvider>
);
