// @vitest-environment jsdom
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
import { expect, test } from 'vitest';
import { Tooltips } from '../../ui/overlays/tooltip.tsx';
import { useDom } from '../../ui/tests/dom.ts';
import { StudentBack } from './student-back.tsx';

useDom();

async function openInitiative(initialEntries: string[]) {
  window.scrollTo = () => undefined;
  const root = createRootRoute({
    component: () => (
      <Tooltips>
        <Outlet />
      </Tooltips>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/incentives', component: () => 'The list' }),
      createRoute({
        getParentRoute: () => root,
        path: '/initiative',
        component: () => <StudentBack to="/incentives" />,
      }),
    ]),
    history: createMemoryHistory({ initialEntries }),
    scrollRestoration: false,
  });
  render(<RouterProvider router={router as never} />);
  const back = await screen.findByRole('link', { name: 'Back' });
  return { router, back };
}

test('returns to the list as the student left it', async () => {
  const { router, back } = await openInitiative(['/incentives?q=taste', '/initiative']);
  await userEvent.click(back);
  expect(await screen.findByText('The list')).toBeVisible();
  expect(router.state.location.href).toBe('/incentives?q=taste');
  expect(router.history.length).toBe(2);
});

test('opens the list for someone who came by a link', async () => {
  const { router, back } = await openInitiative(['/initiative']);
  await userEvent.click(back);
  expect(await screen.findByText('The list')).toBeVisible();
  expect(router.state.location.href).toBe('/incentives');
});
