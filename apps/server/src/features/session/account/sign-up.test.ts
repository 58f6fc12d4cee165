import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { anAddress, aNetwork, goodPassword, createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();
const student = (more: object = {}) => ({
  email: anAddress(),
  password: goodPassword,
  data: { full_name: 'Robin Field', birth_month: '2008-04' },
  ...more,
});
const company = (more: object = {}) => ({
  email: anAddress(),
  password: goodPassword,
  data: { user_type: 'company', full_name: 'Robin Field', company_name: 'Robin Field' },
  ...more,
});
const signUp = (body: object, browser = app.openBrowser()) => browser.call('POST /api/users', { body });
const rowsOf = async (id: string) => {
  const one = async (text: string) => (await app.root.query(text, [id])).rows[0];
  return {
    profile: await one('select * from profiles where id = $1'),
    user: await one('select * from users where id = $1'),
    student: await one('select * from student_profiles where id = $1'),
    company: await one('select * from company_profiles where id = $1'),
  };
};

describe('201', () => {
  test('signs a student in right away and creates all rows of an account', async () => {
    const body = student();
    const answer = await signUp({ ...body, email: ` ${body.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      expires_at: expect.any(String),
      user: {
        id: expect.any(String),
        email: body.email,
        email_verified: false,
        user_type: 'student',
        username: null,
        photo_url: null,
        company: null,
        metadata: { full_name: 'Robin Field', user_type: 'student', is_new_signup: 'true' },
        created_at: expect.any(String),
      },
    });
    const { id } = answer.body.user;
    const rows = await rowsOf(id);
    expect(rows).toMatchObject({
      profile: { user_type: 'student' },
      student: { id, birth_month: '2008-04' },
      company: undefined,
    });
    expect(rows.user.password_hash).toMatch(/^\$argon2id\$/);
    expect(await app.events(id)).toEqual(['user.signed_up']);
  });

  test("keeps a company's entered name in the metadata and starts with an empty public name", async () => {
    const { status, body } = await signUp(company());
    expect(status).toBe(201);
    expect(body.user.metadata).toMatchObject({ user_type: 'company', company_name: 'Robin Field' });
    const rows = await rowsOf(body.user.id);
    expect(rows).toMatchObject({ company: { company_name: null }, student: undefined });
    expect(body.user.company).toEqual({ id: rows.company.id, role: 'owner' });
  });

  test('sends the refresh token only in a cookie that scripts cannot read', async () => {
    const { headers, body } = await signUp(student());
    const cookie = headers.getSetCookie().find((set) => set.startsWith('__Host-refresh'));
    expect(cookie).toMatch(
      /^__Host-refresh=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(JSON.stringify(body)).not.toContain(cookie!.split(/[=;]/)[1]);
  });

  test('ignores fields nobody may choose: verified, id, type under another name, hash', async () => {
    const chosen = '00000000-0000-7000-8000-000000000001';
    const forged = { id: chosen, email_verified: true, email_verified_at: '2020-01-01', password_version: 9 };
    const { body } = await signUp({
      ...student(),
      ...forged,
      user_type: 'company',
      data: {
        full_name: 'Robin Field',
        birth_month: '2008-04',
        ...forged,
        is_new_signup: 'false',
        kind: 'company',
        company_name: 'X',
      },
    });
    const { profile, user } = await rowsOf(body.user.id);
    expect(profile).toMatchObject({ user_type: 'student' });
    expect(user).toMatchObject({ email_verified_at: null, password_version: 1, company_name: null });
    expect(body.user).toMatchObject({ user_type: 'student', metadata: { is_new_signup: 'true' } });
    expect(body.user.id).not.toBe(chosen);
  });
});

describe('400', () => {
  const fieldsOf = async (body: object) => (await signUp(body)).body.fields;

  test('uses the error texts of the student form', async () => {
    expect(
      await fieldsOf({ email: 'x', password: '12345', data: { full_name: ' A ', birth_month: '' } }),
    ).toEqual({
      'body.email': 'Please enter a valid email',
      'body.password': 'Password must be at least 6 characters',
      'body.data.full_name': 'Full name is required',
      'body.data.birth_month': 'Please enter the month and year you were born',
    });
  });

  test('uses the error texts of the company form', async () => {
    const data = { user_type: 'company', full_name: '' };
    expect(await fieldsOf({ email: '', password: '', data })).toEqual({
      'body.email': 'Please enter a valid business email',
      'body.password': 'Password must be at least 6 characters',
      'body.data.full_name': 'Contact person name is required',
    });
  });

  test.each([
    ['no data', {}],
    ['another type', { data: { user_type: 'operator', full_name: 'Robin Field' } }],
    ['a name with control characters', { data: { ...student().data, full_name: 'Robin\u0007Field' } }],
    ['a name that is not text', { data: { ...student().data, full_name: ['Robin'] } }],
    ['no month of birth', { data: { full_name: 'Robin Field' } }],
    ['a month that does not exist', { data: { ...student().data, birth_month: '2008-13' } }],
    ['a month in the future', { data: { ...student().data, birth_month: '2099-01' } }],
    ['a password that is too long', { password: 'x'.repeat(201) }],
  ])('%s', async (_, wrong) => {
    const { email, password } = student();
    const { status, body } = await signUp({ email, password, data: undefined, ...wrong });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  test.each(['password1', '123456', 'robinfield', 'Field-2010'])('too easy: %s', async (password) => {
    const { status, body } = await signUp(student({ password }));
    const text = 'That password is too easy to guess. Please choose another.';
    expect([status, body.code, body.text]).toEqual([400, 'password_too_easy', text]);
    // Shown at the field.
    expect(body.fields).toEqual({ 'body.password': text });
  });

  test("a known email gets the form's error, changes nothing and notifies its owner once by email", async () => {
    const owner = await app.signUp();
    const before = await rowsOf(owner.id);
    const profiles = async () => (await app.root.query('select count(*) from profiles')).rows[0].count;
    const count = await profiles();

    const asStudent = await signUp(student({ email: owner.email }));
    expect([asStudent.status, asStudent.body.code]).toEqual([400, 'sign_up_failed']);
    expect(asStudent.body.text).toBe('Failed to create account. Please try again.');
    const asCompany = await signUp(company({ email: owner.email.toUpperCase() }));
    expect([asCompany.status, asCompany.body.code]).toEqual([400, 'company_sign_up_failed']);
    expect(asCompany.body.text).toBe('Failed to create company account. Please try again.');
    expect(asStudent.headers.getSetCookie()).toEqual([]);

    expect(await rowsOf(owner.id)).toEqual(before);
    expect(await profiles()).toBe(count);
    expect(await app.events(owner.id)).toEqual(['user.signed_up', 'user.sign_up_repeated']);
  });

  test('ten simultaneous requests with one email create one account', async () => {
    const body = student();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(400),
    ]);
  });
});

describe('403: children under 13', () => {
  const now = new Date();
  /** The month of the 13th birthday, which may still come. */
  const young = `${now.getUTCFullYear() - 13}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  const rowCounts = async () =>
    (
      await app.root.query(
        'select (select count(*) from profiles) as profiles, (select count(*) from events) as events, (select count(*) from try_counts) as tries',
      )
    ).rows;

  test('get no account, and nothing is stored or logged about them', async () => {
    const body = student({ data: { full_name: 'Kim Young', birth_month: young } });
    const [before, logged] = [await rowCounts(), app.lines.length];
    const { status, body: refusal, headers } = await signUp(body);
    expect([status, refusal.code]).toEqual([403, 'account_refused']);
    expect(refusal.text).toBe("You can't create an account right now.");
    expect(await rowCounts()).toEqual(before);
    const lines = app.lines.slice(logged).join('');
    for (const word of [young, body.email, 'Kim']) expect(lines).not.toContain(word);
    expect(headers.getSetCookie()).toEqual([
      '__Host-too-young=yes; Path=/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure',
    ]);
  });

  test('cannot try again with another date in the same browser, but companies can sign up there', async () => {
    const browser = app.openBrowser();
    const headers = { cookie: '__Host-too-young=yes' };
    const again = await browser.call('POST /api/users', { body: student(), headers });
    expect([again.status, again.body.code]).toEqual([403, 'account_refused']);
    // The mark isn't renewed, so it expires a day after the first attempt.
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await browser.call('POST /api/users', { body: company(), headers })).status).toBe(201);
  });
});

describe('429', () => {
  test('limits the number of accounts per hour from one network address', async () => {
    const network = aNetwork();
    const first = await signUp(student(), app.openBrowser({ network }));
    expect(first.status).toBe(201);
    await app.root.query('update try_counts set count = $1 where count = 1', [limits.signUpsPerNetwork]);
    const { status, body } = await signUp(student(), app.openBrowser({ network }));
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect((await signUp(student())).status).toBe(201);
  });
});

describe('a deployment with a longer minimum password', async () => {
  const strict = await createSessionsApp({ passwordMin: 12 });
  test('states its own number', async () => {
    const body = student({ password: 'river-otter' });
    const answer = await strict.openBrowser().call('POST /api/users', { body });
    expect(answer.body.fields).toEqual({ 'body.password': 'Password must be at least 12 characters' });
  });
});
