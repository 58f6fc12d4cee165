import { describe, expect, test } from 'vitest';
import { createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const newPassword = 'quiet-harbor-9';

const change = ({ call, password }: Member, body: object = {}) =>
  call('PUT /api/session/password', { body: { current_password: password, password: newPassword, ...body } });
const signIn = ({ email }: Member, password: string, browser = app.openBrowser()) =>
  browser.enter('POST /api/session', { email, password });
const renew = ({ call }: Pick<Member, 'call'>) => call('POST /api/session/renewal');

describe('PUT /api/session/password', () => {
  test('204: the new password works, the old one does not; this browser stays signed in, all others are signed out', async () => {
    const member = await app.signUp();
    const elsewhere = app.openBrowser();
    await signIn(member, member.password, elsewhere);
    expect((await change(member)).status).toBe(204);
    expect((await signIn(member, member.password)).status).toBe(401);
    expect((await signIn(member, newPassword)).status).toBe(201);
    expect((await renew(member)).status).toBe(201);
    expect((await renew(elsewhere)).status).toBe(401);
  });

  test('204: a reset link requested earlier no longer works', async () => {
    const member = await app.signUp();
    const expiresAt = new Date(Date.now() + 60_000);
    const token = app.links.make({ purpose: 'reset', subject: member.id, version: 1, expiresAt });
    await change(member);
    const answer = await member.call('POST /api/session/reset', {
      body: { token, password: 'third-harbor-7' },
    });
    expect(answer.status).toBe(410);
  });

  test('400: refuses short and easy passwords and changes nothing', async () => {
    const member = await app.signUp();
    const short = await change(member, { password: 'short' });
    expect(short.body.fields).toEqual({ 'body.password': 'Password must be at least 6 characters' });
    for (const password of ['password1', 'robinfield', '123456'])
      expect((await change(member, { password })).body).toMatchObject({
        code: 'password_too_easy',
        text: 'That password is too easy to guess. Please choose another.',
      });
    expect((await signIn(member, member.password)).status).toBe(201);
  });

  test("401: refused without this browser's cookie, because it could not tell which sessions to keep", async () => {
    const member = await app.signUp();
    member.state.cookie = '';
    expect((await change(member)).body.code).toBe('session_ended');
    expect((await signIn(member, member.password)).status).toBe(201);
  });

  test('403: refuses a wrong current password', async () => {
    const member = await app.signUp();
    const { status, body } = await change(member, { current_password: 'something-else-1' });
    expect([status, body.code, body.text]).toEqual([
      403,
      'wrong_password',
      "That password isn't right. Please try again.",
    ]);
    expect((await signIn(member, member.password)).status).toBe(201);
  });

  test('409: exactly one of two simultaneous changes wins', async () => {
    const member = await app.signUp();
    const both = await Promise.all([change(member), change(member, { password: 'other-harbor-8' })]);
    const statuses = both.map(({ status }) => String(status)).toSorted();
    expect([
      ['204', '403'],
      ['204', '409'],
    ]).toContainEqual(statuses);
  });

  test('429: ten attempts from any browser; a correct one resets the count', async () => {
    const member = await app.signUp();
    const wrong = () => change(member, { current_password: 'something-else-1' });
    for (let n = 0; n < 9; n++) expect((await wrong()).status).toBe(403);
    expect((await change(member)).status).toBe(204);
    for (let n = 0; n < 10; n++) expect((await wrong()).status).toBe(403);
    expect((await wrong()).status).toBe(429);
    expect((await change(member, { current_password: newPassword })).status).toBe(429);
  });
});
