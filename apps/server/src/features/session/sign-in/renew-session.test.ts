import { describe, expect, test } from 'vitest';
import { createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp({ nodes: 2 });
type Member = Awaited<ReturnType<typeof app.signUp>>;

/** Renews with this cookie instead of the browser's current one. */
async function renewWith(cookie: string, node = 0) {
  const browser = app.openBrowser({ node });
  browser.state.cookie = cookie;
  const answer = await browser.call('POST /api/session/renewal');
  return { ...answer, cookie: browser.state.cookie };
}
/** Moves the last renewal this many seconds into the past. */
const age = ({ id }: Member, seconds: number) =>
  app.root.query(
    'update sessions set rotated_at = now() - make_interval(secs => $2) where user_id = $1 and ended_at is null',
    [id, seconds],
  );
const isEnded = async ({ id }: Member) =>
  (await app.root.query('select ended_at from sessions where user_id = $1', [id])).rows[0].ended_at !== null;
const day = 24 * 60 * 60;

describe('201', () => {
  test('returns new access and refresh tokens and the current user', async () => {
    const member = await app.signUp();
    await app.root.query('update users set email_verified_at = now() where id = $1', [member.id]);
    const { status, body, cookie } = await renewWith(member.state.cookie);
    expect(status).toBe(201);
    expect(body.user).toEqual({ ...member.user, email_verified: true });
    expect(await app.tokens.verify(body.access_token)).toMatchObject({ id: member.id, kind: 'student' });
    expect(cookie).not.toBe(member.state.cookie);
    expect((await renewWith(cookie)).status).toBe(201);
  });

  test('20 simultaneous renewals on two nodes produce one new refresh token and sign nobody out', async () => {
    const member = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => renewWith(member.state.cookie, n % 2)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const cookies = new Set(answers.map(({ cookie }) => cookie));
    expect(cookies.size).toBe(1);
    expect(cookies).not.toContain(member.state.cookie);
    const { rows } = await app.root.query('select generation from sessions where user_id = $1', [member.id]);
    expect(rows).toEqual([{ generation: 2 }]);
    expect((await renewWith([...cookies][0]!)).status).toBe(201);
  });

  test('the previous token, within 10 seconds, gets the same new one again', async () => {
    const member = await app.signUp();
    const { cookie } = await renewWith(member.state.cookie);
    await age(member, 9);
    expect(await renewWith(member.state.cookie)).toMatchObject({ status: 201, cookie });
    expect(await isEnded(member)).toBe(false);
  });
});

describe('401', () => {
  const ended = { status: 401, body: { code: 'session_ended' }, cookie: '' };

  test('the previous token, after 10 seconds, ends the session even for the browser with the newest one', async () => {
    const member = await app.signUp();
    const { cookie } = await renewWith(member.state.cookie);
    await age(member, 11);
    expect(await renewWith(member.state.cookie)).toMatchObject(ended);
    expect(await isEnded(member)).toBe(true);
    expect(await renewWith(cookie)).toMatchObject(ended);
  });

  test('an older token ends the session, however soon it comes', async () => {
    const member = await app.signUp();
    const second = await renewWith(member.state.cookie);
    const third = await renewWith(second.cookie);
    expect(await renewWith(member.state.cookie)).toMatchObject(ended);
    expect(await renewWith(third.cookie)).toMatchObject(ended);
  });

  test("reuse ends one session, not the account's others", async () => {
    const member = await app.signUp();
    const elsewhere = app.openBrowser();
    await elsewhere.enter('POST /api/session', { email: member.email, password: member.password });
    const { cookie } = await renewWith(member.state.cookie);
    await renewWith(cookie);
    await renewWith(member.state.cookie);
    expect((await elsewhere.call('POST /api/session/renewal')).status).toBe(201);
  });

  test('unused for 7 days', async () => {
    const member = await app.signUp();
    await age(member, 7 * day - 60);
    const { status, cookie } = await renewWith(member.state.cookie);
    expect(status).toBe(201);
    await age(member, 7 * day + 1);
    expect(await renewWith(cookie)).toMatchObject(ended);
  });

  test('30 days old, however busy', async () => {
    const member = await app.signUp();
    const { rows } = await app.root.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from sessions where user_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ seconds: 30 * day }]);
    await app.root.query('update sessions set expires_at = now() where user_id = $1', [member.id]);
    expect(await renewWith(member.state.cookie)).toMatchObject(ended);
  });

  test('a person who left the company while signing in, also after joining again', async () => {
    const member = await app.signUp('company');
    const rejoin = await app.root.query('delete from members where person_id = $1 returning company_id', [
      member.id,
    ]);
    for (const _ of ['one tab', 'another tab'])
      expect(await renewWith(member.state.cookie)).toMatchObject({
        status: 403,
        body: { code: 'no_company' },
        cookie: member.state.cookie,
      });
    expect(await isEnded(member)).toBe(true);
    await app.root.query(`insert into members (company_id, person_id, role) values ($1, $2, 'member')`, [
      rejoin.rows[0].company_id,
      member.id,
    ]);
    expect((await renewWith(member.state.cookie)).status).toBe(401);
  });

  test('no cookie, a forged one, and one from another session', async () => {
    const member = await app.signUp();
    const [name, token] = member.state.cookie.split('=') as [string, string];
    const [id, generation, signature] = token.split('.') as [string, string, string];
    const other = (await app.signUp()).state.cookie.split('=')[1]!.split('.');
    const tokens = [
      `${id}.2.${signature}`,
      `${other[0]}.${generation}.${signature}`,
      `${id}.${generation}.x`,
      'x',
    ];
    for (const cookie of ['', ...tokens.map((token) => `${name}=${token}`)])
      expect(await renewWith(cookie)).toMatchObject({ status: 401 });
    expect((await renewWith(member.state.cookie)).status).toBe(201);
  });

  test('an access token alone cannot renew', async () => {
    const { state } = await app.signUp();
    const browser = app.openBrowser();
    browser.state.token = state.token;
    expect((await browser.call('POST /api/session/renewal')).status).toBe(401);
  });
});

describe('403', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s neither renews nor signs anyone out', async (_, headers) => {
    const member = await app.signUp();
    for (const key of [
      'POST /api/session/renewal',
      'DELETE /api/session',
      'DELETE /api/session/devices',
    ] as const)
      expect((await member.call(key, { headers })).status).toBe(403);
    expect((await renewWith(member.state.cookie)).status).toBe(201);
  });
});
