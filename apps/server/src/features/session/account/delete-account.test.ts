import { describe, expect, test } from 'vitest';
import { anAddress, createSessionsApp, goodPassword } from '../session.fixture.ts';

const app = await createSessionsApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;

const remove = ({ call, password }: Member, body: object = { password }) =>
  call('POST /api/session/deletion', { body });
/** A company's founder and someone who joined with an invitation. */
async function aTeam(role = 'member') {
  const owner = await app.signUp('company');
  await app.root.query(`update company_profiles set company_name = 'Corner Books' where id = $1`, [owner.id]);
  const email = anAddress();
  const invitation = { company_id: owner.id, email, role, invited_by: owner.id };
  const subject = await app.insert('invitations', invitation);
  const expiresAt = new Date(Date.now() + 60_000);
  const token = app.links.make({ purpose: 'invitation', subject, version: 1, expiresAt });
  const browser = app.openBrowser();
  const body = { token, full_name: 'Dana Reed', password: goodPassword };
  const { user } = (await browser.enter('POST /api/invitation/sign-up', body)).body;
  return { owner, member: { ...browser, email, password: goodPassword, id: user.id, user } };
}
const signIn = ({ email, password }: Member) =>
  app.openBrowser().enter('POST /api/session', { email, password });

describe('POST /api/session/deletion', () => {
  test.each([
    ['student', 'POST /api/session/deletion', ['user.signed_up', 'user.deleted']],
    ['company', 'POST /api/session/company-deletion', ['user.signed_up', 'user.lost_access', 'user.deleted']],
  ] as const)(
    '204: a %s is signed out everywhere and cannot sign in again',
    async (type, endpoint, events) => {
      const member = await app.signUp(type);
      const elsewhere = app.openBrowser();
      await elsewhere.enter('POST /api/session', { email: member.email, password: member.password });
      const cookieName = member.state.cookie.split('=')[0]!;
      const answer = await member.call(endpoint, { body: { password: member.password } });
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()).toEqual(
        [cookieName, '__Host-viewer'].map((name) => expect.stringMatching(`^${name}=;.*Max-Age=0`)),
      );
      expect((await elsewhere.call('POST /api/session/renewal')).status).toBe(401);
      expect((await signIn(member)).status).toBe(401);
      expect(await app.events(member.id)).toEqual(events);
    },
  );

  test('204: email and username become available again', async () => {
    const member = await app.signUp();
    await member.call('PATCH /api/session/profile', { body: { username: 'first_come' } });
    await remove(member);
    const next = app.openBrowser();
    const data = { user_type: 'student', full_name: 'Sam Second', birth_month: '2008-04' };
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

  test('204: a member leaves the company, which stays as it is', async () => {
    const { owner, member } = await aTeam();
    expect((await remove(member)).status).toBe(204);
    expect((await signIn(member)).status).toBe(401);
    expect((await owner.call('GET /api/session/user')).body.company).toEqual({ id: owner.id, role: 'owner' });
    expect(await app.events(owner.id)).toContain('team.changed');
    const { rows } = await app.root.query(
      `select p.full_name, m.left_at is not null as has_left from profiles p join members m on m.person_id = p.id
       where p.id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ full_name: 'Dana Reed', has_left: true }]);
  });

  test('204: an owner can, if there is another one', async () => {
    const { owner, member } = await aTeam('owner');
    expect((await remove(owner)).status).toBe(204);
    expect((await member.call('GET /api/session/user')).body.company).toEqual({
      id: owner.id,
      role: 'owner',
    });
  });

  test('409: the last owner deletes the company, or makes someone else an owner first', async () => {
    const { owner } = await aTeam();
    expect((await remove(owner)).body.code).toBe('last_owner');
    expect((await signIn(owner)).status).toBe(201);
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

describe('POST /api/session/company-deletion', () => {
  const removeCompany = ({ call, password }: Member, body: object = { password }) =>
    call('POST /api/session/company-deletion', { body });

  test('204: everyone loses access; the others keep their accounts for 30 days', async () => {
    const { owner, member } = await aTeam();
    expect((await removeCompany(owner)).status).toBe(204);
    expect((await signIn(owner)).body.code).toBe('wrong_credentials');
    expect((await member.call('GET /api/session/user')).status).toBe(401);
    expect((await member.call('POST /api/session/renewal')).body.code).toBe('no_company');
    const answer = await signIn(member);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'no_company' }]);
  });

  test('403: a member cannot, and neither can someone with a wrong password', async () => {
    const { owner, member } = await aTeam();
    expect((await removeCompany(member)).body.code).toBe('forbidden');
    expect((await removeCompany(owner, { password: 'something-else-1' })).body.code).toBe('wrong_password');
    for (const person of [owner, member]) expect((await signIn(person)).status).toBe(201);
  });

  test('403: a student has none', async () => {
    expect((await removeCompany(await app.signUp('student'))).body.code).toBe('forbidden');
  });
});
