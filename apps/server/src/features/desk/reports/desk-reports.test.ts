import { randomUUID } from 'node:crypto';
import type { DeskApi, ReportSubject } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createDeskApp } from '../desk.fixture.ts';

const app = await createDeskApp();
type Operator = Awaited<ReturnType<typeof app.setUp>>;

/** A student and a company that accepted them, with a message from the company that the student reported. */
async function reported(subject: ReportSubject = 'message') {
  const [student, company] = [await app.signUp('student'), await app.signUp('company')];
  const initiative_id = await app.insert('initiatives', { company_id: company.id, name: 'Street team' });
  const pair = { student_id: student.id, company_id: company.id };
  const own = { initiative_id, company_id: company.id };
  await app.insert('tasks', { ...own, title: 'One', task_order: 1 });
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
  const application = await app.insert('initiative_applications', { ...pair, initiative_id });
  await company.api('POST /api/applications/:id/acceptance', { params: { id: application }, body: {} });
  const message = await company.api('POST /api/messages', {
    body: {
      client_id: randomUUID(),
      subject: 'Hi',
      content: 'What a lazy answer',
      to: { user_id: student.id, initiative_id },
    },
  });
  const ids = { message: message.id, initiative: initiative_id } as Record<ReportSubject, string>;
  const report = await student.api('POST /api/reports', {
    body: { subject, subject_id: ids[subject], reason: 'outside', details: 'It felt weird.' },
  });
  return { student, company, message, initiative_id, id: report.id, number: report.number };
}

const act = (
  { call }: Operator,
  what: 'opening' | 'release' | 'conversation' | 'decision',
  id: string,
  body?: object,
) => call(`POST /api/desk/reports/:id/${what}` as keyof DeskApi, { id, ...(body && { body }) });
const decide = (operator: Operator, id: string, ...actions: string[]) =>
  act(operator, 'decision', id, { actions, note: 'Clear case' });
const logOf = async (id: string) =>
  (await app.root.query('select what from desk_log where report_id = $1 order by id', [id])).rows.map(
    ({ what }) => what as string,
  );

describe('GET /api/desk/reports', () => {
  test('200: lists open reports with who has claimed them, without private content', async () => {
    const { id, number } = await reported();
    const [operator, other] = [await app.setUp(), await app.setUp()];
    await act(operator, 'opening', id);
    const listed = async ({ call }: Operator) => {
      const { body } = await call('GET /api/desk/reports');
      return body.items.find((item: { id: string }) => item.id === id);
    };
    expect(await listed(operator)).toMatchObject({
      number,
      reason: 'outside',
      urgent: true,
      claim: { you: true },
    });
    const seen = await listed(other);
    expect(seen.claim).toEqual({ name: 'Opal Reed', you: false });
    expect(JSON.stringify(seen)).not.toMatch(/weird|lazy/);
  });
});

describe('POST /api/desk/reports/:id/opening', () => {
  test('201: shows the snapshot, claims it, and the reporter sees the status', async () => {
    const { student, id } = await reported();
    const operator = await app.setUp();
    const { status, body } = await act(operator, 'opening', id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      snapshot: { text: 'What a lazy answer' },
      details: 'It felt weird.',
      reporter: { name: 'Test student', type: 'student' },
      person: 'Test company',
      claim: { you: true },
      status: 'being_looked_at',
      earlier: { count: 0, with_action: 0 },
      can: { decide: true, read_conversation: true },
    });
    expect((await student.api('GET /api/reports')).items[0]).toMatchObject({ status: 'being_looked_at' });
    expect(await logOf(id)).toEqual(['opened']);
  });

  test('201: only one of several operators who open it at the same moment can decide', async () => {
    const { id } = await reported();
    const operators = await Promise.all([1, 2, 3].map(() => app.setUp()));
    const answers = await Promise.all(operators.map((operator) => act(operator, 'opening', id)));
    expect(answers.filter(({ body }) => body.can.decide)).toHaveLength(1);
    expect(await logOf(id)).toEqual(['opened', 'opened', 'opened']);
  });

  test('404: an unknown report', async () => {
    expect((await act(await app.setUp(), 'opening', randomUUID())).status).toBe(404);
  });
});

test('POST /api/desk/reports/:id/release: 204: another operator can decide then', async () => {
  const { id } = await reported();
  const [operator, other] = [await app.setUp(), await app.setUp()];
  await act(operator, 'opening', id);
  expect((await act(other, 'release', id)).body.code).toBe('conflict');
  expect((await act(operator, 'release', id)).status).toBe(204);
  expect((await act(other, 'opening', id)).body.can.decide).toBe(true);
});

describe('POST /api/desk/reports/:id/conversation', () => {
  test('201: shows the messages and records the reason', async () => {
    const { id, student, message } = await reported();
    await student.api('POST /api/messages', {
      body: { client_id: randomUUID(), conversation_id: message.conversation_id, content: 'No thanks' },
    });
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    const { status, body } = await act(operator, 'conversation', id, {
      reason: 'report',
      note: 'Asked before?',
    });
    expect(status).toBe(201);
    expect(body.messages).toMatchObject([
      { by: 'company', person: 'Test company', text: 'What a lazy answer' },
      { by: 'student', person: 'Test student', text: 'No thanks' },
    ]);
    const { rows } = await app.root.query(
      `select reason, note from desk_log where report_id = $1 and what = 'read_conversation'`,
      [id],
    );
    expect(rows).toEqual([{ reason: 'report', note: 'Asked before?' }]);
  });

  test('400 without a reason, 409 without a claim', async () => {
    const { id } = await reported();
    const operator = await app.setUp();
    expect((await act(operator, 'conversation', id, { reason: 'report' })).body.code).toBe('conflict');
    await act(operator, 'opening', id);
    expect((await act(operator, 'conversation', id, {})).status).toBe(400);
    expect(await logOf(id)).toEqual(['opened']);
  });
});

describe('POST /api/desk/reports/:id/decision', () => {
  test('204: takes the message down and closes the conversation for good', async () => {
    const { id, student, company, message } = await reported();
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    expect((await decide(operator, id, 'take_down_message', 'close_conversation')).status).toBe(204);
    expect((await student.api('GET /api/reports')).items[0]).toMatchObject({
      status: 'closed',
      outcome: 'action',
    });
    const params = { id: message.conversation_id };
    for (const { api } of [student, company]) {
      const { items } = await api('GET /api/conversations/:id/messages', { params });
      expect(items.map(({ content, subject }) => [content, subject])).toEqual([
        ['[removed by our safety team]', null],
      ]);
      const conversation = await api('GET /api/conversations/:id', { params });
      expect(conversation).toMatchObject({ closed: true, can: { reply: false, reopen: false } });
    }
    const reopen = student.api('PUT /api/conversations/:id/closed', { params, body: { closed: false } });
    await expect(reopen).rejects.toThrow('conversation_closed');
    const { rows } = await app.root.query('select snapshot from reports where id = $1', [id]);
    expect(rows[0].snapshot.text).toBe('What a lazy answer');
  });

  test('204: takes an initiative down', async () => {
    const { id, initiative_id, company } = await reported('initiative');
    const operator = await app.setUp();
    const params = { id: initiative_id };
    await expect(company.api('GET /api/initiatives/:id/takedown', { params })).rejects.toThrow('not_found');
    await act(operator, 'opening', id);
    expect((await decide(operator, id, 'take_down_initiative')).status).toBe(204);
    // Its company learns the category, and nobody else does.
    const takedown = await company.api('GET /api/initiatives/:id/takedown', { params });
    expect(takedown).toEqual({
      id: initiative_id,
      name: expect.any(String),
      reason: 'outside',
      taken_down_at: expect.any(String),
    });
    const other = await app.signUp('company');
    await expect(other.api('GET /api/initiatives/:id/takedown', { params })).rejects.toThrow('not_found');
    const { api } = await app.signUp('student');
    await expect(api('GET /api/initiatives/:id', { params: { id: initiative_id } })).rejects.toThrow(
      'not_found',
    );
  });

  test('204: no action is a decision, too', async () => {
    const { id, student } = await reported();
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    expect((await decide(operator, id)).status).toBe(204);
    expect((await student.api('GET /api/reports')).items[0]).toMatchObject({ outcome: 'no_action' });
    expect(await logOf(id)).toEqual(['opened', 'closed']);
  });

  test('exactly one of several decisions at the same moment counts', async () => {
    const { id } = await reported();
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(operator, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
    const { rowCount } = await app.root.query(
      `select from events where name = 'report.closed' and subject_id = $1`,
      [id],
    );
    expect(rowCount).toBe(1);
  });

  test('400: an action that the report does not allow changes nothing', async () => {
    const { id } = await reported();
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    expect((await decide(operator, id, 'take_down_initiative')).status).toBe(400);
    expect(await logOf(id)).toEqual(['opened']);
  });
});

describe('POST /api/desk/reports/:id/evidence', () => {
  const why = { reason: 'legal', note: 'Court order' };
  const exportIt = ({ call }: Operator, id: string) =>
    call('POST /api/desk/reports/:id/evidence', { id, body: why });

  test('403: an operator who is no lead, and a lead without a passkey', async () => {
    const { id } = await reported();
    const [operator, lead] = [await app.setUp(), await app.setUp('lead')];
    await app.confirm(operator);
    expect((await exportIt(operator, id)).body.code).toBe('forbidden');
    expect((await exportIt(lead, id)).body.code).toBe('confirmation_needed');
    expect(await logOf(id)).toEqual([]);
  });

  test('201: an archive with the report, the conversation and what operators did, without emails', async () => {
    const { id, number, student, company } = await reported();
    const lead = await app.setUp('lead');
    await act(lead, 'opening', id);
    await app.confirm(lead);
    const { status, body } = await exportIt(lead, id);
    expect([status, body.file_name]).toEqual([201, `evidence-R-${number}.zip`]);
    // Files in the archive aren't compressed.
    const text = Buffer.from(body.zip, 'base64').toString();
    for (const part of ['PK', 'SHA256SUMS', 'What a lazy answer', 'It felt weird.', 'desk_exported_evidence'])
      expect(text).toContain(part);
    for (const email of [student.email, company.email, lead.email]) expect(text).not.toContain(email);
    expect(await logOf(id)).toEqual(['opened', 'exported_evidence']);
  });

  test('404: an unknown report', async () => {
    const lead = await app.setUp('lead');
    await app.confirm(lead);
    expect((await exportIt(lead, randomUUID())).status).toBe(404);
  });
});
