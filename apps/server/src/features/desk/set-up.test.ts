import { describe, expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.fixture.ts';
import { createDeskApp, goodPassword, type Answer } from './desk.fixture.ts';

const app = await createDeskApp();
const refusal = ({ status, body }: Answer) => [status, body.code];
const authenticator = () => createAuthenticator({ origin: app.site });

describe('POST /api/desk/set-up', () => {
  test('201: says whom the link is for', async () => {
    const { email, token } = await app.create();
    const { status, body } = await app.openBrowser().call('POST /api/desk/set-up', { body: { token } });
    expect([status, body]).toEqual([201, { name: 'Opal Reed', email }]);
  });

  test('410: refuses unknown, expired, used and replaced links, and those of disabled operators', async () => {
    const [expired, disabled, replaced] = [await app.create(), await app.create(), await app.create()];
    await app.root.query(`update operators set setup_expires_at = now() where email = $1`, [expired.email]);
    await app.disable(disabled.email);
    await app.reset(replaced.email);
    const used = await app.setUp();
    for (const token of ['unknown', '', ...[expired, disabled, replaced, used].map((it) => it.token)]) {
      const answer = await app.openBrowser().call('POST /api/desk/set-up', { body: { token } });
      expect(refusal(answer)).toEqual([410, 'link_expired']);
    }
  });
});

describe('POST /api/desk/set-up/completion', () => {
  test('201: sets password and passkey, returns ten codes and signs in', async () => {
    const { token, email } = await app.create('lead');
    const browser = app.openBrowser();
    const { status, body, headers } = await app.complete(browser, token, authenticator());
    expect(status).toBe(201);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(headers.getSetCookie()[1]).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
    const session = await browser.call('GET /api/desk/session');
    expect(session.body.operator).toMatchObject({ name: 'Opal Reed', email, role: 'lead' });
    const account = await browser.call('GET /api/desk/account');
    expect(account.body).toMatchObject({
      passkeys: [{ name: 'Firefox on Windows', last_used_at: null }],
      recovery_codes_left: 10,
    });
  });

  test('stores no code, token or password, only their hashes', async () => {
    const { codes, cookies, email, token } = await app.setUp();
    const { rows } = await app.root.query(
      `select o::text || coalesce(string_agg(c::text, ''), '') || coalesce(string_agg(s::text, ''), '') as text
       from operators o left join operator_recovery_codes c on c.operator_id = o.id
       left join operator_sessions s on s.operator_id = o.id where email = $1 group by o`,
      [email],
    );
    for (const secret of [goodPassword, token, cookies.get('__Host-desk')!, ...codes])
      expect(rows[0].text).not.toContain(secret);
  });

  test('400: refuses a password that is short, common or the own name', async () => {
    const { token } = await app.create();
    const call = async (password: string) =>
      refusal(await app.openBrowser().call('POST /api/desk/set-up/options', { body: { token, password } }));
    expect(await call('short-one')).toEqual([400, 'invalid_input']);
    for (const easy of ['123456789012', 'abcabcabcabc', 'opal-reed-opal'])
      expect(await call(easy)).toEqual([400, 'password_too_easy']);
  });

  test('403: refuses a passkey of another site, for another domain, or without user verification', async () => {
    const wrong = [
      { origin: 'https://questline.example.evil.example', rpId: 'questline.example' },
      { origin: app.site, rpId: 'evil.example' },
      { origin: app.site, isUserVerified: false },
    ];
    for (const options of wrong) {
      const { token } = await app.create();
      const answer = await app.complete(app.openBrowser(), token, createAuthenticator(options));
      expect(refusal(answer)).toEqual([403, 'passkey_refused']);
    }
  });

  test('401: refuses a challenge that was used, has expired or belongs to someone else', async () => {
    const [one, other] = [await app.create(), await app.create()];
    const browser = app.openBrowser();
    const entered = { token: one.token, password: goodPassword };
    const begin = async (token: string) =>
      (await browser.call('POST /api/desk/set-up/options', { body: { ...entered, token } })).body;
    const finish = async (challenge: { challenge: string }) => {
      const body = { ...entered, ...authenticator().create(challenge) };
      return refusal(await browser.call('POST /api/desk/set-up/completion', { body }));
    };
    expect(await finish(await begin(other.token))).toEqual([401, 'session_ended']);
    const late = await begin(one.token);
    await app.root.query('update operator_challenges set expires_at = now()');
    expect(await finish(late)).toEqual([401, 'session_ended']);
    const once = await begin(one.token);
    expect((await finish(once))[0]).toBe(201);
    expect((await finish(once))[0]).toBe(410);
  });

  test('a link works once, also for two requests at the same moment', async () => {
    const { token } = await app.create();
    const answers = await Promise.all(
      [1, 2].map(() => app.complete(app.openBrowser(), token, authenticator())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
  });

  test('a passkey that another operator has is refused', async () => {
    const { authenticator: theirs } = await app.setUp();
    const { token } = await app.create();
    expect(refusal(await app.complete(app.openBrowser(), token, theirs))).toEqual([403, 'passkey_refused']);
  });
});
