import { describe, expect, test } from 'vitest';
import { anAddress, createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const soon = () => new Date(Date.now() + 60_000);
const newPassword = 'quiet-harbor-9';

const linkFor = ({ id }: Member, version = 1, expiresAt = soon()) =>
  app.links.make({ purpose: 'reset', subject: id, version, expiresAt });
const reset = (token: string, password = newPassword, browser = app.openBrowser()) =>
  browser.call('POST /api/session/reset', { body: { token, password } });
const signIn = ({ email }: Member, password: string, browser = app.openBrowser()) =>
  browser.call('POST /api/session', { body: { email, password } });

describe('POST /api/session/reset-request', () => {
  const request = (email: string, browser = app.openBrowser()) =>
    browser.call('POST /api/session/reset-request', { body: { email } });

  test('204: the event contains only the account id', async () => {
    const member = await app.signUp();
    expect(await request(member.email.toUpperCase())).toMatchObject({ status: 204, body: '' });
    expect(await app.events(member.id)).toEqual(['user.signed_up', 'user.reset_requested']);
  });

  test('204: an unknown email records the same event without a subject', async () => {
    const events = `select subject_id from events where name = 'user.reset_requested' order by id desc`;
    expect((await request(anAddress())).status).toBe(204);
    const { rows } = await app.root.query(events);
    expect((await app.root.query('select from users where id = $1', [rows[0].subject_id])).rowCount).toBe(0);
  });

  test('400: refuses a missing email', async () => {
    expect((await request('nobody')).body.fields).toEqual({ 'body.email': 'Please enter a valid email' });
  });

  test('429: three an hour per email, known or unknown, from any network', async () => {
    const member = await app.signUp();
    for (const email of [member.email, anAddress()]) {
      const statuses = [];
      for (let n = 0; n < 4; n++) statuses.push((await request(email)).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
    }
    expect(await app.events(member.id)).toHaveLength(4);
  });
});

describe('POST /api/session/reset', () => {
  test('204: the new password works, the old one does not, and all sessions end', async () => {
    const member = await app.signUp();
    expect((await reset(linkFor(member))).status).toBe(204);
    expect((await signIn(member, member.password)).status).toBe(401);
    expect((await member.call('POST /api/session/renewal')).status).toBe(401);
    expect((await signIn(member, newPassword)).status).toBe(201);
  });

  test('204: does not sign anyone in', async () => {
    const cookies = (await reset(linkFor(await app.signUp()))).headers.getSetCookie();
    expect(cookies.filter((set) => !set.startsWith('__Host-known'))).toEqual([]);
  });

  test('204: someone who used up their attempts can sign in with the new password right away', async () => {
    const [member, browser] = [await app.signUp(), app.openBrowser()];
    for (let n = 0; n < 10; n++) await signIn(member, 'wrong-one', browser);
    expect((await signIn(member, member.password, browser)).status).toBe(429);
    await reset(linkFor(member), newPassword, browser);
    expect((await signIn(member, newPassword, browser)).status).toBe(201);
  });

  test('400: refuses an easy password, and the link stays valid', async () => {
    const link = linkFor(await app.signUp());
    expect((await reset(link, 'robin-field')).body.code).toBe('password_too_easy');
    expect((await reset(link, '12345')).body.code).toBe('invalid_input');
    expect((await reset(link)).status).toBe(204);
  });

  test('410: a link works once, even when used ten times in parallel', async () => {
    const link = linkFor(await app.signUp());
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await reset(link)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array(9).fill(410)]);
    expect((await reset(link)).body.text).toBe('This link has expired or was already used.');
  });

  test('410: refuses links that are expired, tampered with, for an older password, for an unknown account or for verification', async () => {
    const member = await app.signUp();
    const nobody = { ...member, id: '0195a3c4-1111-7000-8000-000000000001' };
    const verify = app.links.make({ purpose: 'verify', subject: member.id, version: 1, expiresAt: soon() });
    const links = [
      linkFor(member, 1, new Date()),
      linkFor(member, 2),
      linkFor(nobody),
      verify,
      'x',
      `${linkFor(member)}x`,
    ];
    for (const link of links) expect((await reset(link)).status).toBe(410);
    expect((await signIn(member, member.password)).status).toBe(201);
  });
});
