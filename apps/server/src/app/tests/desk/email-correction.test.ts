// An operator corrects an email after proof, through the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createDeskApp } from '../../../features/desk/desk.fixture.ts';
import { openWorker, readable, until } from '../worker/worker-app.fixture.ts';

const app = await createDeskApp();
const { emailsTo } = await openWorker({
  world: app,
  secret: app.settings.TOKEN_SECRETS[0]!.secret,
  emailWaits: { message: 1, company: 0.02 },
});
type Operator = Awaited<ReturnType<typeof app.setUp>>;

const anEmail = () => `${randomUUID()}@example.org`;
const correct = ({ call }: Operator, id: string, email: string) =>
  call('POST /api/desk/people/:id/email-correction', {
    id,
    body: { email, proof: 'document', reason: 'support', note: 'Passport' },
  });
const textsTo = (email: string) => emailsTo(email).map(({ raw }) => readable(raw));
/** The token of the newest link of a step that was sent to an address. */
async function tokenFor(email: string, step: 'confirm' | 'stop') {
  const link = new RegExp(`/email-change\\?step=${step}&(?:amp;)?token=([\\w.-]+)`);
  const find = () => textsTo(email).findLast((text) => link.test(text));
  await until(() => find() !== undefined);
  return link.exec(find()!)![1]!;
}
const take = (step: 'confirm' | 'stop', token: string) =>
  app.visitor('POST /api/session/email-change', { body: { step, token } });
const emailOf = async (id: string) =>
  (await app.root.query('select email from users where id = $1', [id])).rows[0].email as string;

const approve = ({ call }: Operator, id: string) =>
  call('POST /api/desk/people/:id/email-correction/approval', { id });

async function requested() {
  const [operator, lead] = [await app.setUp(), await app.setUp('lead')];
  const [student, email] = [await app.signUp('student'), anEmail()];
  for (const who of [operator, lead]) await app.confirm(who);
  expect((await correct(operator, student.id, email)).status).toBe(204);
  return { operator, lead, student, email };
}

/** A correction that was approved a day ago, so that the new address can confirm it. */
async function started() {
  const it = await requested();
  expect((await approve(it.lead, it.student.id)).status).toBe(204);
  await app.root.query(
    `update email_corrections set approved_at = now() - interval '24 hours' where person_id = $1`,
    [it.student.id],
  );
  return it;
}

describe('POST /api/desk/people/:id/email-correction', () => {
  test('204: nothing changes until the new address confirms; then the person is signed out', async () => {
    const { student, email } = await started();
    expect(await emailOf(student.id)).toBe(student.email);
    await take('confirm', await tokenFor(email, 'confirm'));
    expect(await emailOf(student.id)).toBe(email);
    const { rows } = await app.root.query(
      'select count(*)::int from sessions where user_id = $1 and ended_at is null',
      [student.id],
    );
    expect(rows[0].count).toBe(0);
    await until(() => textsTo(student.email).some((text) => text.includes('Your email was changed')));
  });

  test('nothing is sent before a lead approves it, who is not the one who started it', async () => {
    const { operator, lead, student, email } = await requested();
    expect((await approve(operator, student.id)).status).toBe(403);
    const opened = await lead.call(
      `POST /api/desk/accounts/person/${student.id}/opening` as 'GET /api/desk/account',
      { body: { reason: 'support' } },
    );
    expect(opened.body.correction).toMatchObject({ email, status: 'requested', can: { approve: true } });
    const other = anEmail();
    expect((await correct(lead, student.id, other)).status).toBe(204);
    expect((await approve(lead, student.id)).body.code).toBe('second_person_needed');
    expect([...textsTo(email), ...textsTo(other), ...textsTo(student.email)].join()).not.toContain(
      '/email-change',
    );
  });

  test('410: the new address cannot confirm within a day, and the old one can stop it', async () => {
    const { lead, student, email } = await requested();
    await approve(lead, student.id);
    const confirm = await tokenFor(email, 'confirm');
    await expect(take('confirm', confirm)).rejects.toThrow('link_expired');
    expect(await emailOf(student.id)).toBe(student.email);
    await take('stop', await tokenFor(student.email, 'stop'));
    await app.root.query(
      `update email_corrections set approved_at = now() - interval '30 hours' where person_id = $1`,
      [student.id],
    );
    await expect(take('confirm', confirm)).rejects.toThrow('link_expired');
    expect(await emailOf(student.id)).toBe(student.email);
  });

  test('a page that was open stops working within 15 minutes, as the email says', async () => {
    const { student, email } = await started();
    const token = await tokenFor(email, 'confirm');
    await take('confirm', token);
    const words = 'Pages that are still open stop working within 15 minutes.';
    expect(textsTo(email).some((text) => text.replaceAll(/\s+/g, ' ').includes(words))).toBe(true);
    const { expiresAtMs } = await app.tokens.inspect(student.token);
    expect(expiresAtMs - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });

  test('403: without a passkey; 409: an email that is taken; 404: someone unknown', async () => {
    const [operator, student, other] = [
      await app.setUp(),
      await app.signUp('student'),
      await app.signUp('student'),
    ];
    expect((await correct(operator, student.id, anEmail())).body.code).toBe('confirmation_needed');
    await app.confirm(operator);
    expect((await correct(operator, student.id, other.email)).body.code).toBe('email_taken');
    expect((await correct(operator, randomUUID(), anEmail())).status).toBe(404);
    expect((await correct(operator, student.id, 'no-email')).status).toBe(400);
  });
});

describe('POST /api/session/email-change', () => {
  test('204: the old address stops the change, and operators see it', async () => {
    const { operator, student, email } = await started();
    const confirm = await tokenFor(email, 'confirm');
    await take('stop', await tokenFor(student.email, 'stop'));
    await expect(take('confirm', confirm)).rejects.toThrow('link_expired');
    expect(await emailOf(student.id)).toBe(student.email);
    const opened = await operator.call(
      `POST /api/desk/accounts/person/${student.id}/opening` as 'GET /api/desk/account',
      { body: { reason: 'support' } },
    );
    expect(opened.body.correction).toMatchObject({ email, status: 'stopped' });
    expect((await correct(operator, student.id, anEmail())).body.code).toBe('email_corrected_recently');
  });

  test('204: the old address undoes the change and gets a link to choose a password; nobody took it', async () => {
    const { student, email } = await started();
    const stop = await tokenFor(student.email, 'stop');
    await take('confirm', await tokenFor(email, 'confirm'));
    const data = { user_type: 'student' as const, full_name: 'Sam Squatter', birth_month: '2008-04' };
    const signUp = app.visitor('POST /api/users', {
      body: { email: student.email, password: 'quiet-harbor-9', data },
    });
    await expect(signUp).rejects.toThrow('sign_up_failed');
    await take('stop', stop);
    expect(await emailOf(student.id)).toBe(student.email);
    await until(() => textsTo(student.email).some((text) => text.includes('/reset-password?token=')));
  });

  test('410: one link cannot do the other step, and a forged one nothing', async () => {
    const { student, email } = await started();
    const stop = await tokenFor(student.email, 'stop');
    await expect(take('confirm', stop)).rejects.toThrow('link_expired');
    await expect(take('stop', await tokenFor(email, 'confirm'))).rejects.toThrow('link_expired');
    await expect(take('stop', `${stop}x`)).rejects.toThrow('link_expired');
    expect(await emailOf(student.id)).toBe(student.email);
  });
});
