// Companies can undo a decision for ten seconds. Until then it is theirs alone: nothing a student can ask for shows it.
import { describe, expect, test } from 'vitest';
import { createDueDecisions } from '../../features/applications/held/apply-due-decisions.ts';
import { createSubmissionsApp } from '../../features/submissions/submissions.fixture.ts';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { constraintErrors } from '../constraint-errors.ts';

const app = await createSubmissionsApp({ settings: { UNDO_SECONDS: '10' } });
type Person = Awaited<ReturnType<typeof app.signUp>>;
const workerDb = openDatabase(app.url('app_worker'), { connections: 2, constraintErrors });
const log = createLog({
  process: 'worker',
  level: 'info',
  to: { write: (line) => void app.lines.push(line) },
});
const applyDue = createDueDecisions({ db: workerDb.as(worker), log });

/** As if ten seconds had passed. */
async function takeEffect(id: string) {
  await app.root.query('update held_decisions set takes_effect_at = now() where subject_id = $1', [id]);
  await applyDue();
}

async function applied() {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const initiative = await app.offer(company);
  const { id } = await app.apply(student, initiative.id);
  return { company, student, initiative, id };
}

async function working() {
  const team = await applied();
  await app.accept(team.company, team.id);
  await takeEffect(team.id);
  const work = await app.submitWork(team.student, team.initiative.tasks[0]!.id);
  return { ...team, work };
}

const undo = (person: Person, ...ids: string[]) =>
  person.api('POST /api/company/decisions/undo', { body: { ids } });

/** Everything the student's pages load. */
const seenBy = async ({ student, initiative }: Awaited<ReturnType<typeof applied>>) => ({
  applications: await Promise.all(
    (['in_progress', 'applied', 'completed', 'closed'] as const).map((tab) =>
      student.api('GET /api/applications', { query: { tab } }),
    ),
  ),
  workspace: await app.raw(student, `GET /api/initiatives/${initiative.id}/workspace`),
  initiative: await app.raw(student, `GET /api/initiatives/${initiative.id}`),
  home: await app.raw(student, 'GET /api/home'),
  shell: await app.raw(student, 'GET /api/shell'),
  notifications: await app.raw(student, 'GET /api/notifications'),
  conversations: await app.raw(student, 'GET /api/conversations'),
  contacts: await app.raw(student, 'GET /api/contacts'),
  finish: await app.raw(student, `POST /api/applications/${(await ownOf(student)).id}/completion`),
  leave: (await ownOf(student)).can,
});
const ownOf = async (student: Person) => {
  for (const tab of ['in_progress', 'applied', 'completed', 'closed'] as const) {
    const { items } = await student.api('GET /api/applications', { query: { tab } });
    if (items[0]) return items[0];
  }
  throw new Error('no application');
};

describe('before it takes effect', () => {
  test.each(['acceptance', 'rejection'] as const)(
    'the company sees its %s, the student nothing',
    async (what) => {
      const it = await applied();
      const before = await seenBy(it);
      const path = `POST /api/applications/:id/${what}` as const;
      const decided = await it.company.api(path, { params: { id: it.id }, body: { note: 'Thank you' } });
      const status = what === 'acceptance' ? 'accepted' : 'rejected';
      expect(decided).toMatchObject({
        status,
        decision_note: 'Thank you',
        can: { accept: false, reject: false, end: false },
      });
      expect(decided.undo_for_ms).toBeGreaterThan(8_000);
      expect(decided.undo_for_ms).toBeLessThanOrEqual(10_000);
      expect(await seenBy(it)).toEqual(before);
      expect(await app.events(it.id)).toEqual(['application.sent', 'decision.held']);

      const listed = async (query: object) =>
        (await it.company.api('GET /api/company/applications', { query })).items.map(({ id }) => id);
      expect(await listed({ status: 'pending' })).toEqual([]);
      expect(await listed({ status })).toEqual([it.id]);
      expect(await listed({ status, initiative_id: it.initiative.id })).toEqual([it.id]);
      expect(await listed({ status, after: it.id })).toEqual([]);
      expect(await listed({})).toEqual([it.id]);
      for (const query of [{}, { initiative_id: it.initiative.id }])
        expect(await it.company.api('GET /api/company/applications/count', { query })).toEqual({
          pending: 0,
          accepted: 0,
          rejected: 0,
          ended: 0,
          [status]: 1,
          all: 1,
        });
      const { timeline } = await it.company.api('GET /api/company/applications/:id', {
        params: { id: it.id },
      });
      expect(timeline.map((change) => change.status)).toEqual(['pending', status]);
    },
  );

  test.each(['approved', 'needs_revision'] as const)(
    'the company sees a submission as %s, the student nothing',
    async (status) => {
      const it = await working();
      const before = await seenBy(it);
      const reviewed = await app.review(it.company, it.work.id, status);
      expect(reviewed).toMatchObject({
        status,
        company_feedback: 'Well done',
        attempts: [{ status, feedback: 'Well done' }],
        can: { approve: false, request_revision: false, mark_reviewed: false },
      });
      expect(reviewed.undo_for_ms).toBeGreaterThan(8_000);
      expect(await seenBy(it)).toEqual(before);
      expect(await it.company.api('GET /api/company/review-queue', { query: {} })).toMatchObject({
        items: [],
        waiting: 0,
      });
      const students = await it.company.api('GET /api/company/students', { query: {} });
      expect(students.items[0]).toMatchObject({
        reviews_pending: 0,
        needs_revision: status === 'needs_revision',
        tasks: { approved: status === 'approved' ? 1 : 0 },
      });
      const work = await it.company.api('GET /api/applications/:id/submissions', { params: { id: it.id } });
      expect(work.items[0]).toMatchObject({ status, can: { review: false } });
    },
  );

  test('a student who withdraws is first', async () => {
    const it = await applied();
    await app.accept(it.company, it.id);
    await it.student.api('POST /api/applications/:id/withdrawal', { params: { id: it.id } });
    expect(await undo(it.company, it.id)).toEqual({ undone: [] });
    await takeEffect(it.id);
    expect(await ownOf(it.student)).toMatchObject({ status: 'withdrawn', decision_note: null });
    expect(await app.events(it.id)).not.toContain('application.accepted');
  });

  test('a new attempt drops the decision about the earlier one and has to be reviewed', async () => {
    const it = await working();
    await app.review(it.company, it.work.id, 'approved');
    const again = await app.submitWork(it.student, it.initiative.tasks[0]!.id);
    await takeEffect(it.work.id);
    const { items } = await it.company.api('GET /api/company/review-queue', { query: {} });
    expect(items.map(({ id }) => id)).toEqual([again.id]);
    expect(await app.events(it.work.id)).toEqual(['submission.sent']);
  });

  test('a teammate learns who decided, and can neither decide nor undo', async () => {
    const it = await applied();
    const dana = await app.addMember(it.company);
    await app.accept(it.company, it.id);
    const second = dana.api('POST /api/applications/:id/rejection', { params: { id: it.id }, body: {} });
    await expect(second).rejects.toMatchObject({
      code: 'already_decided',
      state: 'accepted',
      first: { at: expect.any(String) },
    });
    expect(await undo(dana, it.id)).toEqual({ undone: [] });
    const confirming = dana.api('POST /api/company/decisions/:id/confirmation', { params: { id: it.id } });
    await expect(confirming).rejects.toThrow('not_found');
    expect(await ownOf(it.student)).toMatchObject({ status: 'pending' });
    const seen = await dana.api('GET /api/company/applications/:id', { params: { id: it.id } });
    expect(seen).toMatchObject({ status: 'accepted', undo_for_ms: null });
  });

  test('the person who decided can tell the student now', async () => {
    const it = await applied();
    await app.accept(it.company, it.id);
    await it.company.api('POST /api/company/decisions/:id/confirmation', { params: { id: it.id } });
    expect(await ownOf(it.student)).toMatchObject({ status: 'accepted' });
    expect(await undo(it.company, it.id)).toEqual({ undone: [] });
  });
});

describe('undoing', () => {
  test('restores the application, and the student never learns of it', async () => {
    const it = await applied();
    const before = await seenBy(it);
    await app.accept(it.company, it.id);
    expect(await undo(it.company, it.id)).toEqual({ undone: [it.id] });
    expect(await undo(it.company, it.id)).toEqual({ undone: [] });
    await applyDue();
    expect(await seenBy(it)).toEqual(before);
    expect(await app.events(it.id)).toEqual(['application.sent', 'decision.held', 'decision.undone']);
    expect(await it.company.api('GET /api/company/applications/count', {})).toMatchObject({ pending: 1 });
    const rejected = await it.company.api('POST /api/applications/:id/rejection', {
      params: { id: it.id },
      body: {},
    });
    expect(rejected.status).toBe('rejected');
  });

  test('works for several decisions', async () => {
    const company = await app.signUp('company');
    const { id } = await app.offer(company);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await app.apply(await app.signUp('student'), id)).id);
    const { items } = await company.api('POST /api/company/application-decisions', {
      body: { decision: 'rejected', application_ids: ids },
    });
    expect(items.every(({ undo_for_ms }) => undo_for_ms! > 5_000)).toBe(true);
    const { undone } = await undo(company, ...ids);
    expect(undone.toSorted()).toEqual(ids.toSorted());
    expect(await company.api('GET /api/company/applications/count', {})).toMatchObject({ pending: 3 });
  });

  test('puts a submission back into the queue', async () => {
    const it = await working();
    await app.review(it.company, it.work.id, 'needs_revision', 'Once more');
    expect(await undo(it.company, it.work.id)).toEqual({ undone: [it.work.id] });
    const { waiting } = await it.company.api('GET /api/company/review-queue', { query: {} });
    expect(waiting).toBe(1);
    expect(await app.events(it.work.id)).toEqual(['submission.sent']);
  });

  test('is too late once it took effect', async () => {
    const it = await applied();
    await app.accept(it.company, it.id);
    await takeEffect(it.id);
    expect(await undo(it.company, it.id)).toEqual({ undone: [] });
    expect(await ownOf(it.student)).toMatchObject({ status: 'accepted' });
  });
});

describe('taking effect', () => {
  test('happens once, however many workers try', async () => {
    const it = await applied();
    await app.accept(it.company, it.id);
    await app.root.query('update held_decisions set takes_effect_at = now() where subject_id = $1', [it.id]);
    await Promise.all(
      Array.from({ length: 4 }, () => createDueDecisions({ db: workerDb.as(worker), log })()),
    );
    expect((await app.events(it.id)).filter((name) => name === 'application.accepted')).toHaveLength(1);
    const { rows } = await app.root.query(
      'select status, actor_id, person_id from status_changes where subject_id = $1 order by id',
      [it.id],
    );
    expect(rows.at(-1)).toEqual({
      status: 'accepted',
      actor_id: it.company.id,
      person_id: it.company.personId,
    });
    expect(await seenBy(it)).toMatchObject({ workspace: { status: 200 } });
  });

  test('completes the work with the last approval', async () => {
    const it = await working();
    const second = await app.submitWork(it.student, it.initiative.tasks[1]!.id);
    for (const id of [it.work.id, second.id]) {
      await app.review(it.company, id, 'approved');
      await app.root.query('update held_decisions set takes_effect_at = now() where subject_id = $1', [id]);
    }
    await applyDue();
    expect(await ownOf(it.student)).toMatchObject({ status: 'completed', tasks: { approved: 2 } });
  });

  test('of an approval after changes were requested', async () => {
    const it = await working();
    await app.review(it.company, it.work.id, 'needs_revision', 'Once more');
    await takeEffect(it.work.id);
    const body = { status: 'approved', feedback: 'Fine after all' } as const;
    const review = (changes: { instead_of?: 'needs_revision' }) =>
      it.company.api('POST /api/submissions/:id/review', {
        params: { id: it.work.id },
        body: { ...body, ...changes },
      });
    // Someone who didn't see the first decision can't replace it.
    await expect(review({})).rejects.toMatchObject({ code: 'already_decided', state: 'needs_revision' });
    await review({ instead_of: 'needs_revision' });
    await takeEffect(it.work.id);
    const { tasks } = await app.workspace(it.student, it.initiative.id);
    expect(tasks[0]).toMatchObject({ state: 'approved', attempts: [{ feedback: 'Fine after all' }] });
  });

  test('is tried again later if it fails, and delays no other', async () => {
    const [broken, fine] = [await applied(), await applied()];
    for (const it of [broken, fine]) await app.accept(it.company, it.id);
    await app.root.query('update held_decisions set takes_effect_at = now() where subject_id = any ($1)', [
      [broken.id, fine.id],
    ]);
    await app.root.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    );
    await app.root.query(
      `create trigger a_fail before update on initiative_applications
        for each row when (new.id = '${broken.id}') execute function fail()`,
    );
    await applyDue();
    expect(await ownOf(fine.student)).toMatchObject({ status: 'accepted' });
    expect(app.lines.some((line) => line.includes('decision could not be applied'))).toBe(true);
    await app.root.query('drop trigger a_fail on initiative_applications');
    await createDueDecisions({ db: workerDb.as(worker), log })();
    expect(await ownOf(broken.student)).toMatchObject({ status: 'accepted' });
  });
});
