// From the commit of a change to the email, through the real worker, PostgreSQL and SMTP.
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from '@questline/db/tests/people.ts';
import { expect, test } from 'vitest';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { openWorker, readable, until } from './worker-app.fixture.ts';

const app = await openWorker();
const { world, auth, links, emailsTo, deliveryTo, settledAs } = app;
const tokenIn = (raw: string, path: string) =>
  new RegExp(`https://questline\\.example${path}\\?token=([\\w.-]+)`).exec(readable(raw))![1]!;

test('a new account gets one email with a link that verifies its address', async () => {
  const { id, email } = await join(world, 'student', { verified: false });
  await auth.run(recordEvent('user.signed_up', id, null));
  await settledAs(id, 'sent');
  const [mail, ...more] = emailsTo(email);
  expect(more).toEqual([]);
  expect(links.read('verify', tokenIn(mail!.raw, '/verify-email'), new Date())).toEqual({
    subject: id,
    version: links.fingerprint(email),
  });
  expect(await deliveryTo(id)).toMatchObject({ message_id: mail!.messageId, attempts: 1, last_error: null });
});

test('a sign-up that was rolled back gets no email', async () => {
  const { id, email } = await join(world, 'student', { verified: false });
  const undone = auth.tx(async (tx) => {
    await tx.run(recordEvent('user.signed_up', id, null));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const later = await join(world, 'student', { verified: false });
  await auth.run(recordEvent('user.signed_up', later.id, null));
  await settledAs(later.id, 'sent');
  expect(emailsTo(email)).toEqual([]);
});

test('a reset link names the password version it replaces', async () => {
  const { id, email } = await join(world, 'company');
  await auth.run(recordEvent('user.reset_requested', id, null));
  await settledAs(id, 'sent');
  const token = tokenIn(emailsTo(email)[0]!.raw, '/reset-password');
  expect(links.read('reset', token, new Date())).toEqual({ subject: id, version: '1' });
  expect(links.read('reset', token, new Date(Date.now() + 3_601_000))).toBeUndefined();
});

test('the owner of an address learns that someone tried to sign up with it, without any token', async () => {
  const { id, email } = await join(world, 'company');
  await auth.run(recordEvent('user.sign_up_repeated', id, null));
  await settledAs(id, 'sent');
  const text = readable(emailsTo(email)[0]!.raw);
  expect(text).toContain('https://questline.example/company/auth');
  expect(text).not.toContain('token=');
});

test.each(['student', 'company'] as const)(
  'a restored %s gets the link to their own sign-in page',
  async (type) => {
    const { id, email } = await join(world, type);
    await auth.run(recordEvent('user.restored', id, null));
    await settledAs(id, 'sent');
    expect(readable(emailsTo(email)[0]!.raw)).toContain(`https://questline.example/${type}/auth`);
  },
);

test('sends nothing when the recipient is gone or the reason no longer applies', async () => {
  const nobody = crypto.randomUUID();
  const verified = await join(world, 'student');
  await auth.run(recordEvent('user.reset_requested', nobody, null));
  await auth.run(recordEvent('user.verification_requested', verified.id, null));
  await settledAs(nobody, 'dropped');
  await settledAs(verified.id, 'dropped');
  expect(emailsTo(verified.email)).toEqual([]);
});

test('200 sign-ups: one email each; prints the p95 from commit to accepted', async () => {
  const people = await Promise.all(
    Array.from({ length: 200 }, () => join(world, 'student', { verified: false })),
  );
  const committed = new Map<string, number>();
  for (const { id, email } of people) {
    await auth.run(recordEvent('user.signed_up', id, null));
    committed.set(email, performance.now());
    await sleep(10);
  }
  await until(() => people.every(({ email }) => emailsTo(email).length > 0));
  const waits = people
    .map(({ email }) => emailsTo(email)[0]!.at - committed.get(email)!)
    .toSorted((a, b) => a - b);
  console.log(`event to SMTP: p50 ${waits[100]!.toFixed(0)} ms, p95 ${waits[190]!.toFixed(0)} ms`);
  expect(people.filter(({ email }) => emailsTo(email).length !== 1)).toEqual([]);
  expect(waits[190]).toBeLessThan(5_000);
});

test('no email address, name or token is in events, jobs, the delivery log or any log line', async () => {
  const [traces, secrets] = await Promise.all([app.traces(), app.secrets()]);
  expect(secrets.length).toBeGreaterThan(600);
  expect(secrets.filter((secret) => traces.includes(secret))).toEqual([]);
  expect(traces).not.toMatch(/[\w-]+@example\.org/);
});
