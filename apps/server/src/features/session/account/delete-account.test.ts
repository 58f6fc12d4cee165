import { describe, expect, test } from 'vitest';
import { createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;

const remove = ({ call, password }: Member, body: object = { password }) =>
  call('POST /api/session/deletion', { body });
const signIn = ({ email, password }: Member) =>
  app.openBrowser().enter('POST /api/session', { email, password });

describe('POST /api/session/deletion', () => {
  test.each(['student', 'company'] as const)(
    '204: a %s is signed out everywhere and cannot sign in again',
    async (type) => {
      const member = await app.signUp(type);
      const elsewhere = app.openBrowser();
      await elsewhere.enter('POST /api/session', { email: member.email, password: member.password });
      const cookieName = member.state.cookie.split('=')[0]!;
      const answer = await remove(member);
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()).toEqual(
        [cookieName, '__Host-viewer'].map((name) => expect.stringMatching(`^${name}=;.*Max-Age=0`)),
      );
      expect((await elsewhere.call('POST /api/session/renewal')).status).toBe(401);
      expect((await signIn(member)).status).toBe(401);
      expect(await app.events(member.id)).toEqual(['user.signed_up', 'user.deleted']);
    },
  );

  test('204: email and username become available again', async () => {
    const member = await app.signUp();
    await member.call('PATCH /api/session/profile', { body: { username: 'first_come' } });
    await remove(member);
    const next = app.openBrowser();
    const data = { user_type: 'student', full_name: 'Sam Second' };
    const { body } = await next.enter('POST /api/users', {
      email: member.email,
      password: member.password,
      data,
    });
    expect(body.user.id).not.toBe(member.id);
    const named = await next.call('PATCH /api/session/profile', { body: { username: 'first_come' } });
    expect(named.body.username).toBe('first_come');
  });

  test('204: a token that is still valid reads and changes nothing of the account', async () => {
    const member = await app.signUp();
    await remove(member);
    for (const [key, body] of [
      ['GET /api/session/user', undefined],
      ['PATCH /api/session/profile', { full_name: 'Back Again' }],
      ['PUT /api/session/password', { current_password: member.password, password: 'quiet-harbor-9' }],
      ['POST /api/session/deletion', { password: member.password }],
      ['POST /api/session/verification-request', undefined],
    ] as const)
      expect([key, (await member.call(key, { body })).status]).toEqual([key, 401]);
    const { rows } = await app.root.query('select full_name from profiles where id = $1', [member.id]);
    expect(rows).toEqual([{ full_name: null }]);
  });

  test('204: links in earlier emails no longer work', async () => {
    const member = await app.signUp();
    const expiresAt = new Date(Date.now() + 60_000);
    const token = app.links.make({ purpose: 'reset', subject: member.id, version: 1, expiresAt });
    await remove(member);
    const reset = await member.call('POST /api/session/reset', {
      body: { token, password: 'quiet-harbor-9' },
    });
    expect(reset.status).toBe(410);
  });

  test('400: refuses a missing password', async () => {
    const { body } = await remove(await app.signUp(), { password: '' });
    expect(body.fields).toEqual({ 'body.password': 'Password is required' });
  });

  test('403: refuses a wrong password and keeps the account', async () => {
    const member = await app.signUp();
    expect((await remove(member, { password: 'something-else-1' })).body.code).toBe('wrong_password');
    expect((await signIn(member)).status).toBe(201);
  });

  test('429: attempts count together with those for changing the password', async () => {
    const member = await app.signUp();
    for (let n = 0; n < 10; n++) await remove(member, { password: 'something-else-1' });
    expect((await remove(member)).status).toBe(429);
    expect((await signIn(member)).status).toBe(201);
  });
});
