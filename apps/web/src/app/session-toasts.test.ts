// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { answer, signInAsStudent } from '../lib/network.fixture.ts';
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
