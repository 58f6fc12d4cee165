import { describe, expect, test } from 'vitest';
import { anAddress, createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();
const signIn = (body: unknown, browser = app.openBrowser()) => browser.call('POST /api/session', { body });

describe('POST /api/session', () => {
  test('201: returns the same as sign-up, in a new session', async () => {
    const { email, password, id, user } = await app.signUp('company');
    const { status, body } = await signIn({ email: email.toUpperCase(), password });
    expect(status).toBe(201);
    expect(body.user).toEqual(user);
    expect(await app.tokens.verify(body.access_token)).toMatchObject({ id, kind: 'company' });
    const { rowCount } = await app.root.query('select from sessions where user_id = $1', [id]);
    expect(rowCount).toBe(2);
  });

  test('201: a cookie the browser already has never becomes its session', async () => {
    const [mine, theirs] = [await app.signUp(), await app.signUp()];
    const browser = app.openBrowser();
    browser.state.cookie = theirs.state.cookie;
    await signIn({ email: mine.email, password: mine.password }, browser);
    expect(browser.state.cookie).not.toBe(theirs.state.cookie);
    expect((await browser.call('POST /api/session/renewal')).body.user.id).toBe(mine.id);
  });

  test('400: uses the error texts of the form', async () => {
    const { body } = await signIn({ email: 'nobody', password: '' });
    expect(body.fields).toEqual({
      'body.email': 'Please enter a valid email',
      'body.password': 'Password is required',
    });
  });

  test('401: refuses a wrong password and an unknown email', async () => {
    const { email } = await app.signUp();
    for (const body of [
      { email, password: 'wrong-one' },
      { email: anAddress(), password: 'wrong-one' },
    ]) {
      const answer = await signIn(body);
      expect([answer.status, answer.body.text]).toEqual([401, 'Invalid login credentials']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('403: refuses a form from %s', async (_, headers) => {
    const { email, password } = await app.signUp();
    const answer = await app.openBrowser().call('POST /api/session', { body: { email, password }, headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('GET and PATCH /api/session/user', () => {
  test('200: returns the signed-in user', async () => {
    const { call, user } = await app.signUp();
    expect(await call('GET /api/session/user')).toMatchObject({ status: 200, body: user });
  });

  test('200: marks the welcome as seen and changes nothing else', async () => {
    const { call, user, id } = await app.signUp();
    const forged = { user_type: 'company', email: anAddress(), email_verified: true, full_name: 'Mallory' };
    const { status, body } = await call('PATCH /api/session/user', {
      body: { is_new_signup: 'false', ...forged, metadata: forged },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...user, metadata: { ...user.metadata, is_new_signup: 'false' } });
    const { rows } = await app.root.query('select user_type from profiles where id = $1', [id]);
    expect(rows).toEqual([{ user_type: 'student' }]);
  });

  test("400: refuses a boolean; the flag is the text 'true' or 'false'", async () => {
    const { call } = await app.signUp();
    const { status } = await call('PATCH /api/session/user', { body: { is_new_signup: false } });
    expect(status).toBe(400);
  });

  test('401: refuses a visitor and a deleted account', async () => {
    expect((await app.openBrowser().call('GET /api/session/user')).status).toBe(401);
    const { call, id } = await app.signUp();
    await app.root.query('delete from users where id = $1', [id]);
    expect((await call('GET /api/session/user')).status).toBe(401);
    expect((await call('PATCH /api/session/user', { body: { is_new_signup: 'true' } })).status).toBe(401);
    expect((await call('POST /api/session/renewal')).status).toBe(401);
  });

  test("the role that manages credentials cannot change an account's type either", async () => {
    const { id } = await app.signUp();
    const promote = `select set_config('app.actor', '${id}', false); update profiles set user_type = 'company'`;
    await expect(app.asRole('app_auth', promote)).rejects.toThrow('permission denied');
  });
});
