// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/query/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { writeHint } from '../../../lib/session/session-hint.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { router } from '../../router.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

router.update({ ...router.options, history: createMemoryHistory() } as never);

const page = { items: [], next: null };

/** A company's inbox on one of its tabs, without contacts and with this many pending applications. */
async function open(tab: string, pending: number, filter = '') {
  queryClient.clear();
  const user = {
    id: 'company-7',
    user_type: 'company',
    email_verified: true,
    metadata: { full_name: 'Rosa' },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://questline.example');
    if (pathname.startsWith('/api/session'))
      return Response.json({ access_token: 't', expires_at: '2099-01-01T00:00:00Z', user });
    if (pathname === '/api/company/applications/count')
      return Response.json({ pending, accepted: 0, rejected: 0, ended: 0, all: pending });
    if (pathname === '/api/contacts') return Response.json({ ...page, can: { write: true } });
    if (pathname === '/api/shell')
      return Response.json({
        unread_messages: { count: 0 },
        unread_notifications: { count: 0 },
        verification: 'verified',
        your_turn: null,
      });
    return Response.json(page);
  });
  window.scrollTo = () => undefined;
  writeHint(localStorage, { id: 'company-7', type: 'company', name: 'Rosa Delgado' });
  void session.start();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  router.history.replace(`/company-inbox?tab=${tab}${filter}`);
  await screen.findByRole('tab', { name: new RegExp(tab, 'i'), selected: true }, { timeout: 15_000 });
}

test.each(['messages', 'debug'])('Compose and Filter are above the %s tab', async (tab) => {
  await open(tab, 0);
  expect(screen.getByRole('button', { name: 'Compose' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
});

test('the applications have a filter, but nothing to compose', async () => {
  await open('applications', 0);
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compose' })).toBeNull();
});

test('clearing the filters above the applications keeps the chosen status', async () => {
  await open('applications', 0, '&status=accepted&initiative=i1');
  await userEvent.click(screen.getByRole('button', { name: 'Filter (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ tab: 'applications', status: 'accepted' }),
  );
});

test('with applications to decide, Compose says what to do first', async () => {
  await open('messages', 1);
  await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
  const dialog = await screen.findByRole('dialog');
  const words = 'You can message students after you accept or decline them.';
  expect(await within(dialog).findByText(words)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'See applications' })).toBeVisible();
  expect(screen.queryByText('No students have applied to your initiatives yet.')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without any application, Compose says so in the words of the specification', async () => {
  await open('messages', 0);
  await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
  expect(await screen.findByText('No students have applied to your initiatives yet.')).toBeVisible();
});
