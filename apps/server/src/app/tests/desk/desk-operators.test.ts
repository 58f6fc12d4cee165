// Leads and operators, through the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openWorker, readable, until } from '../worker/worker-app.fixture.ts';
import { createAuthenticator } from '../../../features/desk/authenticator.fixture.ts';
import { createDeskApp } from '../../../features/desk/desk.fixture.ts';

const app = await createDeskApp();
const { emailsTo } = await openWorker({ world: app, secret: app.settings.TOKEN_SECRETS[0]!.secret });
type Operator = Awaited<ReturnType<typeof app.setUp>>;

async function setUpLead() {
  const lead = await app.setUp('lead');
  await app.confirm(lead);
  return lead;
}
const list = async ({ call }: Operator) => (await call('GET /api/desk/operators')).body.items;
const listed = async (lead: Operator, email: string) =>
  (await list(lead)).find((it: { email: string }) => it.email === email);
const invite = ({ call }: Operator, email: string, role = 'operator') =>
  call('POST /api/desk/operators', { body: { email, name: 'Nora Vance', role } });
const setRole = ({ call }: Operator, id: string, role: string) =>
  call('PUT /api/desk/operators/:id/role', { id, body: { role } });
const sendLink = ({ call }: Operator, id: string) => call('POST /api/desk/operators/:id/set-up-link', { id });
const disable = ({ call }: Operator, id: string) => call('DELETE /api/desk/operators/:id', { id });
const isSignedIn = async ({ call }: Operator) => (await call('GET /api/desk/account')).status === 200;

/** The secret in the newest set-up link that was emailed. */
async function linkTo(email: string, count = 1) {
  await until(() => emailsTo(email).length >= count);
  return /\/desk\/set-up#([\w-]+)/.exec(readable(emailsTo(email).at(-1)!.raw))![1]!;
}

describe('operators who are no leads', () => {
  test('403: see nothing and change nothing, also with a passkey', async () => {
    const [operator, other] = [await app.setUp(), await app.setUp()];
    await app.confirm(operator);
    const id = await app.idOf(other);
    const answers = [
      await operator.call('GET /api/desk/operators'),
      await invite(operator, `${randomUUID()}@desk.example`),
      await setRole(operator, id, 'lead'),
      await sendLink(operator, id),
      await disable(operator, id),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('403: stop being leads with the next request', async () => {
    const [lead, other] = [await setUpLead(), await setUpLead()];
    expect((await setRole(lead, await app.idOf(other), 'operator')).body).toEqual({ role: 'operator' });
    expect((await other.call('GET /api/desk/operators')).status).toBe(403);
    expect(await isSignedIn(other)).toBe(true);
  });
});

describe('POST /api/desk/operators', () => {
  test('204: the operator gets an email, sets up with its link once, and appears as active', async () => {
    const lead = await setUpLead();
    const email = `${randomUUID()}@desk.example`;
    expect((await invite(lead, email)).status).toBe(204);
    expect(await listed(lead, email)).toMatchObject({
      name: 'Nora Vance',
      role: 'operator',
      state: 'invited',
      passkeys: 0,
      last_seen_at: null,
      can: { change: true },
    });
    const token = await linkTo(email);
    const authenticator = createAuthenticator({ origin: app.site });
    expect((await app.complete(app.openBrowser(), token, authenticator)).status).toBe(201);
    expect(await listed(lead, email)).toMatchObject({
      state: 'active',
      passkeys: 1,
      last_seen_at: expect.any(String),
    });
    const again = await app.openBrowser().call('POST /api/desk/set-up', { body: { token } });
    expect(again.body.code).toBe('link_expired');
    expect(app.lines.join()).not.toContain(token);
  });

  test('403 without a passkey, 409 for an operator who exists, 400 for no email', async () => {
    const lead = await app.setUp('lead');
    const email = `${randomUUID()}@desk.example`;
    expect((await invite(lead, email)).body.code).toBe('confirmation_needed');
    await app.confirm(lead);
    expect((await invite(lead, lead.email)).body.code).toBe('operator_exists');
    expect((await invite(lead, 'nora')).status).toBe(400);
    expect(await listed(lead, email)).toBeUndefined();
  });
});

describe('changing an operator', () => {
  test('204: a disabled operator is signed out, and a new set-up link lets them back in', async () => {
    const [lead, operator] = [await setUpLead(), await app.setUp()];
    const id = await app.idOf(operator);
    expect((await disable(lead, id)).status).toBe(204);
    expect(await isSignedIn(operator)).toBe(false);
    expect((await app.enterPassword(operator.email)).answer.body.code).toBe('wrong_credentials');
    expect(await listed(lead, operator.email)).toMatchObject({ state: 'disabled', passkeys: 0 });
    expect((await sendLink(lead, id)).status).toBe(204);
    const token = await linkTo(operator.email);
    const browser = app.openBrowser();
    const done = await app.complete(browser, token, createAuthenticator({ origin: app.site }));
    expect(done.status).toBe(201);
    expect((await browser.call('GET /api/desk/account')).status).toBe(200);
  });

  test('403: leads cannot change themselves, and 404 for someone unknown', async () => {
    const lead = await setUpLead();
    const own = await app.idOf(lead);
    for (const change of [disable, sendLink, (by: Operator, id: string) => setRole(by, id, 'operator')]) {
      expect((await change(lead, own)).body.code).toBe('own_operator');
      expect((await change(lead, randomUUID())).status).toBe(404);
    }
    expect(await listed(lead, lead.email)).toMatchObject({ role: 'lead', can: { change: false } });
  });

  test('two leads who demote each other at the same moment: one of them stays a lead', async () => {
    const [one, other] = [await setUpLead(), await setUpLead()];
    const [a, b] = [await app.idOf(one), await app.idOf(other)];
    const answers = await Promise.all([setRole(one, b, 'operator'), setRole(other, a, 'operator')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const { rows } = await app.root.query(
      `select count(*)::int from operators where id = any ($1) and role = 'lead'`,
      [[a, b]],
    );
    expect(rows[0].count).toBe(1);
  });
});

describe("an operator's own sessions", () => {
  test('200: are listed with the device, and 204: end', async () => {
    const operator = await app.setUp();
    const second = await app.enterPassword(operator.email);
    const body = operator.authenticator.use({ challenge: second.challenge });
    await second.call('POST /api/desk/session/passkey', { body });
    const { sessions } = (await operator.call('GET /api/desk/account')).body;
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', current: false },
      { device: 'Firefox on Windows', current: true },
    ]);
    const { id } = sessions[0];
    const stranger = await app.setUp();
    expect((await stranger.call('DELETE /api/desk/sessions/:id', { id })).status).toBe(404);
    expect((await second.call('GET /api/desk/account')).status).toBe(200);
    expect((await operator.call('DELETE /api/desk/sessions/:id', { id })).status).toBe(204);
    expect((await second.call('GET /api/desk/account')).status).toBe(401);
    expect(await isSignedIn(operator)).toBe(true);
  });

  test('are marked as seen again after five minutes', async () => {
    const operator = await app.setUp();
    const id = await app.idOf(operator);
    const seen = async () => {
      const { rows } = await app.root.query(
        `select s.last_seen_at > now() - interval '1 minute' and o.last_seen_at > now() - interval '1 minute' as recently
         from operator_sessions s join operators o on o.id = s.operator_id where o.id = $1`,
        [id],
      );
      return rows[0].recently;
    };
    for (const [minutes, expected] of [
      [4, false],
      [6, true],
    ] as const) {
      const values = [id, minutes];
      await app.root.query(
        `update operator_sessions set last_seen_at = now() - make_interval(mins => $2) where operator_id = $1`,
        values,
      );
      await app.root.query(
        `update operators set last_seen_at = now() - make_interval(mins => $2) where id = $1`,
        values,
      );
      expect(await isSignedIn(operator)).toBe(true);
      expect(await seen()).toBe(expected);
    }
  });
});
