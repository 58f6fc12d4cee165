import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();

/** A person signed in on three browsers. */
async function threeBrowsers() {
  const member = await app.signUp();
  const [second, third] = [app.openBrowser(), app.openBrowser()];
  for (const browser of [second, third])
    await browser.enter('POST /api/session', { email: member.email, password: member.password });
  return { ...member, second, third };
}
type Browser = ReturnType<typeof app.openBrowser>;
const renews = async (...browsers: Browser[]) => {
  const answers = await Promise.all(browsers.map(({ call }) => call('POST /api/session/renewal')));
  return answers.map(({ status }) => status);
};

describe('DELETE /api/session', () => {
  test('204: signs out everywhere and revokes every refresh token immediately', async () => {
    const { second, third, ...first } = await threeBrowsers();
    const before = first.state.cookie;
    const answer = await first.call('DELETE /api/session');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
      '__Host-viewer=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    ]);
    first.state.cookie = before;
    expect(await renews(first, second, third)).toEqual([401, 401, 401]);
  });

  test('204: an access token stays valid until it expires, 15 minutes at most', async () => {
    const member = await app.signUp();
    await member.call('DELETE /api/session');
    expect((await member.call('GET /api/session/user')).status).toBe(200);
    const claims = JSON.parse(Buffer.from(member.state.token.split('.')[1]!, 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(15 * 60);
  });

  test('204: works with only the cookie, when the access token has expired', async () => {
    const { second, ...first } = await threeBrowsers();
    first.state.token = '';
    expect((await first.call('DELETE /api/session')).status).toBe(204);
    expect(await renews(second)).toEqual([401]);
  });

  test('204: works with only the access token, when the cookie is gone', async () => {
    const { second, ...first } = await threeBrowsers();
    first.state.cookie = '';
    expect((await first.call('DELETE /api/session')).status).toBe(204);
    expect(await renews(second)).toEqual([401]);
  });

  test('204: does nothing for a visitor', async () => {
    expect((await app.openBrowser().call('DELETE /api/session')).status).toBe(204);
  });

  test("204: signs out nobody else, and an ended session's cookie signs out nobody", async () => {
    const [other, member] = [await app.signUp(), await app.signUp()];
    const old = app.openBrowser();
    old.state.cookie = member.state.cookie;
    await member.call('DELETE /api/session');
    expect(await renews(other)).toEqual([201]);
    await member.enter('POST /api/session', { email: member.email, password: member.password });
    await old.call('DELETE /api/session');
    expect(await renews(member)).toEqual([201]);
  });
});

describe('devices', () => {
  test('200: lists sessions, newest first, and marks the current one', async () => {
    const { second, third, call } = await threeBrowsers();
    await third.call('DELETE /api/session/devices/:id', { id: (await listed(third)).here.id });
    const { body, status } = await call('GET /api/session/devices');
    expect(status).toBe(200);
    const device = {
      device: 'Firefox on Windows',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    };
    expect(body.items).toEqual([
      { id: expect.any(String), ...device, current: false },
      { id: expect.any(String), ...device, current: true },
    ]);
    expect(body.items[0].id).toBe((await listed(second)).here.id);
  });

  test('204: signs out one device', async () => {
    const { second, third, ...first } = await threeBrowsers();
    const { here } = await listed(second);
    expect((await first.call('DELETE /api/session/devices/:id', { id: here.id })).status).toBe(204);
    expect(await renews(first, second, third)).toEqual([201, 401, 201]);
  });

  test('204: signs out every other device', async () => {
    const { second, third, ...first } = await threeBrowsers();
    expect((await second.call('DELETE /api/session/devices')).status).toBe(204);
    expect(await renews(first, second, third)).toEqual([401, 201, 401]);
  });

  test('401: refused without the cookie, because the current session is unknown', async () => {
    const { second, ...first } = await threeBrowsers();
    first.state.cookie = '';
    const { status, body } = await first.call('DELETE /api/session/devices');
    expect([status, body.code]).toEqual([401, 'session_ended']);
    expect(await renews(second)).toEqual([201]);
  });

  test("401: refuses another account's cookie, an ended session's cookie and an old copy", async () => {
    const { second, third, ...first } = await threeBrowsers();
    const stranger = await app.signUp();
    await stranger.call('DELETE /api/session/devices');
    const old = first.state.cookie;
    for (let n = 0; n < 2; n++) await first.call('POST /api/session/renewal');
    await first.call('DELETE /api/session/devices/:id', { id: (await listed(third)).here.id });
    for (const cookie of [stranger.state.cookie, third.state.cookie, old]) {
      const { status, body } = await first.call('DELETE /api/session/devices', { headers: { cookie } });
      expect([status, body.code]).toEqual([401, 'session_ended']);
    }
    expect(await renews(first, second, stranger)).toEqual([201, 201, 201]);
  });

  test("404: another account's device and unknown, ended and malformed ids look the same", async () => {
    const [mine, theirs] = [await threeBrowsers(), await app.signUp()];
    const { here } = await listed(mine.second);
    await mine.call('DELETE /api/session/devices/:id', { id: here.id });
    const ids = [(await listed(theirs)).here.id, randomUUID(), here.id, 'malformed'];
    const looks = await Promise.all(ids.map((id) => mine.call('DELETE /api/session/devices/:id', { id })));
    for (const { status, body } of looks) expect([status, body.code]).toEqual([404, 'not_found']);
    expect(await renews(theirs)).toEqual([201]);
  });

  async function listed({ call }: Pick<Browser, 'call'>) {
    const { body } = await call('GET /api/session/devices');
    return { here: body.items.find((device: { current: boolean }) => device.current) };
  }
});
