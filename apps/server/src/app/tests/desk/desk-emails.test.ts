// From an email that bounces to the operator's decision, through the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import type { DeskApi } from '@questline/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDeskApp } from '../../../features/desk/desk.fixture.ts';
import { anonymous } from '../../../platform/actor.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { openWorker, until } from '../worker/worker-app.fixture.ts';

const app = await createDeskApp();
const { secret } = app.settings.TOKEN_SECRETS[0]!;
const emailRetries = { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 };
const worker = await openWorker({
  world: app,
  secret,
  emailRetries,
  operatorEmail: 'desk@questline.example',
});
const auth = app.authDatabase.as(anonymous);
type Operator = Awaited<ReturnType<typeof app.setUp>>;

beforeEach(() => {
  worker.server.state.behavior = 'normal';
});

type Row = { id: string; kind: string; status: string; message_id: string; failure_id: string };
const deliveriesTo = async (subject: string) =>
  (await app.root.query<Row>('select * from mail_deliveries where subject_id = $1 order by id', [subject]))
    .rows;
const settled = (subject: string, status: string, count = 1) =>
  until(async () => (await deliveriesTo(subject)).filter((row) => row.status === status).length >= count);

type Bounce = {
  events?: Parameters<typeof recordEvent>[0][];
  behavior?: typeof worker.server.state.behavior;
  status?: string;
};

/** A student whose emails fail: one for each event. */
async function bounced({
  events = ['user.verification_requested'],
  behavior = 'unknown recipient',
  status = 'refused',
}: Bounce = {}) {
  const student = await app.signUp('student');
  await app.root.query('update users set email_verified_at = null where id = $1', [student.id]);
  worker.server.state.behavior = behavior;
  for (const event of events) await auth.run(recordEvent(event, student.id, null));
  await settled(student.id, status, events.length);
  worker.server.state.behavior = 'normal';
  const [{ failure_id: id }] = (await deliveriesTo(student.id)) as [Row];
  return { student, id };
}

const open = async ({ call }: Operator, id: string) => (await call('GET /api/desk/emails/:id', { id })).body;
const act = ({ call }: Operator, what: 'recipient' | 'decision', id: string, body: object) =>
  call(`POST /api/desk/emails/:id/${what}` as keyof DeskApi, { id, body });
const resend = (operator: Operator, id: string) => act(operator, 'decision', id, { decision: 'sent_again' });
const listed = async ({ call }: Operator, id: string) =>
  (await call('GET /api/desk/emails')).body.items.find((item: { id: string }) => item.id === id);

describe('GET /api/desk/emails', () => {
  test('200: lists an email that the server refused, with a masked address only', async () => {
    const { student, id } = await bounced();
    const item = await listed(await app.setUp(), id);
    expect(item).toMatchObject({
      recipient_of: 'person',
      masked: `${student.email[0]}•••@${student.email.split('@')[1]}`,
      kind: 'verify-email',
      status: 'refused',
      last_error: '550',
      attempts: 1,
      emails: 1,
    });
    expect(JSON.stringify(item)).not.toContain(student.email);
  });

  test('200: several failures of the same address are one item, and what failed every attempt counts', async () => {
    const { id } = await bounced({
      events: ['user.verification_requested', 'user.reset_requested'],
      behavior: 'busy',
      status: 'dead',
    });
    const operator = await app.setUp();
    expect(await listed(operator, id)).toMatchObject({ emails: 2, status: 'dead', last_error: '451' });
    const { newest, can } = await open(operator, id);
    expect(newest.map(({ kind }: Row) => kind).toSorted()).toEqual(['reset-password', 'verify-email']);
    expect(can).toEqual({ decide: true, resend: true, read_recipient: true });
  });

  test('200: pages are newest first and have every item once; the count stops at 100', async () => {
    const rows = Array.from({ length: 65 }, (_, i) => i);
    for (const i of rows)
      await app.insert('mail_failures', {
        recipient: `page ${i}`,
        kind: 'verify-email',
        subject_id: randomUUID(),
        status: 'dead',
        attempts: 3,
        failed_at: new Date(Date.now() - 86_400_000 * 30 - Math.floor(i / 7) * 1_000),
      });
    const { call } = await app.setUp();
    const seen: { id: string; failed_at: string }[] = [];
    let after = '';
    do {
      const { body } = await call(`GET /api/desk/emails${after}` as keyof DeskApi);
      seen.push(...body.items);
      after = body.next && `?after=${body.next}`;
    } while (after);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(65);
    const times = seen.map(({ failed_at }) => failed_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const { body } = await call('GET /api/desk/emails');
    expect(body.count).toBe(Math.min(seen.length, 100));
    await app.root.query(`delete from mail_failures where recipient like 'page %'`);
  });
});

describe('GET /api/desk/emails/:id', () => {
  test('404: an unknown one', async () => {
    expect((await (await app.setUp()).call('GET /api/desk/emails/:id', { id: randomUUID() })).status).toBe(
      404,
    );
  });

  test('404: a deleted account takes its failures along', async () => {
    const { student, id } = await bounced();
    await app.root.query(
      `begin; set local role app_auth; select set_config('app.actor', '${student.id}', true);
       select keeper.delete_account(); commit`,
    );
    expect((await (await app.setUp()).call('GET /api/desk/emails/:id', { id })).status).toBe(404);
  });

  test('200: an email to the operators has no address to look at', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    worker.server.state.behavior = 'unknown recipient';
    const { id } = await student.api('POST /api/reports', {
      body: { subject: 'company', subject_id: company.id, reason: 'threats' },
    });
    await settled(id, 'refused');
    const [{ failure_id }] = (await deliveriesTo(id)) as [Row];
    expect(await open(await app.setUp(), failure_id)).toMatchObject({
      recipient_of: 'operators',
      masked: null,
      can: { read_recipient: false },
    });
  });
});

describe('POST /api/desk/emails/:id/recipient', () => {
  test('201: shows the address and records the reason, which the student sees', async () => {
    const { student, id } = await bounced();
    const { status, body } = await act(await app.setUp(), 'recipient', id, {
      reason: 'support',
      note: 'Call',
    });
    expect([status, body]).toEqual([201, { email: student.email }]);
    const { rows } = await app.root.query(
      'select what, reason, note from desk_log where mail_failure_id = $1',
      [id],
    );
    expect(rows).toEqual([{ what: 'read_recipient', reason: 'support', note: 'Call' }]);
    const { items } = await student.api('GET /api/student/profile-views');
    expect(items).toMatchObject([{ part: 'account', reason: 'support' }]);
  });

  test('400 without a reason, 404 for an unknown one', async () => {
    const { id } = await bounced();
    const operator = await app.setUp();
    expect((await act(operator, 'recipient', id, {})).status).toBe(400);
    expect((await act(operator, 'recipient', randomUUID(), { reason: 'support' })).status).toBe(404);
  });
});

describe('POST /api/desk/emails/:id/decision', () => {
  test('204: sends the email again with the same Message-ID, once', async () => {
    const { student, id } = await bounced();
    const [before] = await deliveriesTo(student.id);
    const operators = await Promise.all([1, 2, 3].map(() => app.setUp()));
    const answers = await Promise.all(operators.map((operator) => resend(operator, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    await settled(student.id, 'sent');
    await until(
      async () => (await app.root.query('select from events where relayed_at is null')).rowCount === 0,
    );
    expect(worker.emailsTo(student.email).map(({ messageId }) => messageId)).toEqual([before!.message_id]);
    expect(await listed(operators[0]!, id)).toBeUndefined();
    expect(await open(operators[0]!, id)).toMatchObject({
      decision: 'sent_again',
      operator: 'Opal Reed',
      newest: [{ status: 'sent' }],
      can: { decide: false, resend: false },
    });
  });

  test('204: an email that fails again is in the queue again', async () => {
    const { student, id } = await bounced();
    const operator = await app.setUp();
    worker.server.state.behavior = 'unknown recipient';
    expect((await resend(operator, id)).status).toBe(204);
    await settled(student.id, 'refused');
    await until(async () => (await deliveriesTo(student.id))[0]!.failure_id !== id);
    const [{ failure_id }] = (await deliveriesTo(student.id)) as [Row];
    expect(await listed(operator, failure_id)).toMatchObject({ emails: 1, attempts: 2 });
    expect(await open(operator, failure_id)).toMatchObject({ earlier: 1 });
  });

  test('204: marks it as handled without sending anything', async () => {
    const { student, id } = await bounced();
    const operator = await app.setUp();
    expect((await act(operator, 'decision', id, { decision: 'handled', note: 'Called' })).status).toBe(204);
    expect(await listed(operator, id)).toBeUndefined();
    expect((await resend(operator, id)).body.code).toBe('already_decided');
    expect(worker.emailsTo(student.email)).toEqual([]);
    const { rows } = await app.root.query('select what, note from desk_log where mail_failure_id = $1', [id]);
    expect(rows).toEqual([{ what: 'handled_failure', note: 'Called' }]);
  });

  test('409: a link to reset the password is not sent again', async () => {
    const { id } = await bounced({ events: ['user.reset_requested'] });
    const operator = await app.setUp();
    expect(await open(operator, id)).toMatchObject({ can: { decide: true, resend: false } });
    expect((await resend(operator, id)).body.code).toBe('conflict');
    expect((await act(operator, 'decision', id, { decision: 'handled' })).status).toBe(204);
  });

  test('404: an unknown one', async () => {
    expect((await resend(await app.setUp(), randomUUID())).status).toBe(404);
  });
});

test('no address is stored with a failure', async () => {
  const { student } = await bounced();
  const { rows } = await app.root.query<{ row: string }>(
    `select t::text as row from mail_failures t union all select d::text from mail_deliveries d`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ row }) => row.includes(student.email))).toEqual([]);
});
