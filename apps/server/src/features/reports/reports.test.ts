import { randomUUID } from 'node:crypto';
import { limits, type ReportReason, type ReportSubject } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from '../messages/messages.fixture.ts';

const { app, pair, say, written } = await createMessagesApp();

const report = (
  { api }: Person,
  subject: ReportSubject,
  subject_id: string,
  more: { reason?: ReportReason; details?: string } = {},
) => api('POST /api/reports', { body: { subject, subject_id, reason: 'outside', ...more } });

/** A student and a company that work together, with a message from the company. */
async function talking(content = 'You are too slow for this') {
  const it = await pair('accepted');
  const message = await say(it.company, it.student, { initiative_id: it.initiative.id, content });
  return { ...it, message };
}
const stored = async (id: string) =>
  (await app.root.query('select * from reports where id = $1', [id])).rows[0];
const eventsOf = async (id: string) =>
  (await app.root.query('select name from events where subject_id = $1', [id])).rows;

describe('POST /api/reports', () => {
  test('201: a student reports a message, and the server keeps a copy', async () => {
    const { student, company, message } = await talking();
    const sent = await report(student, 'message', message.id, { details: ' He asked twice. ' });
    expect(sent).toMatchObject({
      subject: 'message',
      about: expect.stringMatching(/^Company /),
      reason: 'outside',
      urgent: true,
      details: 'He asked twice.',
      status: 'received',
      outcome: null,
      closed_at: null,
    });
    const row = await stored(sent.id);
    expect(row).toMatchObject({
      reporter_id: student.id,
      person_id: student.personId,
      reported_id: company.id,
      reported_person_id: company.personId,
    });
    expect(row.snapshot).toMatchObject({ text: 'You are too slow for this', person: 'Test company' });
    expect(await eventsOf(sent.id)).toEqual([{ name: 'report.sent' }]);
  });

  test("201: a member of a company reports a student's message", async () => {
    const { student, company, initiative } = await pair('accepted');
    const member = await app.addMember(company);
    const message = await say(student, company, { initiative_id: initiative.id, content: 'You are stupid' });
    const sent = await report(member, 'message', message.id, { reason: 'threats' });
    expect(sent).toMatchObject({ about: 'Test student', urgent: true });
    expect(await stored(sent.id)).toMatchObject({
      reporter_id: company.id,
      person_id: member.personId,
      reported_id: student.id,
    });
  });

  test('201: a student reports a company that they have nothing to do with', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    expect(await report(student, 'company', company.id, { reason: 'money' })).toMatchObject({
      urgent: false,
    });
  });

  test('201: reporting it again returns the open report; after it is closed, it is a new one', async () => {
    const { student, message } = await talking();
    const first = await report(student, 'message', message.id);
    const again = await report(student, 'message', message.id, { reason: 'other', details: 'Again' });
    expect(again).toEqual(first);
    expect(await eventsOf(first.id)).toHaveLength(1);
    await app.root.query(
      `update reports set status = 'closed', outcome = 'no_action', closed_at = now() where id = $1`,
      [first.id],
    );
    const later = await report(student, 'message', message.id);
    expect(later.number).toBeGreaterThan(first.number);
  });

  test('two requests at the same moment are one report', async () => {
    const { student, message } = await talking();
    const sent = await Promise.all([1, 2, 3].map(() => report(student, 'message', message.id)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test('the copy stays when the company deletes its account', async () => {
    const { student, company, message } = await talking('What a lazy answer');
    const { id } = await report(student, 'message', message.id);
    await app.root.query('select keeper.delete_company($1)', [company.id]);
    expect((await stored(id)).snapshot).toMatchObject({ text: 'What a lazy answer', account_id: company.id });
  });

  test.each<Exclude<ReportSubject, 'submission'>>([
    'message',
    'conversation',
    'company',
    'initiative',
    'task',
    'feedback',
    'note',
    'closing_words',
  ])('201: a student reports, and the copy has what they saw: %s', async (subject) => {
    const { student, company, initiative, applicationId, message } = await talking();
    await app.root.query(`update company_profiles set mission = 'Bread for all' where id = $1`, [company.id]);
    await app.root.query(
      `update initiative_applications set decision_note = 'You can start on Monday' where id = $1`,
      [applicationId],
    );
    const { rows: tasks } = await app.root.query(
      `update tasks set instructions = 'Ask ten people' where initiative_id = $1 returning id`,
      [initiative.id],
    );
    const work = await app.insert('task_submissions', {
      student_id: student.id,
      company_id: company.id,
      initiative_id: initiative.id,
      application_id: applicationId,
      task_id: tasks[0].id,
      client_id: randomUUID(),
      attempt: 1,
      content: 'Done',
      status: 'needs_revision',
      feedback: 'This is lazy',
      reviewed_at: new Date(),
    });
    await app.insert('record_entries', {
      application_id: applicationId,
      student_id: student.id,
      initiative_id: initiative.id,
      company_id: company.id,
      company_name: 'Company',
      initiative_name: initiative.name,
      skills: [],
      tasks: '[]',
      started_at: new Date(),
      finished_at: new Date(),
    });
    await app.insert('closing_words', {
      application_id: applicationId,
      student_id: student.id,
      company_id: company.id,
      person_id: company.personId,
      person_name: 'Test company',
      words: 'Never again',
    });
    const [id, seen] = {
      message: [message.id, 'You are too slow for this'],
      conversation: [message.conversation_id, 'You are too slow for this'],
      company: [company.id, 'Bread for all'],
      initiative: [initiative.id, initiative.name],
      task: [tasks[0].id as string, 'Ask ten people'],
      feedback: [work, 'This is lazy'],
      note: [applicationId, 'You can start on Monday'],
      closing_words: [applicationId, 'Never again'],
    }[subject] as [string, string];
    const sent = await report(student, subject, id);
    const { snapshot, reported_id } = await stored(sent.id);
    expect(reported_id).toBe(company.id);
    expect(JSON.stringify(snapshot)).toContain(seen);
  });

  test.each<[ReportSubject, string]>([
    ['message', 'their own message'],
    ['submission', 'work'],
    ['conversation', 'an unknown conversation'],
  ])('404: a student cannot report as %s: %s', async (subject) => {
    const { student, company, initiative } = await pair('accepted');
    const own = await say(student, company, { initiative_id: initiative.id });
    const id = subject === 'conversation' ? randomUUID() : own.id;
    await expect(report(student, subject, id)).rejects.toThrow('not_found');
  });

  test('404: others cannot tell whether a message exists', async () => {
    const { message } = await talking();
    for (const other of [await app.signUp('student'), await app.signUp('company')])
      await expect(report(other, 'message', message.id)).rejects.toThrow('not_found');
  });

  test('400: needs a reason from the list, and limits the text', async () => {
    const { student, message } = await talking();
    const body = { subject: 'message' as const, subject_id: message.id, reason: 'other' as const };
    const tooLong = { ...body, details: 'x'.repeat(limits.reportDetailsMaxLength + 1) };
    const unknown = { ...body, reason: 'boredom' as 'other' };
    for (const [wrong, field] of [
      [tooLong, 'body.details'],
      [unknown, 'body.reason'],
    ] as const)
      await expect(student.api('POST /api/reports', { body: wrong })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { [field]: expect.any(String) },
      });
  });

  test('429: refuses the twenty-first within a day', async () => {
    const student = await app.signUp('student');
    const { id } = await app.signUp('company');
    for (let n = 0; n < limits.reportsPerDay; n++) await report(student, 'company', id);
    await expect(report(student, 'company', id)).rejects.toThrow('too_many_requests');
  });
});

describe('GET /api/reports', () => {
  test('200: lists what the person reported, newest first, in pages', async () => {
    const { student, message, company } = await talking();
    const ids = [
      (await report(student, 'message', message.id)).id,
      (await report(student, 'conversation', message.conversation_id)).id,
      (await report(student, 'company', company.id)).id,
    ].toReversed();
    const first = await student.api('GET /api/reports', { query: { limit: 2 } });
    const rest = await student.api('GET /api/reports', { query: { limit: 2, before: first.next! } });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.next).toBeNull();
  });

  test('200: neither the reported side nor teammates see anything', async () => {
    const { student, company, message, initiative } = await talking();
    const member = await app.addMember(company);
    await report(student, 'message', message.id);
    const reply = await say(student, company, { initiative_id: initiative.id, content: 'No' });
    await report(member, 'message', reply.id);
    expect((await company.api('GET /api/reports')).items).toEqual([]);
    expect((await student.api('GET /api/reports')).items).toHaveLength(1);
    expect((await member.api('GET /api/reports')).items).toHaveLength(1);
  });
});

test('GET /api/reports/help: 200: says where to get help', async () => {
  const { api } = await app.signUp('student');
  expect((await api('GET /api/reports/help')).crisis_help).toContain('988');
});

test('nothing of a report appears in logs or events', async () => {
  const { student, message } = await talking('A hippopotamus ate the flyers');
  await report(student, 'message', message.id, { details: 'It felt weird' });
  const all = await written();
  for (const secret of ['hippopotamus', 'weird', 'Company ', 'outside']) expect(all).not.toContain(secret);
});
