import { describe, expect, test } from 'vitest';
import { createDeskApp, type Answer } from './desk.fixture.ts';

const app = await createDeskApp();
const refusal = ({ status, body }: Answer) => [status, body.code];

describe('sessions', () => {
  test('end when the operator signs out, only in that browser', async () => {
    const { call, cookies, email, authenticator } = await app.setUp();
    const second = await app.enterPassword(email);
    await second.call('POST /api/desk/session/passkey', { body: authenticator.use(second) });
    const before = cookies.get('__Host-desk')!;
    const answer = await call('DELETE /api/desk/session');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-desk=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    ]);
    cookies.set('__Host-desk', before);
    expect(refusal(await call('GET /api/desk/account'))).toEqual([401, 'not_signed_in']);
    expect((await second.call('GET /api/desk/account')).status).toBe(200);
  });

  test('end after 12 hours, however often they are used', async () => {
    const { call, email } = await app.setUp();
    await app.root.query(
      `update operator_sessions set expires_at = now() where operator_id = (select id from operators where email = $1)`,
      [email],
    );
    expect(refusal(await call('GET /api/desk/account'))).toEqual([401, 'not_signed_in']);
    expect((await call('GET /api/desk/session')).body).toEqual({ operator: null });
  });

  test('end when the operator is disabled or reset', async () => {
    for (const end of [app.disable, app.reset]) {
      const { call, email } = await app.setUp();
      await end(email);
      expect(refusal(await call('GET /api/desk/account'))).toEqual([401, 'not_signed_in']);
    }
  });

  test('an operator who was disabled during the request gets nothing', async () => {
    const { email, call } = await app.setUp();
    await app.root.query(`update operators set disabled_at = now() where email = $1`, [email]);
    expect(refusal(await call('GET /api/desk/account'))).toEqual([401, 'not_signed_in']);
  });

  test('expired sessions and challenges are deleted with the next sign-in', async () => {
    const { email, authenticator } = await app.setUp();
    await app.enterPassword(email);
    await app.root.query(`update operator_sessions set expires_at = now() - interval '1 hour'`);
    await app.root.query(`update operator_challenges set expires_at = now() - interval '1 hour'`);
    const browser = await app.enterPassword(email);
    await browser.call('POST /api/desk/session/passkey', { body: authenticator.use(browser) });
    const { rows } = await app.root.query(
      `select (select count(*)::int from operator_sessions where operator_id = o.id) as sessions,
         (select count(*)::int from operator_challenges where operator_id = o.id) as challenges
       from operators o where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ sessions: 1, challenges: 0 }]);
  });

  test('a cookie that was made up is nobody', async () => {
    const { call, cookies } = app.openBrowser();
    cookies.set('__Host-desk', 'x'.repeat(43));
    expect(refusal(await call('GET /api/desk/account'))).toEqual([401, 'not_signed_in']);
  });

  test('on https, a cookie without the prefix is ignored', async () => {
    const { cookies } = await app.setUp();
    const other = app.openBrowser();
    other.cookies.set('desk', cookies.get('__Host-desk')!);
    expect(refusal(await other.call('GET /api/desk/account'))).toEqual([404, 'not_found']);
  });

  test('403: another site cannot use the cookie to change anything', async () => {
    const { call } = await app.setUp();
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of others)
      expect(refusal(await call('POST /api/desk/recovery-codes', { headers }))).toEqual([403, 'forbidden']);
  });
});
