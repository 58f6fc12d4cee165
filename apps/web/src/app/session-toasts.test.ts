// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { answer, signInAsCompany, signInAsStudent } from '../lib/network.fixture.ts';
import { ownCompanyQuery } from '../lib/query/own-company.ts';
import { queryClient } from '../lib/query/query-client.ts';
import { session } from '../lib/session/session.ts';
import { currentToasts } from '../ui/overlays/toast-store.ts';
import { useDom } from '../ui/tests/dom.ts';
import { showSessionToasts } from './session-toasts.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const words = () => currentToasts().map(({ title, description }) => [title, description]);

test('a sign-in says “Welcome back!”, a sign-up “Welcome to Questline!”', async () => {
  answer({});
  showSessionToasts();
  expect(words()).toEqual([]);
  await signInAsStudent();
  expect(words()).toEqual([['Signed in successfully', 'Welcome back!']]);
  const expires_at = new Date(Date.now() + 900_000).toISOString();
  const user = session.snapshot().current;
  vi.stubGlobal('fetch', async () =>
    Response.json({ access_token: 'token', expires_at, user: 'user' in user && user.user }, { status: 201 }),
  );
  await session.signUp({ email: 'a@b.example', password: 'waypoint', fullName: 'Ada Lee', type: 'student' });
  expect(words()).toEqual([['Account created successfully', 'Welcome to Questline!']]);
});

test.each([
  ['Sunny Side Bakery', { company_name: 'Sunny Side Bakery' }],
  ['your company', undefined],
])('being removed from a company says so: %s', async (name, profile) => {
  answer({});
  showSessionToasts();
  await signInAsCompany();
  queryClient.setQueryData(ownCompanyQuery.queryKey, profile as never);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'no_company', text: '' }, { status: 403 }));
  await session.recheckToken();
  expect(session.snapshot().current).toEqual({ state: 'signed-out' });
  expect(currentToasts()[0]).toMatchObject({
    title: `You no longer have access to ${name}.`,
    variant: 'neutral',
  });
  queryClient.clear();
});
