// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, refused } from '../../lib/network.fixture.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { currentToasts } from '../../ui/overlays/toast-store.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { fill } from '../../ui/tests/fill.ts';
import { InvitationPage } from './invitation-page.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const routeTree = createRootRoute({
    component: () => <InvitationPage token="a.b.c" onSignedIn={async () => undefined} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const invited = {
  status: 201,
  body: {
    company_name: 'Corner Books',
    invited_by: 'Rosa Diaz',
    email: 'dana@books.example',
    expires_at: '2030-01-01T00:00:00Z',
  },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a link that no longer works leads people who already joined to the sign-in', async () => {
  answer({ 'POST /api/invitation': refused(410, 'link_expired') });
  await open();
  expect(await screen.findByRole('heading', { name: "This invitation doesn't work" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/company/auth');
});

test('the error for the name uses the words of its label', async () => {
  answer({ 'POST /api/invitation': invited });
  await open();
  await press('Join the team');
  expect(await screen.findByLabelText('Full Name')).toHaveAccessibleDescription(/Full name is required/);
});

test.each([
  [401, 'wrong_credentials', 'Invalid login credentials'],
  [409, 'already_in_company', /If you're the only person there, delete that company/],
] as const)('%i %s: shows one error above the form and no toast', async (status, code, words) => {
  const text = code === 'wrong_credentials' ? words : 'Your account belongs to another company.';
  answer({
    'POST /api/invitation': invited,
    'POST /api/invitation/sign-in': refused(status, code, { text }),
  });
  await open();
  await press('I already have an account');
  await fill(screen.getByLabelText('Password'), 'not-mine-at-all');
  await press('Join the team');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(currentToasts()).toEqual([]);
});
