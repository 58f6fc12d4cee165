import { describe, expect, test } from 'vitest';
import { maya, openBrowser, openTab, startServer } from './session-server.fixture.ts';
import { isSignOutPending, markSignOut, settleSignOut, signOutKey } from './sign-out-pending.ts';

const [end, enter, renewal] = ['DELETE /api/session', 'POST /api/session', 'POST /api/session/renewal'];
const credentials = { email: maya.email, password: 'waypoint' };
const away = { status: 503, code: 'unavailable' };

/** Maya signed out, and the server didn't respond. */
async function failedSignOut(failure: typeof away | 'hang up' = 'hang up') {
  const backend = await startServer();
  const browser = openBrowser();
  const { client } = openTab(browser, backend);
  await client.start();
  await client.signIn(credentials);
  const { server } = backend;
  server.refusals[end] = failure;
  await expect(client.signOut()).rejects.toMatchObject({ code: 'unavailable' });
  const asked = server.requests.length;
  const since = () => server.requests.slice(asked).map(({ line }) => line);
  return { backend, browser, server, client, since, keys: () => [...browser.storage.content.keys()] };
}

describe('a sign-out that fails', () => {
  test.each([['hang up' as const], [away]])('by %j leaves only the mark', async (failure) => {
    const { keys } = await failedSignOut(failure);
    expect(keys()).toEqual([signOutKey]);
  });

  test('signs nobody in at the next start: the sign-out is sent first, and nothing is renewed', async () => {
    const { browser, backend, since, keys } = await failedSignOut();
    const { client, names } = openTab(browser, backend);
    await client.start();
    expect(client.snapshot().current.state).toBe('signed-out');
    expect(names()).toEqual(['INITIAL_SESSION']);
    expect(since()).toEqual([end]);
    expect(keys()).toEqual([signOutKey]);
  });

  test('is completed at the next start and then forgotten', async () => {
    const { browser, backend, server, since, keys } = await failedSignOut();
    delete server.refusals[end];
    await openTab(browser, backend).client.start();
    await openTab(browser, backend).client.start();
    expect(since()).toEqual([end]);
    expect(keys()).toEqual([]);
  });

  test('is completed by a check as soon as the server can be reached', async () => {
    const { client, server, since, keys } = await failedSignOut();
    await client.check();
    expect(keys()).toEqual([signOutKey]);
    delete server.refusals[end];
    await client.check();
    await client.check();
    expect(since()).toEqual([end, end]);
    expect(keys()).toEqual([]);
  });

  test('comes before the next sign-in, which is refused until it is completed', async () => {
    const { browser, backend, server, since } = await failedSignOut(away);
    const { client } = openTab(browser, backend);
    await expect(client.signIn(credentials)).rejects.toMatchObject({ code: 'unavailable' });
    const ada = {
      email: 'ada@x.example',
      password: 'secret!',
      fullName: 'Ada Lee',
      type: 'student',
    } as const;
    await expect(client.signUp(ada)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(since()).toEqual([end, end]);
    delete server.refusals[end];
    await client.signIn(credentials);
    expect(since().slice(2)).toEqual([end, enter]);
    expect(client.snapshot().current.state).toBe('signed-in');
  });

  test('counts as done if the server says nobody is signed in', async () => {
    const { client, server, keys } = await failedSignOut();
    server.refusals[end] = { status: 401, code: 'not_signed_in' };
    await client.check();
    expect(keys()).toEqual([]);
  });

  test.each([403, 404, 408, 429, 500])('does not count as done after a %d', async (status) => {
    const { client, server, keys } = await failedSignOut();
    server.refusals[end] = { status, code: 'unexpected' };
    await client.check();
    expect(keys()).toEqual([signOutKey]);
  });

  test('also ends the session in a tab that missed it: its renewal is refused, online or not', async () => {
    const backend = await startServer();
    const browser = openBrowser();
    // Another channel: a tab that was asleep and missed the message.
    const asleep = openTab({ ...browser, channel: crypto.randomUUID() }, backend);
    await asleep.client.start();
    await asleep.client.signIn(credentials);
    backend.server.refusals[end] = 'hang up';
    await expect(openTab(browser, backend).client.signOut()).rejects.toThrow('unavailable');
    backend.server.passMinutes(16);
    await asleep.client.check();
    expect(asleep.client.snapshot().current.state).toBe('signed-out');
    expect(asleep.events.at(-1)).toEqual({ name: 'SIGNED_OUT', here: false });
    expect(backend.server.count(renewal)).toBe(0);
  });

  test('is sent once by tabs that start together', async () => {
    const { browser, backend, server, since } = await failedSignOut();
    delete server.refusals[end];
    await Promise.all(Array.from({ length: 5 }, () => openTab(browser, backend).client.start()));
    expect(since()).toEqual([end]);
  });
});

test('works with storage disabled', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  markSignOut(storage);
  expect(isSignOutPending(storage)).toBe(false);
  await settleSignOut(storage, () => expect.unreachable());
});
