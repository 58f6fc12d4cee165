// What operators do with accounts, through the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import { limits, type DeskApi } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { openWorker, readable, until } from '../worker/worker-app.fixture.ts';
import { createDeskApp } from '../../../features/desk/desk.fixture.ts';

const app = await createDeskApp();
const { emailsTo } = await openWorker({ world: app, secret: app.settings.TOKEN_SECRETS[0]!.secret });
type Operator = Awaited<ReturnType<typeof app.setUp>>;

const why = { reason: 'support', note: 'They called' };
const send = ({ call }: Operator, id: string, email: string) =>
  call('POST /api/desk/people/:id/emails', { id, body: { ...why, email } });
const deletion = (kind: string, id: string, step: 'deletion-request' | 'deletion') =>
  `POST /api/desk/accounts/${kind}/${id}/${step}` as keyof DeskApi;
const request = ({ call }: Operator, kind: string, id: string) =>
  call(deletion(kind, id, 'deletion-request'), { body: why });
const remove = ({ call }: Operator, kind: string, id: string, name: string) =>
  call(deletion(kind, id, 'deletion'), { body: { name } });
/** Both steps, with a passkey for each. */
async function deleteAccount(lead: Operator, kind: string, id: string, name: string) {
  await app.confirm(lead);
  await request(lead, kind, id);
  await app.confirm(lead);
  return remove(lead, kind, id, name);
}
const lastEmail = async (to: string) => {
  await until(() => emailsTo(to).length > 0);
  return readable(emailsTo(to).at(-1)!.raw);
};

describe('POST /api/desk/people/:id/emails', () => {
  test('204: sends a reset link that works, which the operator never sees', async () => {
    const [operator, student] = [await app.setUp(), await app.signUp('student')];
    const answer = await send(operator, student.id, 'reset');
    expect([answer.status, answer.body]).toEqual([204, '']);
    const token = /reset-password\?token=([\w.-]+)/.exec(await lastEmail(student.email))![1]!;
    await app.visitor('POST /api/session/reset', { body: { token, password: 'quiet-harbor-99' } });
  });

  test('204: sends the verification email again, and 409 once the email is verified', async () => {
    const [operator, company] = [await app.setUp(), await app.signUp('company')];
    expect((await send(operator, company.id, 'verification')).body.code).toBe('already_verified');
    await app.root.query('update users set email_verified_at = null where id = $1', [company.id]);
    expect((await send(operator, company.id, 'verification')).status).toBe(204);
    expect(await lastEmail(company.email)).toContain('/verify-email?token=');
  });

  test('404: someone unknown; 400: without a reason; 429: too often', async () => {
    const [operator, student] = [await app.setUp(), await app.signUp('student')];
    expect((await send(operator, randomUUID(), 'reset')).status).toBe(404);
    const body = { email: 'reset', reason: null };
    expect((await operator.call('POST /api/desk/people/:id/emails', { id: student.id, body })).status).toBe(
      400,
    );
    for (let count = 0; count < limits.deskEmailsPerPerson; count++)
      expect((await send(operator, student.id, 'reset')).status).toBe(204);
    expect((await send(operator, student.id, 'reset')).status).toBe(429);
  });
});

describe('permanent deletion', () => {
  test('403: an operator who is no lead, also with a passkey', async () => {
    const [operator, student] = [await app.setUp(), await app.signUp('student')];
    const answer = await deleteAccount(operator, 'person', student.id, 'Test student');
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    expect((await request(operator, 'person', student.id)).body.code).toBe('forbidden');
    await student.api('GET /api/student/profile');
  });

  test('403: each step needs the passkey', async () => {
    const [lead, student] = [await app.setUp('lead'), await app.signUp('student')];
    expect((await request(lead, 'person', student.id)).body.code).toBe('confirmation_needed');
    await app.confirm(lead);
    expect((await request(lead, 'person', student.id)).status).toBe(204);
    expect((await remove(lead, 'person', student.id, 'Test student')).body.code).toBe('confirmation_needed');
    await student.api('GET /api/student/profile');
  });

  test('409: without the first step, of another lead, and with another name', async () => {
    const [lead, other, student] = [
      await app.setUp('lead'),
      await app.setUp('lead'),
      await app.signUp('student'),
    ];
    await app.confirm(other);
    expect((await remove(other, 'person', student.id, 'Test student')).body.code).toBe(
      'deletion_not_requested',
    );
    const wrong = await deleteAccount(lead, 'person', student.id, 'Test Student');
    expect(wrong.body.code).toBe('name_mismatch');
    await app.confirm(other);
    expect((await remove(other, 'person', student.id, 'Test student')).body.code).toBe(
      'deletion_not_requested',
    );
    await student.api('GET /api/student/profile');
  });

  test('204: a student is gone, the email is free again, and the student gets an email', async () => {
    const [lead, student] = [await app.setUp('lead'), await app.signUp('student')];
    expect((await deleteAccount(lead, 'person', student.id, 'Test student')).status).toBe(204);
    await expect(student.api('GET /api/student/profile')).rejects.toThrow('not_signed_in');
    expect(await lastEmail(student.email)).toContain('Our team permanently deleted your account');
    const { rows } = await app.root.query('select from users where email = $1', [student.email]);
    expect(rows).toEqual([]);
    const log = await app.root.query(
      `select what, reason, note from desk_log where account_id = $1 order by id`,
      [student.id],
    );
    expect(log.rows).toEqual([
      { what: 'requested_deletion', ...why },
      { what: 'deleted_account', ...why },
    ]);
    expect((await deleteAccount(lead, 'person', student.id, 'Test student')).status).toBe(404);
  });

  test('204: a company; students no longer find it, its owner gets an email, and evidence stays', async () => {
    const [lead, company, student] = [
      await app.setUp('lead'),
      await app.signUp('company'),
      await app.signUp('student'),
    ];
    const member = await app.addMember(company);
    const { id: report } = await student.api('POST /api/reports', {
      body: { subject: 'company', subject_id: company.id, reason: 'money' },
    });
    const { rows } = await app.root.query('select company_name from company_profiles where id = $1', [
      company.id,
    ]);
    const answer = await deleteAccount(lead, 'company', company.id, rows[0].company_name);
    expect(answer.status).toBe(204);
    for (const { api } of [company, member])
      await expect(api('GET /api/company/profile')).rejects.toThrow('not_signed_in');
    await expect(student.api('GET /api/companies/:id', { params: { id: company.id } })).rejects.toThrow(
      'not_found',
    );
    expect(await lastEmail(company.email)).toContain(`permanently deleted ${rows[0].company_name}`);
    await until(() => emailsTo(member.email).length > 0);
    const opened = await lead.call('POST /api/desk/reports/:id/opening', { id: report });
    expect(opened.body.snapshot).toMatchObject({ account: rows[0].company_name });
  });

  test('409: the last owner of a company; 204: another person of it', async () => {
    const [lead, company] = [await app.setUp('lead'), await app.signUp('company')];
    const member = await app.addMember(company);
    const owner = await deleteAccount(lead, 'person', company.id, 'Test company');
    expect(owner.body.code).toBe('last_owner');
    expect((await deleteAccount(lead, 'person', member.personId, 'Test member')).status).toBe(204);
    await company.api('GET /api/company/profile');
    await expect(member.api('GET /api/company/profile')).rejects.toThrow('not_signed_in');
  });
});
