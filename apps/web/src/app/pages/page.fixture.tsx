// Opens a page of the app through the real router, with a network whose failures a test can switch on and off.
import type { ShellParts, User } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { writeHint } from '../../lib/session/session-hint.ts';
import { router } from '../router.ts';

export type Network = {
  /** Paths that are refused with this status. */
  broken?: RegExp;
  status: number;
  /** Responses by path; everything else is empty. */
  bodies?: Record<string, object>;
};

const empty = { items: [], next: null, count: 0 };
const usual: Record<string, object> = {
  '/api/shell': {
    unread_messages: { count: 0 },
    unread_notifications: { count: 0 },
    acceptances: [],
    paused: null,
    verification: null,
    your_turn: null,
    welcome_quest: null,
    time_zone: null,
    break: null,
  } satisfies ShellParts,
  '/api/company/verification': { state: 'verified' },
};

export async function openPage(path: string, user: User, network: Network) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://questline.example');
    if (pathname.startsWith('/api/session'))
      return Response.json({ access_token: 't', expires_at: '2099-01-01T00:00:00Z', user });
    if (network.broken?.test(pathname))
      return Response.json(
        { code: network.status === 404 ? 'not_found' : 'unexpected', text: '' },
        { status: network.status },
      );
    return Response.json(network.bodies?.[pathname] ?? usual[pathname] ?? empty);
  });
  window.scrollTo = () => undefined;
  writeHint(localStorage, { id: user.id, type: user.user_type, name: user.metadata.full_name });
  void session.start();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** The first page loads many modules. */
export const findHeading = (name: string) => screen.findByRole('heading', { name }, { timeout: 15_000 });
