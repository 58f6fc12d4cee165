import { expect, test, vi } from 'vitest';
import { maya, openBrowser, openTab, startServer } from './session-server.fixture.ts';

const renewal = 'POST /api/session/renewal';
const credentials = { email: maya.email, password: 'waypoint' };
const ended = { status: 401, code: 'session_ended' };
const away = { status: 503, code: 'unavailable' };

async function signedInTab() {
  const backend = await startServer();
  const browser = openBrowser();
  const tab = openTab(browser, backend);
  await tab.client.start();
  await tab.client.signIn(credentials);
  return { backend, browser, server: backend.server, ...tab };
}

test('without a remembered session, nobody is signed in and no request is made', async () => {
  const backend = await startServer();
  const { client, names } = openTab(openBrowser(), backend);
  expect(client.snapshot().current.state).toBe('loading');
  await client.start();
  expect(client.snapshot().current.state).toBe('signed-out');
  expect(names()).toEqual(['INITIAL_SESSION']);
  expect(backend.server.requests).toEqual([]);
});

test('signing in shows the user, stores a hint and sends the token', async () => {
  const { client, server, events, browser } = await signedInTab();
  expect(client.snapshot().current).toMatchObject({ state: 'signed-in', type: 'student', user: maya });
  expect(events.at(-1)).toEqual({ name: 'SIGNED_IN', isNew: false });
  await client.api('GET /api/session/user');
  expect(server.requests.at(-1)?.bearer).toBe('Bearer t1');
  const kept = [...browser.storage.content.values()].join();
  expect(kept).toContain('Maya Torres');
  expect(kept).not.toMatch(/t1|maya@/);
});

test.each([
  ['student', { user_type: 'student', full_name: 'Ada Lee', birth_month: '2010-04' }],
  ['company', { user_type: 'company', full_name: 'Ada Lee', company_name: 'Ada Lee' }],
] as const)('signing up as %s sends the specified metadata', async (type, data) => {
  const backend = await startServer();
  const { client, events } = openTab(openBrowser(), backend);
  await client.start();
  const ada = { email: 'ada@x.example', password: 'secret!', fullName: 'Ada Lee', birthMonth: '2010-04' };
  await client.signUp({ ...ada, type });
  expect(backend.server.requests[0]?.body).toEqual({ email: 'ada@x.example', password: 'secret!', data });
  expect(events.at(-1)).toEqual({ name: 'SIGNED_IN', isNew: true });
});

test('a refused sign-in or sign-up is thrown and changes nothing', async () => {
  const backend = await startServer();
  const { client, names } = openTab(openBrowser(), backend);
  await client.start();
  backend.server.refusals['POST /api/session'] = { status: 401, code: 'wrong_credentials' };
  backend.server.refusals['POST /api/users'] = { status: 400, code: 'sign_up_failed' };
  await expect(client.signIn(credentials)).rejects.toMatchObject({ code: 'wrong_credentials' });
  const ada = { email: 'ada@x.example', password: 'secret!', fullName: 'Ada Lee', type: 'student' } as const;
  await expect(client.signUp(ada)).rejects.toMatchObject({ code: 'sign_up_failed' });
  expect(client.snapshot().current.state).toBe('signed-out');
  expect(names()).toEqual(['INITIAL_SESSION']);
});

test('after a reload the person is signed in immediately, and the server confirms it', async () => {
  const { browser, backend, server } = await signedInTab();
  const { client, names } = openTab(browser, backend);
  const started = client.start();
  expect(client.snapshot().current).toMatchObject({
    state: 'signed-in',
    name: 'Maya Torres',
    user: undefined,
  });
  await started;
  expect(client.snapshot().current).toMatchObject({ user: maya });
  expect(names()).toEqual(['INITIAL_SESSION']);
  expect(server.count(renewal)).toBe(1);
});

test('clears a session that cannot be retrieved, without a sign-out event', async () => {
  const { browser, backend, server } = await signedInTab();
  server.refusals[renewal] = ended;
  const { client, names } = openTab(browser, backend);
  await client.start();
  expect(client.snapshot().current.state).toBe('signed-out');
  expect(names()).toEqual(['INITIAL_SESSION']);
  expect(browser.storage.content.size).toBe(0);
});

test.each([['hang up' as const], [away], [{ status: 429, code: 'too_many_requests' }]])(
  'a renewal that fails by %j is no sign-out; requests say so and the next check mends it',
  async (failure) => {
    const { client, server, names } = await signedInTab();
    server.passMinutes(20);
    server.refusals[renewal] = failure;
    await expect(client.api('GET /api/session/user')).rejects.toMatchObject({ code: 'unavailable' });
    expect(client.snapshot().current.state).toBe('signed-in');
    delete server.refusals[renewal];
    await client.check();
    expect(names().at(-1)).toBe('TOKEN_REFRESHED');
    await expect(client.api('GET /api/session/user')).resolves.toEqual(maya);
  },
);

test('retries an unreachable server after a pause, however many requests need a token', async () => {
  const { client, server } = await signedInTab();
  server.passMinutes(20);
  server.refusals[renewal] = away;
  const requests: Promise<unknown>[] = [];
  const began = performance.now();
  while (performance.now() - began < 450) {
    requests.push(client.api('GET /api/session/user').catch(() => 'failed'));
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(requests.length).toBeGreaterThan(5);
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['failed']));
  expect(server.count(renewal)).toBeLessThanOrEqual(3);
});

test('coming back online ends the pause', async () => {
  const { client, server } = await signedInTab();
  server.passMinutes(20);
  server.refusals[renewal] = away;
  await client.check();
  delete server.refusals[renewal];
  const waiting = client.api('GET /api/session/user');
  const began = performance.now();
  await client.check({ now: true });
  expect(performance.now() - began).toBeLessThan(400);
  await expect(waiting).resolves.toEqual(maya);
  expect(server.count(renewal)).toBe(2);
});

test('renews when 90 seconds or less remain, and not before', async () => {
  const { client, server, names } = await signedInTab();
  server.passMinutes(13.4);
  await client.check();
  expect(server.count(renewal)).toBe(0);
  server.passMinutes(0.1);
  await client.check();
  expect(server.count(renewal)).toBe(1);
  expect(names().at(-1)).toBe('TOKEN_REFRESHED');
});

test('many requests after expiry share one renewal', async () => {
  const { client, server } = await signedInTab();
  server.passMinutes(16);
  await Promise.all(Array.from({ length: 20 }, () => client.api('GET /api/session/user')));
  expect(server.count(renewal)).toBe(1);
  expect(server.requests.at(-1)?.bearer).toBe('Bearer t2');
});

test('five tabs whose token expires at the same time make one renewal', async () => {
  const { client, server, browser, backend } = await signedInTab();
  const tabs = [client];
  for (let i = 0; i < 4; i++) {
    const { client } = openTab(browser, backend);
    await client.start();
    tabs.push(client);
  }
  const before = server.count(renewal);
  server.passMinutes(16);
  await Promise.all(tabs.map((tab) => tab.check()));
  expect(server.count(renewal)).toBe(before + 1);
});

test('an expired session is reported as not ended here', async () => {
  const { client, server, events } = await signedInTab();
  server.passMinutes(16);
  server.refusals[renewal] = ended;
  await client.check();
  expect(client.snapshot().current.state).toBe('signed-out');
  expect(events.at(-1)).toEqual({ name: 'SIGNED_OUT', here: false });
});

test('checks a token that the server refuses', async () => {
  const { client, server } = await signedInTab();
  await client.recheckToken();
  expect(server.count(renewal)).toBe(1);
  expect(client.snapshot().current.state).toBe('signed-in');
});

test("a request doesn't fail when the token is checked while it starts", async () => {
  const { client } = await signedInTab();
  const request = client.token();
  const recheck = client.recheckToken();
  expect(await request).toEqual(expect.any(String));
  await recheck;
});

test('another tab follows sign-in, renewal, update and sign-out', async () => {
  const backend = await startServer();
  const browser = openBrowser();
  const [here, there] = [openTab(browser, backend), openTab(browser, backend)];
  await here.client.start();
  await there.client.start();
  await here.client.signIn(credentials);
  await vi.waitFor(() => expect(there.client.snapshot().current).toMatchObject({ user: maya }));
  await there.client.api('GET /api/session/user');
  expect(backend.server.requests.at(-1)?.bearer).toBe('Bearer t1');

  backend.server.user = { ...maya, email_verified: true };
  await here.client.lookUpUser();
  await vi.waitFor(() =>
    expect(there.client.snapshot().current).toMatchObject({ user: { email_verified: true } }),
  );
  await here.client.signOut();
  await vi.waitFor(() => expect(there.client.snapshot().current.state).toBe('signed-out'));
  expect(there.events.at(-1)).toEqual({ name: 'SIGNED_OUT', here: false });
  expect(there.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'USER_UPDATED', 'SIGNED_OUT']);
});

test('signing out ends the session everywhere and waits for the document to be left', async () => {
  const { client, server, events, browser } = await signedInTab();
  await client.signOut();
  expect(server.count('DELETE /api/session')).toBe(1);
  expect(events.at(-1)).toEqual({ name: 'SIGNED_OUT', here: true });
  expect(client.snapshot().current.state).toBe('loading');
  expect(browser.storage.content.size).toBe(0);
});

test('throws if the user cannot be loaded', async () => {
  const { client, server } = await signedInTab();
  server.refusals['GET /api/session/user'] = { status: 500, code: 'unexpected' };
  await expect(client.lookUpUser()).rejects.toMatchObject({ code: 'unexpected' });
});

test('a new password ends the session here and is reported as password recovery', async () => {
  const { client, names } = await signedInTab();
  client.recovered();
  expect(client.snapshot().current.state).toBe('signed-out');
  expect(names().at(-1)).toBe('PASSWORD_RECOVERY');
});

test('a form is submitting until the follow-up is done, even if it fails', async () => {
  const { client } = await signedInTab();
  const seen: boolean[] = [];
  client.watch(() => seen.push(client.snapshot().submitting));
  await client.submit(async () => {
    expect(client.snapshot().submitting).toBe(true);
  });
  await expect(client.submit(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(seen).toEqual([true, false, true, false]);
});

test('a renewal answered after the sign-out signs nobody in, in any tab', async () => {
  const { backend, browser, client, server } = await signedInTab();
  const other = openTab(browser, backend);
  await other.client.start();
  server.passMinutes(14);
  // The renewal is requested before the sign-out and answered after it.
  const late = client.check();
  await client.signOut();
  await late;
  await new Promise((heard) => setTimeout(heard, 50));
  expect(client.snapshot().current.state).toBe('loading');
  expect(other.client.snapshot().current.state).toBe('signed-out');
  expect(browser.storage.content.size).toBe(0);
});
