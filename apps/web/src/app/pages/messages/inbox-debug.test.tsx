// @vitest-environment jsdom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeHint } from '../../../lib/session/session-hint.ts';
import { useDom } from '../../../ui/tests/dom.ts';

useDom();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable' }, { status: 503 }));
  window.scrollTo = () => undefined;
});

async function open(diagnostics: boolean) {
  vi.doMock('../../../lib/diagnostics.ts', () => ({ diagnostics }));
  writeHint(localStorage, { id: 'company-7', type: 'company', name: 'Rosa Delgado' });
  const { session } = await import('../../../lib/session/session.ts');
  const { router } = await import('../../router.ts');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { queryClient } = await import('../../../lib/query/query-client.ts');
  void session.start();
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: ['/company-inbox?tab=debug'] }),
  } as never);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('tab', { name: 'Messages' }, { timeout: 15_000 })).toBeVisible();
}

test('with diagnostics on, the Debug tab shows ids, the live connection and requests', async () => {
  await open(true);
  expect(screen.getByRole('tab', { name: 'Debug', selected: true })).toBeVisible();
  expect(await screen.findByText('company-7')).toBeVisible();
  expect(screen.getByText('Live connection')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Request id' })).toBeVisible();
});

test('without diagnostics there is no Debug tab, whatever the URL says', async () => {
  await open(false);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Messages', 'Applications']);
  expect(screen.queryByText('Live connection')).toBeNull();
});
