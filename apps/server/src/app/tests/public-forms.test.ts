// From the public forms to the resulting emails, through the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createFormStamps } from '../../platform/limits/form-stamps.ts';
import { createLinks } from '../../platform/auth/links.ts';
import { createRateLimit } from '../../platform/limits/rate-limit.ts';
import { createTestApp } from './create-test-app.ts';
import { openWorker, readable, until } from './worker/worker-app.fixture.ts';

const app = await createTestApp();
const { secret } = app.settings.TOKEN_SECRETS[0]!;
const operator = 'operator@questline.example';
const { emailsTo, server, traces } = await openWorker({ world: app, secret, operatorEmail: operator });

const then = () => new Date(Date.now() - limits.formStampWaitMs);
const stamps = createFormStamps({
  links: createLinks(secret),
  rateLimit: createRateLimit(secret),
  now: then,
});
const anAddress = () => `${randomUUID()}@example.org`;
const emailTo = async (email: string, at = 0) => {
  await until(() => emailsTo(email).length > at);
  const mail = emailsTo(email)[at]!;
  return { ...mail, text: readable(mail.raw) };
};
const join = (email: string, pilot_interest: boolean) =>
  app.visitor('POST /api/waitlist', {
    body: { email, pilot_interest, stamp: stamps.give('waitlist').stamp },
  });
const inquire = (email: string, message: string) =>
  app.visitor('POST /api/inquiries', {
    body: {
      contact_name: 'Iris Lind',
      company: 'Corner Shop',
      email,
      wishes: ['Talk to customers'],
      message,
      stamp: stamps.give('inquiry').stamp,
    },
  });
const delivered = async (status: string) =>
  (await app.root.query('select kind from mail_deliveries where status = $1', [status])).rows.map(
    ({ kind }) => kind as string,
  );
const refusedOnce = async () =>
  (await app.root.query(`select from mail_deliveries where status = 'queued' and last_error is not null`))
    .rowCount!;
const waiting = async (email: string) =>
  (await app.root.query('select from waitlist_entries where email = $1', [email])).rowCount;

describe('the waitlist', () => {
  test.each([
    [true, 'considered for the pilot'],
    [false, 'kept informed'],
  ])('a receipt states the choice (%s), and its link removes the entry', async (choice, words) => {
    const email = anAddress();
    await join(email, choice);
    const { text } = await emailTo(email);
    expect(text).toContain("Subject: You're on the waitlist");
    expect(text).toContain(words);
    const token = /\/unsubscribe\?list=waitlist&token=([\w.-]+)/.exec(text)![1]!;
    await app.visitor('POST /api/waitlist/removal', { body: { token } });
    expect(await waiting(email)).toBe(0);
    await expect(app.visitor('POST /api/waitlist/removal', { body: { token } })).rejects.toThrow(
      'link_expired',
    );
  });

  test('joining again within the hour sends no second receipt', async () => {
    const email = anAddress();
    await join(email, false);
    await emailTo(email);
    const before = (await delivered('dropped')).length;
    await join(email, true);
    await until(async () => (await delivered('dropped')).length > before);
    expect(emailsTo(email)).toHaveLength(1);
  });

  test('sends no receipt to an entry deleted before it was sent', async () => {
    const email = anAddress();
    const before = (await delivered('dropped')).length;
    server.state.behavior = 'busy';
    await join(email, true);
    // Refused once, so that it is rendered again on the next attempt.
    await until(async () => (await refusedOnce()) > 0);
    await app.root.query('delete from waitlist_entries where email = $1', [email]);
    server.state.behavior = 'normal';
    await until(async () => (await delivered('dropped')).length > before);
    expect(emailsTo(email)).toEqual([]);
  });

  test('an email whose acceptance was lost is sent again with the same Message-ID', async () => {
    const email = anAddress();
    server.state.behavior = 'hang up after data';
    await join(email, true);
    const first = await emailTo(email);
    server.state.behavior = 'normal';
    const second = await emailTo(email, 1);
    expect(second.messageId).toBe(first.messageId);
  });
});

/** What an operator does at the desk. */
async function invite(email: string, as: 'student' | 'company') {
  const { rows } = await app.root.query<{ id: string }>(
    `update prospects set status = 'invited', invited_as = $2, invited_at = now(), version = version + 1
     where email = $1 returning id`,
    [email, as],
  );
  await app.insert('events', { name: 'prospect.invited', subject_id: rows[0]!.id });
  return rows[0]!.id;
}

describe('an invitation to sign up', () => {
  test('has a link for the email, and one that removes the waitlist entry', async () => {
    const email = anAddress();
    await join(email, true);
    await emailTo(email);
    await invite(email, 'student');
    const { text } = await emailTo(email, 1);
    expect(text).toContain("Subject: You're invited to Questline");
    const token = /\/student\/auth\?invitation=([\w.-]+)/.exec(text)![1]!;
    expect(await app.visitor('POST /api/sign-up-invitation', { body: { token } })).toEqual({ email });
    const removal = /\/unsubscribe\?list=waitlist&token=([\w.-]+)/.exec(text)![1]!;
    await app.visitor('POST /api/waitlist/removal', { body: { token: removal } });
    await expect(app.visitor('POST /api/sign-up-invitation', { body: { token } })).rejects.toThrow(
      'link_expired',
    );
  });

  test('goes to a company that sent an inquiry, without anything it wrote', async () => {
    const email = anAddress();
    await inquire(email, 'Buy cheap watches');
    await emailTo(email);
    await invite(email, 'company');
    const { text } = await emailTo(email, 1);
    expect(text).toContain('/company/auth?invitation=');
    expect(text).not.toMatch(/watches|Iris|Corner|unsubscribe/);
  });

  test('is not sent if it was canceled before', async () => {
    const email = anAddress();
    await join(email, true);
    await emailTo(email);
    const before = (await delivered('dropped')).length;
    server.state.behavior = 'busy';
    const id = await invite(email, 'student');
    await until(async () => (await refusedOnce()) > 0);
    await app.root.query(`update prospects set status = 'new' where id = $1`, [id]);
    server.state.behavior = 'normal';
    await until(async () => (await delivered('dropped')).length > before);
    expect(emailsTo(email)).toHaveLength(1);
  });
});

describe('an inquiry', () => {
  test('is confirmed to its sender without quoting it, and goes in full to the operator', async () => {
    const [email, words] = [anAddress(), `Is ${randomUUID()} your number?`];
    await inquire(email, `Hello,\n${words}`);
    const receipt = await emailTo(email);
    expect(receipt.text).toContain('Subject: We got your inquiry');
    expect(receipt.text).toContain('Talk to customers');
    for (const theirs of ['Iris', 'Corner Shop', words]) expect(receipt.text).not.toContain(theirs);

    await until(() => emailsTo(operator).some(({ raw }) => readable(raw).includes(words)));
    const notice = emailsTo(operator).find(({ raw }) => readable(raw).includes(words))!;
    expect(notice.messageId).not.toBe(receipt.messageId);
    for (const theirs of ['Subject: Inquiry from Corner Shop', 'Iris Lind', email, 'Talk to customers'])
      expect(readable(notice.raw)).toContain(theirs);
  });

  test('a second one reaches the operator, but the sender gets one receipt an hour', async () => {
    const email = anAddress();
    const notices = () => emailsTo(operator).filter(({ raw }) => readable(raw).includes(email)).length;
    await inquire(email, 'First');
    await emailTo(email);
    await inquire(email, 'Second');
    await until(() => notices() === 2);
    await until(async () => (await delivered('dropped')).includes('inquiry-receipt'));
    expect(emailsTo(email)).toHaveLength(1);
  });
});

test('no email address, name, message or token is in events, jobs, the delivery log or any log line', async () => {
  const written = [await traces(), ...app.lines].join('\n');
  const tokens = server.received.flatMap(({ raw }) => readable(raw).match(/(?<=token=)[\w.-]+/g) ?? []);
  expect(tokens.length).toBeGreaterThan(3);
  for (const secret of [...tokens, '@example.org', operator, 'Iris', 'Corner Shop', 'your number'])
    expect(written).not.toContain(secret);
});

test('without an operator the sender still gets a receipt, and the log says what is missing', async () => {
  const alone = await openWorker();
  const id = await alone.world.insert('inquiries', {
    stamp_id: randomUUID(),
    contact_name: 'Iris Lind',
    company: 'Corner Shop',
    email: anAddress(),
    message: 'Hello',
  });
  await alone.world.insert('events', { name: 'inquiry.sent', subject_id: id });
  await until(() => alone.outcomes.length === 2);
  expect(alone.outcomes.toSorted()).toEqual(['inquiry-notice dropped', 'inquiry-receipt sent']);
  expect(alone.lines.join('\n')).toContain('nobody is notified of inquiries');
});
