import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApplicationsApp } from './applications.fixture.ts';

const app = await createApplicationsApp();
const { signUp, offer, apply, accept, collaborate, events, raw } = app;

const received = async () => {
  const [company, student] = [await signUp('company'), await signUp('student')];
  const initiative = await offer(company);
  const { id } = await apply(student, initiative.id, { note: 'I live next door', share_contacts: true });
  return { company, student, initiative, id };
};
const statusOf = async (id: string) =>
  (await app.root.query('select status from initiative_applications where id = $1', [id])).rows[0].status;

describe('POST /api/applications/:id/acceptance and /rejection', () => {
  test('201: accepts with a note that the student can read', async () => {
    const { company, student, id } = await received();
    const body = { note: 'Welcome!' };
    const accepted = await company.api('POST /api/applications/:id/acceptance', { params: { id }, body });
    expect(accepted).toMatchObject({
      status: 'accepted',
      decision_note: 'Welcome!',
      can: { accept: false, reject: false, end: true },
    });
    expect(await student.api('GET /api/applications/:id', { params: { id } })).toMatchObject({
      status: 'accepted',
      decision_note: 'Welcome!',
      can: { open: true },
    });
    expect(await events(id)).toEqual(['application.sent', 'application.accepted']);
  });

  test('201: rejects without a note', async () => {
    const { company, student, initiative, id } = await received();
    const rejected = await company.api('POST /api/applications/:id/rejection', { params: { id }, body: {} });
    expect(rejected).toMatchObject({ status: 'rejected', decision_note: null });
    expect(await events(id)).toEqual(['application.sent', 'application.rejected']);
    await expect(apply(student, initiative.id)).rejects.toMatchObject({
      code: 'already_applied',
      state: 'rejected',
    });
  });

  test('201: exactly one of fifty simultaneous decisions wins, and the others get its outcome', async () => {
    const { company, id } = await received();
    const node = await app.openNode();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const noun = n % 2 ? 'acceptance' : 'rejection';
        const origin = n % 3 ? app.origin : node.origin;
        const response = await fetch(`${origin}/api/applications/${id}/${noun}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
          body: '{}',
        });
        return { ...((await response.json()) as { code?: string; state?: string }), status: response.status };
      }),
    );
    const decided = await statusOf(id);
    expect(['accepted', 'rejected']).toContain(decided);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const conflicts = answers.filter(({ status }) => status !== 201);
    expect(new Set(conflicts.map(({ status, code, state }) => `${status} ${code} ${state}`))).toEqual(
      new Set([`409 already_decided ${decided}`]),
    );
    expect(await events(id)).toEqual(['application.sent', `application.${decided}`]);
    const { rows } = await app.root.query(
      `select status from status_changes where subject_id = $1 order by id`,
      [id],
    );
    expect(rows.map((row) => row.status)).toEqual(['pending', decided]);
  });

  test('exactly one side wins when the student withdraws at the same moment', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { company, student, id } = await received();
      const [byCompany, byStudent] = await Promise.all([
        raw(company, `POST /api/applications/${id}/acceptance`, {}),
        raw(student, `POST /api/applications/${id}/withdrawal`),
      ]);
      const won = await statusOf(id);
      const [second, conflicts] =
        won === 'accepted'
          ? [byStudent, { status: 409, state: 'accepted' }]
          : [byCompany, { status: 404, code: 'application_missing' }];
      expect(second).toMatchObject(conflicts);
      expect(await events(id)).toEqual(['application.sent', `application.${won}`]);
    }
  });

  test('404: refuses another company and an unknown application, with the text for the page', async () => {
    const { id } = await received();
    const other = await signUp('company');
    for (const hidden of [id, randomUUID()])
      for (const noun of ['acceptance', 'rejection'])
        expect(await raw(other, `POST /api/applications/${hidden}/${noun}`, {})).toMatchObject({
          status: 404,
          code: 'application_missing',
          text: 'Missing required application information.',
        });
    expect(await statusOf(id)).toBe('pending');
  });
});

describe('POST /api/company/application-decisions', () => {
  test('201: each application gets its own outcome', async () => {
    const company = await signUp('company');
    const { id: initiativeId } = await offer(company);
    const send = async () => (await apply(await signUp('student'), initiativeId)).id;
    const [first, second, decided] = [await send(), await send(), await send()];
    await accept(company, decided);
    const foreign = (await received()).id;
    const body = { decision: 'rejected' as const, application_ids: [first, decided, foreign, second] };
    const { items } = await company.api('POST /api/company/application-decisions', { body });
    expect(items).toEqual([
      { id: first, outcome: 'decided', status: 'rejected', first: null, undo_for_ms: null },
      {
        id: decided,
        outcome: 'already_decided',
        status: 'accepted',
        first: { by: null, at: expect.any(String) },
        undo_for_ms: null,
      },
      { id: foreign, outcome: 'application_missing', status: null, first: null, undo_for_ms: null },
      { id: second, outcome: 'decided', status: 'rejected', first: null, undo_for_ms: null },
    ]);
    expect(await statusOf(foreign)).toBe('pending');
    expect(await events(second)).toEqual(['application.sent', 'application.rejected']);
  });

  test('400: refuses an empty list, a duplicate and too many', async () => {
    const company = await signUp('company');
    const twice = randomUUID();
    for (const application_ids of [[], [twice, twice], Array.from({ length: 51 }, () => randomUUID())])
      await expect(
        company.api('POST /api/company/application-decisions', {
          body: { decision: 'accepted', application_ids },
        }),
      ).rejects.toThrow('invalid_input');
  });
});

describe('GET /api/company/applications', () => {
  const fillIn = async (student: Awaited<ReturnType<typeof signUp>>) => {
    await app.root.query(
      `update student_profiles set grade = 11, experience_level = 'Beginner', weekly_hours_available = 9, skills = '{Writing}' where id = $1`,
      [student.id],
    );
    await app.insert('student_contacts', { student_id: student.id, school: 'Lincoln High' });
  };

  test('200: the card shows the school only while the application is accepted', async () => {
    const { company, student, initiative, id } = await received();
    await fillIn(student);
    const list = async () => (await company.api('GET /api/company/applications')).items;
    expect(await list()).toMatchObject([
      {
        id,
        status: 'pending',
        initiative: { id: initiative.id, name: 'Taste survey' },
        note: 'I live next door',
        student: { grade: 11, experience_level: 'Beginner', availability: 4, school: null },
      },
    ]);
    await accept(company, id);
    expect((await list())[0]!.student.school).toBe('Lincoln High');
    await company.api('POST /api/applications/:id/end', { params: { id } });
    expect((await list())[0]!.student.school).toBeNull();
  });

  test('200: an undecided application hides the school even if another one of the same student is accepted', async () => {
    const { company, student } = await collaborate();
    await fillIn(student);
    const poster = await offer(company, { name: 'Poster' });
    const { id } = await apply(student, poster.id, { share_contacts: true });
    const [newest, older] = (await company.api('GET /api/company/applications')).items;
    expect(newest).toMatchObject({ id, student: { school: null } });
    expect(older!.student.school).toBe('Lincoln High');
    await company.api('POST /api/applications/:id/rejection', { params: { id }, body: {} });
    const one = await company.api('GET /api/company/applications/:id', { params: { id } });
    expect(one.student.school).toBeNull();
    expect(one.timeline.map(({ status, by }) => [status, by])).toEqual([
      ['pending', 'student'],
      ['rejected', 'company'],
    ]);
  });

  test('200: filters by status and initiative, in pages with counts', async () => {
    const company = await signUp('company');
    const [busy, calm] = [await offer(company), await offer(company, { name: 'Poster' })];
    const calmId = (await apply(await signUp('student'), calm.id)).id;
    for (let n = 0; n < 31; n += 1)
      await app.insert('initiative_applications', {
        student_id: (await signUp('student')).id,
        initiative_id: busy.id,
        company_id: company.id,
      });
    const list = (query: object) => company.api('GET /api/company/applications', { query });
    const first = await list({});
    expect(first.items).toHaveLength(30);
    const rest = await list({ after: first.next });
    expect(rest.items).toHaveLength(2);
    expect(rest.items.at(-1)).toMatchObject({ id: calmId });
    // Those that wait longest come first.
    const waiting = await list({ status: 'pending' });
    expect(waiting.items[0]).toMatchObject({ id: calmId });
    const newest = await list({ status: 'pending', after: waiting.next });
    expect(newest.items.at(-1)!.id).toBe(first.items[0]!.id);
    expect((await list({ initiative_id: calm.id })).items.map(({ id }) => id)).toEqual([calmId]);
    expect((await list({ initiative_id: busy.id, status: 'accepted' })).items).toEqual([]);
    expect(await company.api('GET /api/company/applications/count')).toMatchObject({ pending: 32 });
  });

  test('200: every application is in one filter; students who finished are among the accepted', async () => {
    const company = await signUp('company');
    const { id: initiative_id } = await offer(company);
    const statuses = ['completed', 'pending', 'accepted', 'ended', 'rejected', 'completed', 'withdrawn'];
    for (const status of statuses) {
      const { id: student_id } = await signUp('student');
      await app.insert('initiative_applications', {
        student_id,
        initiative_id,
        company_id: company.id,
        status,
        accepted_at: new Date(),
        decided_at: new Date(),
      });
    }
    const listed = async (status: string) =>
      (await company.api('GET /api/company/applications', { query: { status, initiative_id } as object }))
        .items;
    expect((await listed('accepted')).map(({ status }) => status)).toEqual([
      'completed',
      'accepted',
      'completed',
    ]);
    expect(await listed('ended')).toHaveLength(1);
    for (const query of [{}, { initiative_id }])
      expect(await company.api('GET /api/company/applications/count', { query })).toEqual({
        pending: 1,
        accepted: 3,
        rejected: 1,
        ended: 1,
        all: 6,
      });
  });

  test('200: shows nothing of another company, not even by initiative id', async () => {
    const { initiative } = await collaborate();
    const other = await signUp('company');
    expect((await other.api('GET /api/company/applications')).items).toEqual([]);
    const query = { initiative_id: initiative.id };
    expect((await other.api('GET /api/company/applications', { query })).items).toEqual([]);
  });

  test("404: refuses another company's application by its id", async () => {
    const { id } = await received();
    const other = await signUp('company');
    await expect(other.api('GET /api/company/applications/:id', { params: { id } })).rejects.toThrow(
      'not_found',
    );
  });
});
