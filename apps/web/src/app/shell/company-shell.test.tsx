// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { UserType } from '@questline/contract/plain';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeHint } from '../../lib/session/session-hint.ts';
import { useDom } from '../../ui/tests/dom.ts';

useDom();

/** The shell without the guard. */
async function renderShell(type: UserType | undefined, { started = true } = {}) {
  writeHint(localStorage, type && { id: 'u1', type, name: 'Rosa Delgado' });
  const { session } = await import('../../lib/session/session.ts');
  const { CompanyShell } = await import('./company-shell.tsx');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { queryClient } = await import('../../lib/query/query-client.ts');
  if (started) void session.start();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CompanyShell>The overview</CompanyShell> }),
    history: createMemoryHistory({ initialEntries: ['/company-overview'] }),
    scrollRestoration: false,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.resetModules(); // a new session for each test
  window.scrollTo = () => undefined;
});

test('lets a company in', async () => {
  await renderShell('company');
  expect(await screen.findByText('The overview')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Company Overview');
});

test.each(['student', undefined] as const)('denies access to %s', async (type) => {
  await renderShell(type);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText('This area is restricted to company accounts only.')).toBeVisible();
  expect(screen.queryByText('The overview')).toBeNull();
});

test('shows a spinner while the session is loading', async () => {
  await renderShell('company', { started: false });
  expect(await screen.findByRole('status')).toHaveTextContent('One moment…');
  expect(screen.queryByText('The overview')).toBeNull();
});
