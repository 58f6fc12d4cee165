// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { InvitedPage } from './invited-page.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

function open(type: 'student' | 'company') {
  const routeTree = createRootRoute({
    component: () => (
      <InvitedPage token="a.b.c" type={type} returnTo={undefined} onSignedIn={async () => undefined} />
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('a student signs up with the email of the invitation, and is asked for the month of birth', async () => {
  answer({ 'POST /api/sign-up-invitation': ok({ email: 'nadia@schools.example' }, 201) });
  open('student');
  expect(await screen.findByLabelText('Email')).toHaveValue('nadia@schools.example');
  expect(screen.getByRole('heading', { name: 'Create student account' })).toBeVisible();
  expect(screen.getByText('When were you born?')).toBeVisible();
});

test.each([
  [410, 'link_expired', /has expired or was already used/],
  [503, 'unavailable', /couldn't load your invitation/],
] as const)('%i %s: the form works without the link', async (status, code, words) => {
  answer({ 'POST /api/sign-up-invitation': refused(status, code) });
  open('company');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Business Email')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
});
