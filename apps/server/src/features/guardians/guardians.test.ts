import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { anEmail, createGuardiansApp, minorBirthMonth } from './guardians.fixture.ts';

const app = await createGuardiansApp();
const { offer, apply, accept, minor, name, family, linkOf, open, step, end, askForLink } = app;
const company = await app.signUp('company');
const initiative = await offer(company, { weekly_hours: 2 });
const say = ({ api }: { api: typeof company.api }, conversation_id: string) =>
  api('POST /api/messages', { body: { client_id: randomUUID(), conversation_id, content: 'Hello' } });

describe('PUT /api/student/guardian', () => {
  test('200: a student under 18 names a guardian and can apply', async () => {
    const student = await minor();
    expect(await student.api('GET /api/student/guardian')).toEqual({
      asks: true,
      needed: true,
      waits: false,
      guardian: null,
    });
    await expect(apply(student, initiative.id)).rejects.toThrow('guardian_needed');
    const email = anEmail();
    expect(await name(student, email.toUpperCase())).toEqual({
      asks: true,
      needed: false,
      waits: false,
      guardian: { email, status: 'told', paused: false, named_at: expect.any(String) },
    });
    expect(await apply(student, initiative.id)).toMatchObject({
      status: 'pending',
      turn: { whose: 'company' },
    });
  });

  test('400: an invalid email, and the own one', async () => {
    const student = await minor();
    await expect(name(student, 'mom')).rejects.toThrow('invalid_input');
    await expect(name(student, student.email)).rejects.toThrow('guardian_is_self');
  });

  test('403: adults, unverified students and companies', async () => {
    await expect(name(await app.signUp('student'))).rejects.toThrow('forbidden');
    const unverified = await app.signUp('student', { birthMonth: minorBirthMonth, verified: false });
    await expect(name(unverified)).rejects.toThrow('email_not_verified');
    await expect(name(company)).rejects.toThrow('forbidden');
  });

  test('429: three changes a day', async () => {
    const student = await minor();
    for (let n = 0; n < limits.guardianChanges; n++) await name(student);
    await expect(name(student)).rejects.toThrow('too_many_requests');
  });

  test('429: ten emails a day to one address, for all students together', async () => {
    const email = anEmail();
    for (let n = 0; n < limits.guardianEmails; n++) await name(await minor(), email);
    await expect(name(await minor(), email)).rejects.toThrow('too_many_requests');
  });
});

describe('POST /api/guardian', () => {
  test('201: companies, hours and counts, and nothing else about the student', async () => {
    const { student, token } = await family();
    await app.root.query(`update profiles set full_name = 'Maya Torres' where id = $1`, [student.id]);
    const { id } = await apply(student, initiative.id, { note: 'My secret note', confirmed_hours: 3 });
    await accept(company, id);
    const page = await open(token);
    expect(page).toEqual({
      student: { first_name: 'Maya', hours: 3, back_on: null },
      status: 'told',
      waits: false,
      paused: false,
      messages: 0,
      shared: { page: false, certificates: 0 },
      collaborations: [
        {
          id,
          company: { company_name: expect.stringContaining('Company'), logo_url: null },
          initiative_name: 'Taste survey',
          status: 'accepted',
          waiting: false,
          applied_at: expect.any(String),
          accepted_at: expect.any(String),
          ended_at: null,
          unanswered: false,
          hours: 2,
          tasks: { approved: 0, total: 2, percent: 0 },
          messages: 0,
          can: { end: true },
        },
      ],
      expires_at: expect.any(String),
    });
    const hoursLeft = (Date.parse(page.expires_at) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeCloseTo(limits.guardianLinkHours, 1);
  });

  test('410: an expired link, one to a replaced email, one for something else, and nonsense', async () => {
    const { student, token } = await family();
    const expired = await linkOf(student, limits.guardianLinkHours);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { rows } = await app.root.query('select id from guardians where student_id = $1', [student.id]);
    const other = app.links.make({ purpose: 'reset', subject: rows[0].id, version: Date.now(), expiresAt });
    for (const link of [expired, other, 'nonsense', `${token}x`])
      await expect(open(link)).rejects.toThrow('link_expired');
    await name(student);
    for (const use of [open(token), step(token, 'pause'), end(token, randomUUID())])
      await expect(use).rejects.toThrow('link_expired');
  });

  test('410: a signed link whose time the database does not accept', async () => {
    const { student } = await family();
    const { rows } = await app.root.query('select id from guardians where student_id = $1', [student.id]);
    const late = { purpose: 'guardian', subject: rows[0].id, expiresAt: new Date(Date.now() + 86_400_000) };
    for (const version of [Date.now() + 3_600_000, Date.now() - 25 * 3_600_000])
      await expect(open(app.links.make({ ...late, version }))).rejects.toThrow('link_expired');
  });
});

describe('POST /api/guardian/steps', () => {
  test('201: companies can still answer an application of a paused student and review submitted work', async () => {
    const { student, token } = await family();
    const other = await offer(company);
    const [working, waiting] = [await apply(student, initiative.id), await apply(student, other.id)];
    await accept(company, working.id);
    const task_id = (
      await student.api('GET /api/initiatives/:id/workspace', { params: { id: initiative.id } })
    ).tasks[0]!.id;
    const work = await student.api('POST /api/submissions', {
      body: { client_id: randomUUID(), task_id, submission_type: 'text', content: 'Done' },
    });
    await step(token, 'pause');
    await company.api('POST /api/applications/:id/rejection', {
      params: { id: waiting.id },
      body: { note: 'Good luck' },
    });
    await company.api('POST /api/submissions/:id/review', {
      params: { id: work.id },
      body: { status: 'needs_revision', feedback: 'Once more' },
    });
    const answered = await student.api('GET /api/applications/:id', { params: { id: waiting.id } });
    expect(answered).toMatchObject({ status: 'rejected', decision_note: 'Good luck' });
    const { tasks } = await student.api('GET /api/initiatives/:id/workspace', {
      params: { id: initiative.id },
    });
    expect(JSON.stringify(tasks[0])).toContain('Once more');
  });

  test('201: a paused student reads, but cannot apply, write, submit or change the guardian', async () => {
    const { student, token } = await family();
    const { id } = await apply(student, initiative.id);
    await accept(company, id);
    const { conversation_id } = await company.api('POST /api/messages', {
      body: {
        client_id: randomUUID(),
        to: { user_id: student.id, initiative_id: initiative.id },
        subject: 'Hi',
        content: 'Welcome',
      },
    });
    expect((await student.api('GET /api/shell')).paused).toBeNull();
    expect(await step(token, 'pause')).toMatchObject({ paused: true, messages: 1 });

    const other = await offer(company);
    await expect(apply(student, other.id)).rejects.toThrow('account_paused');
    await expect(say(student, conversation_id)).rejects.toThrow('account_paused');
    await expect(say(company, conversation_id)).rejects.toThrow('student_paused');
    await expect(name(student)).rejects.toThrow('account_paused');
    const { tasks } = await student.api('GET /api/initiatives/:id/workspace', {
      params: { id: initiative.id },
    });
    const work = {
      client_id: randomUUID(),
      task_id: tasks[0]!.id,
      submission_type: 'text' as const,
      content: 'x',
    };
    await expect(student.api('POST /api/submissions', { body: work })).rejects.toThrow('account_paused');
    for (const { api } of [student, company])
      expect(await api('GET /api/conversations/:id', { params: { id: conversation_id } })).toMatchObject({
        wait: 'paused',
      });
    expect(
      await company.api('GET /api/conversations/with', { query: { user_id: student.id } }),
    ).toMatchObject({ wait: 'paused' });
    expect((await student.api('GET /api/shell')).paused).toBe('paused');
    expect(await student.api('GET /api/student/guardian')).toMatchObject({ guardian: { paused: true } });

    expect(await step(token, 'resume')).toMatchObject({ paused: false });
    await say(student, conversation_id);
    await say(company, conversation_id);
    await apply(student, other.id);
  });

  test('201: withdrawing ends everything, and agreeing again allows new applications', async () => {
    const { student, token } = await family();
    const [running, pending] = [
      await apply(student, initiative.id),
      await apply(student, (await offer(company)).id),
    ];
    await accept(company, running.id);
    expect(await step(token, 'withdraw')).toMatchObject({
      status: 'withdrawn',
      collaborations: [{ id: running.id, status: 'ended', can: { end: false } }],
    });
    expect(await student.api('GET /api/applications/:id', { params: { id: pending.id } })).toMatchObject({
      status: 'withdrawn',
    });
    const other = await offer(company);
    await expect(apply(student, other.id)).rejects.toThrow('account_paused');
    expect((await student.api('GET /api/shell')).paused).toBe('withdrawn');
    expect(await step(token, 'confirm')).toMatchObject({ status: 'confirmed' });
    await apply(student, other.id);
    const { rows } = await app.root.query(
      'select kind, text_version from consent_ledger where student_id = $1 order by id',
      [student.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['told', 'objected', 'confirmed']);
  });
});

describe('POST /api/guardian/endings', () => {
  test('201: ends one collaboration, and the company sees that the student left', async () => {
    const { student, token } = await family();
    const { id } = await apply(student, initiative.id);
    const other = await apply(student, (await offer(company)).id);
    await accept(company, id);
    const page = await end(token, id);
    expect(page.collaborations.map((it) => [it.id, it.status])).toEqual([
      [other.id, 'pending'],
      [id, 'ended'],
    ]);
    expect(await app.events(id)).toContain('application.ended');
    await expect(end(token, id)).rejects.toThrow('not_found');
  });

  test("404: another student's collaboration, and an unknown one", async () => {
    const [one, other] = [await family(), await family()];
    const { id } = await apply(other.student, initiative.id);
    for (const it of [id, randomUUID()]) await expect(end(one.token, it)).rejects.toThrow('not_found');
    expect(await other.student.api('GET /api/applications/:id', { params: { id } })).toMatchObject({
      status: 'pending',
    });
  });
});

describe('POST /api/guardian/link', () => {
  const requests = async (studentId: string) => {
    const { rows } = await app.root.query(
      `select count(*)::int from events e join guardians g on g.id = e.subject_id
       where e.name = 'guardian.link_requested' and g.student_id = $1`,
      [studentId],
    );
    return rows[0].count as number;
  };

  test('204: an expired link requests a new one, three times an hour', async () => {
    const { student } = await family();
    const expired = await linkOf(student, 48);
    for (let n = 1; n <= limits.linkEmails; n++) {
      await askForLink(expired);
      expect(await requests(student.id)).toBe(n);
    }
    await expect(askForLink(expired)).rejects.toThrow('too_many_requests');
    expect(await open(await linkOf(student))).toMatchObject({ status: 'told' });
  });

  test('204: nothing happens, and nothing is revealed, for nonsense and a replaced email', async () => {
    const { student, token } = await family();
    await name(student);
    const before = await requests(student.id);
    for (const link of ['nonsense', token]) expect(await askForLink(link)).toBeUndefined();
    expect(await requests(student.id)).toBe(before);
  });
});

test('no log line contains an email or a link', async () => {
  const { email, token } = await family();
  await open(token);
  await expect(open('nonsense')).rejects.toThrow('link_expired');
  const logged = app.lines.join('\n');
  expect(logged).not.toContain(email);
  expect(logged).not.toContain(token);
});
