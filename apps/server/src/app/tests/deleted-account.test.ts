// What each side can still read after the other's account is deleted: every list works, with the placeholder names of
// names.ts.
import { randomUUID } from 'node:crypto';
import { nameOf } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { listApplicationsOfCompany } from '../../features/applications/applications.queries.ts';
import {
  listActiveStudents,
  summarizeActiveStudents,
} from '../../features/applications/applications.students.queries.ts';
import {
  listConversationsOfCompany,
  listConversationsOfStudent,
} from '../../features/messages/messages.queries.ts';
import { listMessages } from '../../features/messages/messages.thread.queries.ts';
import {
  countWaitingSubmissions,
  listWaitingSubmissions,
} from '../../features/submissions/submissions.queries.ts';
import { deleteAccount, makeHistory } from './account-history.fixture.ts';
import { createTestApp } from './create-test-app.ts';
import { readablePaths } from './every-endpoint.fixture.ts';

const app = await createTestApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
type History = Awaited<ReturnType<typeof makeHistory>>;

/** Every readable endpoint, called with every id the two share. */
async function readEverything({ token, kind }: Member, history: History): Promise<string[]> {
  const { student, company, rejected, running, finished, talk } = history;
  const { initiative_id } = running.who;
  const ids = [
    student.id,
    company.id,
    talk,
    rejected.id,
    running.id,
    running.task_id,
    initiative_id,
    finished.id,
  ];
  const answers: string[] = [];
  for (const path of readablePaths(kind, ids)) {
    const { status } = await fetch(app.origin + path, { headers: { authorization: `Bearer ${token}` } });
    answers.push(`${path} ${status}`);
  }
  expect(answers.filter((answer) => answer.endsWith(' 200')).length).toBeGreaterThan(10);
  return answers.filter((answer) => !/ (200|400|404)$/.test(answer));
}

describe('after a student deleted their account', async () => {
  const history = await makeHistory(app);
  const { word, student, company, running, finished, talk } = history;
  await deleteAccount(app, student);
  const db = app.database.as(company);

  test('the company can still read everything it could before', async () => {
    expect(await readEverything(company, history)).toEqual([]);
  });

  test('decided applications stay without name and note; a pending one is gone', async () => {
    const rows = await db.many(listApplicationsOfCompany({ companyId: company.id }));
    expect(rows.map(({ initiative_name, status }) => `${initiative_name} ${status}`)).toEqual([
      'Street interviews completed',
      'Taste survey ended',
      'Shelf check rejected',
    ]);
    expect(rows.map(({ full_name }) => nameOf('student', full_name))).toEqual(
      Array(3).fill('Unknown Student'),
    );
    expect(rows.map(({ note }) => note)).toEqual([null, null, null]);
  });

  test('finished work stays among the active students, without a photo', async () => {
    const asked = { companyId: company.id, tab: 'all', sort: 'newest' } as const;
    const rows = await db.many(listActiveStudents(asked));
    expect(rows).toMatchObject([{ full_name: null, photo_url: null, initiative_name: 'Street interviews' }]);
    expect(await db.many(listActiveStudents({ ...asked, tab: 'needs_attention' }))).toEqual([]);
    expect(await db.many(summarizeActiveStudents(company.id))).toMatchObject([
      { mean_progress: 1, students: 1 },
    ]);
  });

  test('their submissions leave the review queue', async () => {
    expect(await db.many(listWaitingSubmissions(company.id))).toEqual([]);
    expect(await db.one(countWaitingSubmissions(company.id))).toEqual({ count: 0 });
  });

  test('the conversation stays readable', async () => {
    const [conversation] = await db.many(listConversationsOfCompany(company));
    expect(nameOf('user', conversation!.other_name)).toBe('Unknown User');
    expect((await db.many(listMessages(talk))).map(({ content }) => content)).toEqual([
      '[deleted with the account]',
      'Welcome aboard',
    ]);
  });

  test('the conversation says that nobody can reply, and refuses messages', async () => {
    const { items } = await company.api('GET /api/conversations');
    expect(items).toMatchObject([{ other: { name: 'Unknown Student' }, can: { reply: false } }]);
    const to = { user_id: student.id, initiative_id: running.who.initiative_id };
    expect(await company.api('GET /api/conversations/with', { query: to })).toMatchObject({
      can: { write: false },
    });
    const about = { user_id: student.id, initiative_id: finished.who.initiative_id };
    for (const [target, refusal] of [
      [{ conversation_id: talk }, 'conversation_closed'],
      [{ to: about }, 'conversation_not_allowed'],
      [{ to: { user_id: student.id, initiative_id: null } }, 'conversation_not_allowed'],
    ] as const) {
      const body = { client_id: randomUUID(), content: 'Still there?', subject: 'Hello', ...target };
      await expect(company.api('POST /api/messages', { body })).rejects.toThrow(refusal);
    }
  });

  test('the deleted account is no longer a contact', async () => {
    expect(await company.api('GET /api/contacts')).toMatchObject({ items: [], next: null });
  });

  test("no row contains the student's name, contacts or words", async () => {
    const { rows } = await app.root.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    for (const { name } of rows) {
      const found = await app.root.query(`select t::text from ${name} t where t::text ~* '${word}'`);
      expect([name, found.rows]).toEqual([name, []]);
    }
  });
});

describe('after a company deleted its account', async () => {
  const history = await makeHistory(app);
  const { student, company, finished, talk } = history;
  await deleteAccount(app, company);
  const db = app.database.as(student);

  test('the student can still read everything they could before', async () => {
    expect(await readEverything(student, history)).toEqual([]);
  });

  test('the conversation stays readable', async () => {
    const [conversation] = await db.many(listConversationsOfStudent(student.id));
    expect(nameOf('company', conversation!.other_name)).toBe('Unknown Company');
    expect(await db.many(listMessages(talk))).toHaveLength(2);
  });

  test('its page has no name for students who worked with it, and nobody else finds it', async () => {
    const page = { params: { id: company.id } };
    expect(await student.api('GET /api/companies/:id', page)).toMatchObject({
      company_name: null,
      initiatives: [],
    });
    const stranger = await app.signUp('student');
    await expect(stranger.api('GET /api/companies/:id', page)).rejects.toThrow('not_found');
    const { items } = await app.visitor('GET /api/initiatives/featured');
    expect(JSON.stringify(items)).not.toContain(`Company ${company.id.slice(-4)}`);
  });

  test("work, feedback and the initiative's name stay with the student; running applications have ended", async () => {
    const { items } = await student.api('GET /api/session/export/:part', {
      params: { part: 'applications' },
    });
    expect(items.map(({ initiative, status, company }) => [initiative, status, company])).toEqual([
      ['Street interviews', 'completed', null],
      ['Taste survey', 'ended', null],
      ['Shelf check', 'rejected', null],
      ['Poster week', 'ended', null],
    ]);
    const work = await student.api('GET /api/session/export/:part', { params: { part: 'submissions' } });
    expect(work.items).toContainEqual(
      expect.objectContaining({
        application_id: finished.id,
        content: expect.stringContaining('twelve answers'),
        feedback: 'Well done',
      }),
    );
  });
});
