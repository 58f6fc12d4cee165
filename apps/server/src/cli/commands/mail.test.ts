import { randomUUID } from 'node:crypto';
import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmailServer } from '../../platform/email/email-server.fixture.ts';
import { runQuestline } from '../run-questline.fixture.ts';

const world = await openTestDatabase();
const { root, url } = world;
const server = await startEmailServer();
afterAll(() => server.stop());
const run = (...args: string[]) =>
  runQuestline(['mail', ...args], {
    ADMIN_DATABASE_URL: url('postgres'),
    WORKER_DATABASE_URL: url('app_worker'),
    SMTP_URL: server.url,
  });

/** An email that failed for good. Returns the id of its failure. */
async function fail(kind = 'verify-email'): Promise<string> {
  const { id: person, email } = await join(world, 'student');
  const id = await world.insert('mail_deliveries', {
    id: randomUUID(),
    kind,
    subject_id: person,
    message_id: `<${randomUUID()}@questline.example>`,
    recipient: email.slice(0, 20),
    recipient_of: 'person',
    recipient_person_id: person,
  });
  await root.query(`update mail_deliveries set status = 'dead', last_error = '451' where id = $1`, [id]);
  return (await root.query('select failure_id from mail_deliveries where id = $1', [id])).rows[0].failure_id;
}
beforeEach(() => root.query('truncate mail_deliveries, mail_failures, desk_log, access_log, events'));

describe('questline mail test', () => {
  test('sends an email', async () => {
    expect(await run('test', '--to', 'ada@example.org')).toMatchObject({ code: 0 });
    expect(server.received.at(-1)).toMatchObject({ to: ['ada@example.org'] });
    expect(server.received.at(-1)!.raw).toContain('Subject: Test email from Questline');
  });

  test('says that the server did not take it', async () => {
    server.state.behavior = 'unknown recipient';
    const { code, problem } = await run('test', '--to', 'ada@example.org');
    server.state.behavior = 'normal';
    expect([code, problem]).toEqual([
      1,
      "The email server didn't take the email (550). Run questline doctor.",
    ]);
  });
});

describe('questline mail dead', () => {
  test('exits with 0 if no email has failed', async () => {
    expect(await run('dead')).toMatchObject({
      code: 0,
      out: expect.stringContaining('No email has failed for good.'),
    });
  });

  test('lists emails without addresses, and exits with 1', async () => {
    const id = await fail();
    const { code, out } = await run('dead');
    expect([code, out]).toEqual([1, expect.stringMatching(new RegExp(`${id} +verify-email +dead +0 +451`))]);
    expect(out).not.toContain('@');
  });
});

test('questline mail dead lists emails that are being retried, and exits with 1', async () => {
  const id = await world.insert('mail_deliveries', {
    id: randomUUID(),
    kind: 'verify-email',
    subject_id: randomUUID(),
    message_id: '<x@questline.example>',
    last_error: '451',
  });
  await root.query(
    `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
       deletion_seconds, table_name, partition) values ('mail', 'standard', 1, 1, false, 900, 900, 900, 'job_common', false)`,
  );
  await root.query(`insert into pgboss.job (id, name, state) values ($1, 'mail', 'retry')`, [id]);
  const { code, out } = await run('dead', '--json');
  expect([code, JSON.parse(out)]).toMatchObject([1, { dead: [], retrying: [{ id, last_error: '451' }] }]);
});

describe('questline mail retry', () => {
  const queued = async () =>
    (await root.query(`select count(*)::int from mail_deliveries where status = 'queued'`)).rows[0].count;

  test('sends one again, once, and records it', async () => {
    const id = await fail();
    expect(await run('retry', id)).toMatchObject({ code: 0, out: 'Sent again: 1.' });
    expect(await queued()).toBe(1);
    const { rows: events } = await root.query('select name, subject_id from events');
    expect(events).toEqual([{ name: 'mail.resent', subject_id: id }]);
    const { rows: log } = await root.query('select actor, action, subject_id from access_log');
    expect(log).toEqual([{ actor: 'administrator', action: 'desk_sent_again', subject_id: id }]);
    expect(await run('retry', id)).toMatchObject({
      code: 1,
      problem: 'Someone has decided about it already.',
    });
    expect((await run('dead')).code).toBe(0);
  });

  test('sends all again, except those whose link has expired', async () => {
    await fail();
    await fail('reset-password');
    const { code, out } = await run('retry', '--all', '--json');
    expect([code, JSON.parse(out)]).toEqual([1, { sent: 1, expired: 1 }]);
    expect(await queued()).toBe(1);
  });

  test('needs an id or --all', async () => {
    expect(await run('retry')).toMatchObject({ code: 2 });
    expect(await run('retry', randomUUID(), '--all')).toMatchObject({ code: 2 });
    expect(await run('retry', randomUUID())).toMatchObject({ code: 1 });
  });
});
