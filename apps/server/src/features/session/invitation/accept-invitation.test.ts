import { limits } from '@questline/contract';
import { blocked } from '@questline/db/tests/blocked.ts';
import { describe, expect, test } from 'vitest';
import { anAddress, createSessionsApp, goodPassword } from '../session.fixture.ts';

const app = await createSessionsApp();
const owner = await app.signUp('company');
await app.root.query(`update company_profiles set company_name = 'Corner Books' where id = $1`, [owner.id]);
const invite = (email: string, row: object = {}) =>
  app.insert('invitations', { company_id: owner.id, email, role: 'member', invited_by: owner.id, ...row });
const linkTo = (id: string, { version = 1, days = 1, purpose = 'invitation' } = {}) =>
  app.links.make({ purpose, subject: id, version, expiresAt: new Date(Date.now() + days * 86_400_000) });
const look = (token: string) => app.openBrowser().call('POST /api/invitation', { body: { token } });
const signUp = (token: string, body: object = {}, browser = app.openBrowser()) =>
  browser.enter('POST /api/invitation/sign-up', {
    token,
    full_name: 'Dana Reed',
    password: goodPassword,
    ...body,
  });
const signIn = (token: string, password = goodPassword) =>
  app.openBrowser().enter('POST /api/invitation/sign-in', { token, password });
const membersOf = async (companyId: string) =>
  (
    await app.root.query(
      'select person_id, role, left_at from members where company_id = $1 order by joined_at',
      [companyId],
    )
  ).rows;

/** Someone whose company was deleted by someone else, so that only their account is left. */
async function withoutCompany() {
  const person = await app.signUp('company');
  await app.root.query('delete from members where person_id = $1', [person.id]);
  return person;
}

describe('POST /api/invitation', () => {
  test('201: says who invites whom to what, and until when', async () => {
    const email = anAddress();
    const { status, body } = await look(linkTo(await invite(email)));
    expect(status).toBe(201);
    expect(body).toEqual({
      company_name: 'Corner Books',
      invited_by: 'Robin Field',
      email,
      expires_at: expect.any(String),
    });
    const left = (Date.parse(body.expires_at) - Date.now()) / 86_400_000;
    expect(left).toBeCloseTo(limits.invitationDays, 1);
  });

  test('201: looks the same whether or not the email has an account', async () => {
    const known = await app.signUp('student');
    const [one, other] = [
      await look(linkTo(await invite(known.email))),
      await look(linkTo(await invite(anAddress()))),
    ];
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
    expect([one.status, one.body.company_name]).toEqual([other.status, other.body.company_name]);
  });

  test('410: a link for something else, an earlier version, a canceled or an expired invitation', async () => {
    const id = await invite(anAddress(), { version: 2 });
    const canceled = await invite(anAddress());
    await app.root.query('delete from invitations where id = $1', [canceled]);
    const links = [
      linkTo(id, { version: 2, purpose: 'verify' }),
      linkTo(id, { version: 1 }),
      linkTo(id, { version: 2, days: -1 }),
      linkTo(canceled),
      'nonsense',
    ];
    for (const link of links) expect((await look(link)).body.code).toBe('link_expired');
    expect((await look(linkTo(id, { version: 2 }))).status).toBe(201);
  });
});

describe('POST /api/invitation/sign-up', () => {
  test('201: creates an account with a verified email in the team and signs in', async () => {
    const email = anAddress();
    const { status, body, headers } = await signUp(linkTo(await invite(email)));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email,
      email_verified: true,
      user_type: 'company',
      company: { id: owner.id, role: 'member' },
      metadata: { full_name: 'Dana Reed', is_new_signup: 'false' },
    });
    expect(body.user.id).not.toBe(owner.id);
    expect(headers.getSetCookie().some((it) => it.startsWith('__Host-refresh'))).toBe(true);
    const account = await app.tokens.verify(body.access_token);
    expect(account).toMatchObject({ id: owner.id, kind: 'company', personId: body.user.id });
    expect(await app.events(owner.id)).toContain('team.changed');
  });

  test('410: works once', async () => {
    const link = linkTo(await invite(anAddress()));
    await signUp(link);
    expect((await signUp(link)).body).toMatchObject({ code: 'link_expired' });
    expect((await look(link)).body.code).toBe('link_expired');
  });

  test('a double click creates one account', async () => {
    const email = anAddress();
    const link = linkTo(await invite(email));
    const answers = await Promise.all([signUp(link), signUp(link), signUp(link)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await app.root.query('select id from users where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test.each(['student', 'company'] as const)('400: the email of a %s fails the same way', async (kind) => {
    const known = await app.signUp(kind);
    const link = linkTo(await invite(known.email));
    const { status, body } = await signUp(link);
    expect([status, body]).toMatchObject([400, { code: 'invitation_failed' }]);
    expect((await look(link)).status).toBe(201);
    expect((await membersOf(owner.id)).map((it) => it.person_id)).not.toContain(known.id);
  });

  test('400: an easy password', async () => {
    const link = linkTo(await invite(anAddress()));
    expect((await signUp(link, { password: 'password1' })).body).toMatchObject({ code: 'password_too_easy' });
  });
});

describe('POST /api/invitation/sign-in', () => {
  test('201: someone who belongs to no company joins with their password', async () => {
    const person = await withoutCompany();
    const { status, body } = await signIn(linkTo(await invite(person.email, { role: 'owner' })));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ id: person.id, company: { id: owner.id, role: 'owner' } });
  });

  test('201: someone who left comes back, and a new invitation decides the role', async () => {
    const { body } = await signUp(linkTo(await invite(anAddress())));
    await app.root.query(
      `begin; select set_config('app.actor', '${owner.id}', true);
       update members set left_at = now() where person_id = '${body.user.id}'; commit`,
    );
    const again = await signIn(linkTo(await invite(body.user.email, { role: 'owner' })));
    expect(again.body.user).toMatchObject({ company: { id: owner.id, role: 'owner' } });
  });

  test('401: a wrong password, an unknown email, or a student', async () => {
    const [student, other, alone] = [
      await app.signUp('student'),
      await app.signUp('company'),
      await withoutCompany(),
    ];
    const answers = [
      await signIn(linkTo(await invite(alone.email)), 'not-mine-at-all'),
      await signIn(linkTo(await invite(anAddress()))),
      await signIn(linkTo(await invite(student.email))),
      await signIn(linkTo(await invite(other.email)), 'not-mine-at-all'),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([401, { code: 'wrong_credentials' }]);
    expect(await membersOf(other.id)).toMatchObject([{ role: 'owner', left_at: null }]);
  });

  test('409: says it after the right password, if the account belongs to another company', async () => {
    const other = await app.signUp('company');
    const { status, body } = await signIn(linkTo(await invite(other.email)));
    expect([status, body]).toMatchObject([409, { code: 'already_in_company' }]);
    expect(await membersOf(other.id)).toMatchObject([{ role: 'owner', left_at: null }]);
  });

  test('the only person of a company deletes it, and joins with the same link', async () => {
    const other = await app.signUp('company');
    const link = linkTo(await invite(other.email));
    expect((await signIn(link)).body.code).toBe('already_in_company');
    const body = { password: other.password };
    expect((await other.call('POST /api/session/company-deletion', { body })).status).toBe(204);
    const joined = await signUp(link);
    expect([joined.status, joined.body.user]).toMatchObject([
      201,
      { email: other.email, company: { id: owner.id } },
    ]);
  });

  test('410: a canceled invitation', async () => {
    const person = await withoutCompany();
    const id = await invite(person.email);
    await app.root.query('delete from invitations where id = $1', [id]);
    expect((await signIn(linkTo(id))).body.code).toBe('link_expired');
  });

  test('410: an invitation that is canceled while the password is checked', async () => {
    const person = await withoutCompany();
    const id = await invite(person.email);
    const lock = await app.root.connect();
    await lock.query('begin');
    await lock.query('delete from invitations where id = $1', [id]);
    const answer = signIn(linkTo(id));
    await blocked(app.root);
    await lock.query('commit');
    lock.release();
    expect((await answer).body.code).toBe('link_expired');
  });

  test('403: without a company, signing in says what to do', async () => {
    const person = await withoutCompany();
    const { status, body } = await app
      .openBrowser()
      .enter('POST /api/session', { email: person.email, password: person.password });
    expect([status, body]).toMatchObject([403, { code: 'no_company' }]);
  });
});
