import { randomUUID } from 'node:crypto';
import { codeOfConduct, limits, type DeskApi } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createAuthenticator } from '../authenticator.fixture.ts';
import { createDeskApp } from '../desk.fixture.ts';

const app = await createDeskApp();
type Operator = Awaited<ReturnType<typeof app.setUp>>;

async function submitted() {
  const company = await app.signUp('company', { verification: 'not_submitted' });
  await company.api('POST /api/company/verification', {
    body: {
      legal_name: 'Sunny Side LLC',
      website: 'sunnyside.example',
      country: 'US',
      registration_number: null,
      contact_role: 'Owner',
      conduct: codeOfConduct.version,
    },
  });
  const { rows } = await app.root.query('select id from company_reviews where company_id = $1', [company.id]);
  return { company, id: rows[0].id as string };
}
const act = ({ call }: Operator, what: 'opening' | 'release' | 'decision', id: string, body?: object) =>
  call(`POST /api/desk/companies/:id/${what}`, { id, ...(body && { body }) });
const verify = (operator: Operator, id: string) =>
  act(operator, 'decision', id, { declined: null, note: null });
const stateOf = async (company: Awaited<ReturnType<typeof app.signUp>>) =>
  (await company.api('GET /api/company/verification')).state;

const { confirm } = app;
const account = (kind: string, id: string, what: string) =>
  `${what === 'suspension' ? 'PUT' : 'POST'} /api/desk/accounts/${kind}/${id}/${what}` as keyof DeskApi;
const suspend = ({ call }: Operator, kind: string, id: string, suspended = true) =>
  call(account(kind, id, 'suspension'), { body: { suspended, reason: 'danger', note: 'Reported' } });

describe('companies to verify', () => {
  test('201: opens with the signals, claims it, and lists it for others without details', async () => {
    const { id } = await submitted();
    const [operator, other] = [await app.setUp(), await app.setUp()];
    const { status, body } = await act(operator, 'opening', id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      legal_name: 'Sunny Side LLC',
      website: 'sunnyside.example',
      email_domain: 'example.org',
      person: 'Test company',
      is_change: false,
      claim: { you: true },
      can: { decide: true },
    });
    expect(body.signals).toEqual(expect.arrayContaining(['other_domain', 'new_account']));
    expect(JSON.stringify(body)).not.toContain('@example.org');
    const { items } = (await other.call('GET /api/desk/companies')).body;
    const listed = items.find((item: { id: string }) => item.id === id);
    expect(listed.claim).toEqual({ name: 'Opal Reed', you: false });
    expect(listed).not.toHaveProperty('legal_name');
  });

  test('204: verifies and declines', async () => {
    const operator = await app.setUp();
    const [good, bad] = [await submitted(), await submitted()];
    for (const { id } of [good, bad]) await act(operator, 'opening', id);
    expect((await verify(operator, good.id)).status).toBe(204);
    expect(await stateOf(good.company)).toBe('verified');
    const declined = { declined: 'website', note: 'It shows an error.' };
    expect((await act(operator, 'decision', bad.id, declined)).status).toBe(204);
    expect(await bad.company.api('GET /api/company/verification')).toMatchObject({
      state: 'declined',
      declined: { reason: 'website', note: 'It shows an error.' },
    });
  });

  test('409: another operator has claimed it, it is decided, or the company changed it', async () => {
    const { company, id } = await submitted();
    const [operator, other] = [await app.setUp(), await app.setUp()];
    await act(operator, 'opening', id);
    expect((await act(other, 'opening', id)).body.can.decide).toBe(false);
    expect((await verify(other, id)).body.code).toBe('conflict');
    await company.api('PATCH /api/company/profile', { body: { website: 'other.example' } });
    expect((await verify(operator, id)).body.code).toBe('already_decided');
    expect(await stateOf(company)).toBe('in_review');
  });

  test('204: released, another operator decides', async () => {
    const { id } = await submitted();
    const [operator, other] = [await app.setUp(), await app.setUp()];
    await act(operator, 'opening', id);
    expect((await act(operator, 'release', id)).status).toBe(204);
    await act(other, 'opening', id);
    expect((await verify(other, id)).status).toBe(204);
  });

  test('404: unknown', async () => {
    expect((await act(await app.setUp(), 'opening', randomUUID())).status).toBe(404);
  });
});

describe('PUT /api/desk/accounts/:kind/:id/suspension', () => {
  test('403 without a passkey, then 200: the company is hidden, signed out, and restored', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const operator = await app.setUp();
    const seen = () => student.api('GET /api/companies/:id', { params: { id: company.id } });
    await seen();
    expect((await suspend(operator, 'company', company.id)).body.code).toBe('confirmation_needed');
    expect((await confirm(operator)).status).toBe(204);
    expect((await suspend(operator, 'company', company.id)).status).toBe(200);
    await expect(seen()).rejects.toThrow('not_found');
    await expect(company.api('GET /api/company/profile')).rejects.toThrow('not_signed_in');
    expect((await suspend(operator, 'company', company.id, false)).status).toBe(200);
    expect((await seen()).id).toBe(company.id);
    await company.api('GET /api/company/profile');
  });

  test('200: one person of a company, and a student', async () => {
    const [company, student, operator] = [
      await app.signUp('company'),
      await app.signUp('student'),
      await app.setUp(),
    ];
    const member = await app.addMember(company);
    await confirm(operator);
    for (const { personId } of [member, student])
      expect((await suspend(operator, 'person', personId)).status).toBe(200);
    await expect(member.api('GET /api/company/profile')).rejects.toThrow('not_signed_in');
    await expect(student.api('GET /api/student/profile')).rejects.toThrow('not_signed_in');
    await company.api('GET /api/company/profile');
  });

  test("403: another operator's confirmation, and another operator's passkey, don't count", async () => {
    const { id } = await app.signUp('company');
    const [operator, other] = [await app.setUp(), await app.setUp()];
    await confirm(other);
    expect((await suspend(operator, 'company', id)).body.code).toBe('confirmation_needed');
    const options = await operator.call('POST /api/desk/confirmation/options');
    const body = other.authenticator.use(options.body);
    expect((await operator.call('POST /api/desk/confirmation', { body })).body.code).toBe('passkey_refused');
    const unverified = createAuthenticator({ origin: app.site, isUserVerified: false });
    const again = await operator.call('POST /api/desk/confirmation/options');
    const answer = await operator.call('POST /api/desk/confirmation', { body: unverified.use(again.body) });
    expect(answer.body.code).toBe('passkey_refused');
    expect((await suspend(operator, 'company', id)).body.code).toBe('confirmation_needed');
  });

  test('a challenge to sign in does not confirm, and the other way around', async () => {
    const operator = await app.setUp();
    const { challenge } = await app.enterPassword(operator.email);
    const body = operator.authenticator.use({ challenge });
    expect((await operator.call('POST /api/desk/confirmation', { body })).body.code).toBe('session_ended');
    const options = await operator.call('POST /api/desk/confirmation/options');
    const used = { body: operator.authenticator.use(options.body) };
    expect((await operator.call('POST /api/desk/session/passkey', used)).body.code).toBe('session_ended');
  });

  test('404: an unknown company', async () => {
    const operator = await app.setUp();
    await confirm(operator);
    expect((await suspend(operator, 'company', randomUUID())).status).toBe(404);
  });
});

describe('suspended people', () => {
  test('403 account_suspended: cannot sign in with the right password', async () => {
    const { email, personId } = await app.signUp('student');
    const signIn = () => app.visitor('POST /api/session', { body: { email, password: 'quiet-harbor-9' } });
    const hash = await app.root.query(
      `update users set password_hash = (select password_hash from users where email = $2) where id = $1`,
      [personId, (await signUpWithPassword('quiet-harbor-9')).email],
    );
    expect(hash.rowCount).toBe(1);
    expect((await signIn()).user.id).toBe(personId);
    await app.root.query('update profiles set suspended_at = now() where id = $1', [personId]);
    await expect(signIn()).rejects.toThrow('account_suspended');
    const wrong = app.visitor('POST /api/session', { body: { email, password: 'something-else-1' } });
    await expect(wrong).rejects.toThrow('wrong_credentials');
  });
});

async function signUpWithPassword(password: string) {
  const email = `${randomUUID()}@example.org`;
  const data = { user_type: 'student' as const, full_name: 'Maya Torres', birth_month: '2008-04' };
  await app.visitor('POST /api/users', { body: { email, password, data } });
  return { email };
}

describe('looking someone up', () => {
  const search = ({ call }: Operator, term: string, reason: string | null = 'support') =>
    call('POST /api/desk/accounts/search', { body: { term, reason, note: null } });

  test('429: an operator searches 60 times an hour, and others are not affected', async () => {
    const [operator, other] = [await app.setUp(), await app.setUp()];
    for (let n = 0; n < limits.deskSearches; n++)
      expect((await search(operator, `nobody ${n}`)).status).toBe(201);
    expect((await search(operator, 'nobody')).status).toBe(429);
    expect((await search(other, 'nobody')).status).toBe(201);
    const { rows } = await app.root.query(
      `select from access_log where operator_id = $1 and action = 'desk_searched'`,
      [await app.idOf(operator)],
    );
    expect(rows).toHaveLength(limits.deskSearches);
  });

  test('201: by email, id and name; and it is recorded', async () => {
    const [company, operator] = [await app.signUp('company'), await app.setUp()];
    const { body } = await search(operator, company.email.toUpperCase());
    expect(body.items).toMatchObject([
      { kind: 'person', id: company.id, name: 'Test company', suspended: false },
    ]);
    expect((await search(operator, company.id)).body.items.map((it: { kind: string }) => it.kind)).toEqual([
      'company',
      'person',
    ]);
    const opened = await operator.call(account('company', company.id, 'opening'), {
      body: { reason: 'support', note: 'They called' },
    });
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      kind: 'company',
      id: company.id,
      verification: 'verified',
      reports: [],
    });
    expect(opened.body.log[0]).toMatchObject({
      what: 'opened_account',
      reason: 'support',
      note: 'They called',
    });
    const { rows } = await app.root.query(
      `select count(*)::int from desk_log l join operators o on o.id = l.operator_id where o.email = $1`,
      [operator.email],
    );
    expect(rows[0].count).toBe(3);
  });

  test('400: without a reason, or too short', async () => {
    const operator = await app.setUp();
    expect((await search(operator, 'Maya', null)).status).toBe(400);
    expect((await search(operator, 'Ma')).status).toBe(400);
  });
});
