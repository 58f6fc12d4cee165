// @vitest-environment jsdom
import { ApiError } from '@questline/contract/client';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RouteError } from './route-error.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  // React logs errors that a boundary catches, which is expected here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a page that fails says why, keeps the shell and can be retried', async () => {
  let fails = true;
  const root = createRootRoute({
    component: () => (
      <>
        <p>The shell</p>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => {
      if (fails) throw new ApiError({ code: 'unavailable' });
      return <p>The page</p>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: RouteError,
  });
  render(<RouterProvider router={router as never} />);

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("This page didn't load");
  expect(alert.textContent).toContain("We can't connect right now");
  expect(screen.getByText('The shell')).toBeTruthy();

  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The page')).toBeTruthy();
});
