import { describe, expect, test } from 'vitest';
import { goodPassword, createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const soon = () => new Date(Date.now() + 60_000);

const linkFor = ({ id, email }: Pick<Member, 'id' | 'email'>, expiresAt = soon(), purpose = 'verify') =>
  app.links.make({ purpose, subject: id, version: app.links.fingerprint(email), expiresAt });
const verify = (token: string, password?: string, browser: Pick<Member, 'call'> = app.openBrowser()) =>
  browser.call('POST /api/session/verification', { body: { token, password } });
const isVerified = async ({ call }: Member) => (await call('GET /api/session/user')).body.email_verified;

describe('POST /api/session/verification', () => {
  test('204: verifies in a signed-in browser; repeating it changes nothing', async () => {
    const member = await app.signUp();
    const link = linkFor(member);
    expect((await verify(link, undefined, member)).status).toBe(204);
    expect(await isVerified(member)).toBe(true);
    const look = () => app.root.query('select email_verified_at from users where id = $1', [member.id]);
    const { rows } = await look();
    expect((await verify(link)).status).toBe(204);
    expect((await look()).rows).toEqual(rows);
  });

  test("204: verifies in another browser with the account's password, even if another account is signed in", async () => {
    const other = await app.signUp();
    for (const browser of [app.openBrowser(), other]) {
      const member = await app.signUp();
      expect((await verify(linkFor(member), goodPassword, browser)).status).toBe(204);
      expect(await isVerified(member)).toBe(true);
    }
    expect(await isVerified(other)).toBe(false);
  });

  test('403: the link alone, from a visitor or another account, requires the password', async () => {
    const [member, other] = [await app.signUp(), await app.signUp()];
    for (const browser of [app.openBrowser(), other])
      for (const password of [undefined, '']) {
        const { status, body } = await verify(linkFor(member), password, browser);
        expect([status, body.code]).toEqual([403, 'password_needed']);
      }
    expect(await isVerified(member)).toBe(false);
  });

  test('401: a wrong password gets the sign-in error', async () => {
    const member = await app.signUp();
    const { status, body } = await verify(linkFor(member), 'not-mine-at-all');
    expect([status, body.text]).toEqual([401, 'Invalid login credentials']);
    expect(await isVerified(member)).toBe(false);
  });

  test('429: attempts count together with those at sign-in', async () => {
    const [member, browser] = [await app.signUp(), app.openBrowser()];
    const wrong = { email: member.email, password: 'wrong-one' };
    for (let n = 0; n < 5; n++) await browser.call('POST /api/session', { body: wrong });
    for (let n = 0; n < 5; n++)
      expect((await verify(linkFor(member), 'wrong-one', browser)).status).toBe(401);
    expect((await verify(linkFor(member), member.password, browser)).status).toBe(429);
    expect(await isVerified(member)).toBe(false);
  });

  test('410: refuses links that are expired, tampered with, for another email, for an unknown account or for a reset', async () => {
    const [member, other] = [await app.signUp(), await app.signUp()];
    const links = [
      linkFor(member, new Date()),
      linkFor({ id: member.id, email: other.email }),
      linkFor({ id: '0195a3c4-1111-7000-8000-000000000001', email: member.email }),
      `${linkFor(member)}x`,
      linkFor(member, soon(), 'reset'),
    ];
    for (const link of links) {
      const { status, body } = await verify(link, member.password, member);
      expect([status, body.code]).toEqual([410, 'link_expired']);
    }
    expect(await isVerified(member)).toBe(false);
  });
});

describe('POST /api/session/verification-request', () => {
  const request = ({ call }: Pick<Member, 'call'>) => call('POST /api/session/verification-request');

  test('204: sends another email, up to three times an hour', async () => {
    const member = await app.signUp();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await request(member)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    const asked = Array(3).fill('user.verification_requested');
    expect(await app.events(member.id)).toEqual(['user.signed_up', ...asked]);
  });

  test('204: sends no email if the address is already verified', async () => {
    const member = await app.signUp();
    await verify(linkFor(member), undefined, member);
    expect((await request(member)).status).toBe(204);
    expect(await app.events(member.id)).toEqual(['user.signed_up']);
  });

  test('401: refuses a visitor', async () => {
    expect((await request(app.openBrowser())).status).toBe(401);
  });
});
