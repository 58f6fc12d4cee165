import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSubmissionsApp } from './submissions.fixture.ts';

const app = await createSubmissionsApp();
const { signUp, collaborate, submitWork, review, events, raw } = app;

const submitted = async () => {
  const all = await collaborate();
  const work = await submitWork(all.student, all.initiative.tasks[0]!.id);
  return { ...all, work };
};

describe('POST /api/submissions/:id/review', () => {
  test('201: marked as read, then approved; the timeline keeps the feedback of each step', async () => {
    const { company, work } = await submitted();
    const read = await review(company, work.id, 'reviewed', 'Answer follows');
    expect(read).toMatchObject({
      status: 'reviewed',
      company_feedback: 'Answer follows',
      can: { approve: true, request_revision: true, mark_reviewed: false },
    });
    const approved = await review(company, work.id, 'approved', 'Great');
    expect(approved.attempts[0]!.timeline.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['reviewed', 'Answer follows'],
      ['approved', 'Great'],
    ]);
    expect(await events(work.id)).toEqual(['submission.sent', 'submission.reviewed', 'submission.approved']);
  });

  test('201: the events of a submission are relayed in order with those of its application', async () => {
    const { company, work } = await submitted();
    await review(company, work.id, 'approved', 'Great');
    const { rows } = await app.root.query(
      `select e.name from events e join task_submissions s on s.id = e.subject_id
       where s.id = $1 and e.ordered_by = s.application_id order by e.id`,
      [work.id],
    );
    expect(rows).toEqual([{ name: 'submission.sent' }, { name: 'submission.approved' }]);
  });

  test('201: exactly one of fifty simultaneous reviews wins, the others get its outcome, and the task counts once', async () => {
    const { company, work, applicationId } = await submitted();
    const steps = ['approved', 'needs_revision'] as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        raw(company, `POST /api/submissions/${work.id}/review`, { status: steps[n % 2], feedback: 'So' }),
      ),
    );
    const { rows } = await app.root.query(
      `select s.status, a.submissions_decided, a.tasks_approved from task_submissions s
       join initiative_applications a on a.id = s.application_id where s.id = $1`,
      [work.id],
    );
    const [{ status, submissions_decided, tasks_approved }] = rows;
    expect(answers.filter((it) => it.status === 201)).toHaveLength(1);
    const conflicts = answers.filter((it) => it.status !== 201);
    expect(new Set(conflicts.map((it) => `${it.status} ${it.code} ${it.state}`))).toEqual(
      new Set([`409 already_decided ${status}`]),
    );
    expect([submissions_decided, tasks_approved]).toEqual([1, status === 'approved' ? 1 : 0]);
    expect(await events(work.id)).toHaveLength(2);
    expect(
      (await app.root.query('select from status_changes where subject_id = $1', [work.id])).rowCount,
    ).toBe(2);
    expect(applicationId).toBeTruthy();
  });

  test('a review and a simultaneous new attempt both succeed, and neither is lost', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { company, student, initiative, work } = await submitted();
      const [reviewed, again] = await Promise.all([
        raw(company, `POST /api/submissions/${work.id}/review`, {
          status: 'needs_revision',
          feedback: 'More',
        }),
        submitWork(student, initiative.tasks[0]!.id),
      ]);
      expect(again.attempt).toBe(2);
      const tooLate = { status: 409, code: 'already_decided', state: 'superseded' };
      expect(reviewed).toMatchObject(reviewed.status === 201 ? { status: 201 } : tooLate);
    }
  });

  test('400: refuses a revision without feedback', async () => {
    const { company, work } = await submitted();
    for (const feedback of [null, '   '])
      await expect(review(company, work.id, 'needs_revision', feedback)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { 'body.feedback': 'Tell the student what to change' },
      });
    await expect(review(company, work.id, 'approved', 'x'.repeat(5_001))).rejects.toThrow('invalid_input');
  });

  test('404: refuses another company and an unknown submission', async () => {
    const { work } = await submitted();
    const other = await signUp('company');
    for (const id of [work.id, randomUUID()]) {
      await expect(review(other, id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(other.api('GET /api/submissions/:id', { params: { id } })).rejects.toThrow('not_found');
    }
  });

  test('409: refuses approved submissions and those replaced by a newer attempt', async () => {
    const { company, student, initiative, work } = await submitted();
    const newer = await submitWork(student, initiative.tasks[0]!.id);
    await expect(review(company, work.id)).rejects.toMatchObject({
      code: 'already_decided',
      state: 'superseded',
    });
    await review(company, newer.id);
    for (const status of ['approved', 'needs_revision', 'reviewed'] as const)
      await expect(review(company, newer.id, status)).rejects.toMatchObject({
        code: 'already_decided',
        state: 'approved',
      });
  });
});

describe('GET /api/submissions/:id', () => {
  test('200: lists the tasks in order and which are approved, without those that were removed', async () => {
    const { company, student, initiative, work } = await submitted();
    const [first, second] = initiative.tasks;
    await review(company, work.id);
    const other = await submitWork(student, second!.id);
    const tasks = async () =>
      (await company.api('GET /api/submissions/:id', { params: { id: other.id } })).tasks;
    expect(await tasks()).toEqual([
      { id: first!.id, approved: true },
      { id: second!.id, approved: false },
    ]);
    const { id, name, updated_at } = initiative;
    await company.api('PUT /api/initiatives/:id', {
      params: { id },
      body: { name, updated_at, tasks: [second!] },
    });
    expect(await tasks()).toEqual([{ id: second!.id, approved: false }]);
  });
});

describe('GET /api/company/review-queue', () => {
  test('200: oldest first across all initiatives, with neighbors, without those already read', async () => {
    const { company, student, initiative, work } = await submitted();
    const second = await submitWork(student, initiative.tasks[1]!.id);
    const other = await app.offer(company, { name: 'Poster' });
    const colleague = await signUp('student');
    const { id } = await app.apply(colleague, other.id);
    await app.accept(company, id);
    const third = await submitWork(colleague, other.tasks[0]!.id);
    const queue = () => company.api('GET /api/company/review-queue');
    expect((await queue()).items.map((it) => it.id)).toEqual([work.id, second.id, third.id]);
    expect(await company.api('GET /api/submissions/:id', { params: { id: second.id } })).toMatchObject({
      queue: { previous: work.id, next: third.id },
    });
    await review(company, second.id, 'reviewed', null);
    expect(await queue()).toMatchObject({ waiting: 2, items: [{ id: work.id }, { id: third.id }] });
    await company.api('POST /api/applications/:id/end', { params: { id } });
    expect((await queue()).items.map((it) => it.id)).toEqual([work.id]);
    expect(await (await signUp('company')).api('GET /api/company/review-queue')).toEqual({
      items: [],
      next: null,
      waiting: 0,
      sent_back: [],
    });
  });

  test('200: a peek at the text, the link or the file, and an image only if it is small', async () => {
    const { company, student, initiative } = await collaborate();
    const task = initiative.tasks[0]!.id;
    const queued = async () => (await company.api('GET /api/company/review-queue')).items.at(-1)!;
    const content = `  First line\n\nSecond line ${'x'.repeat(3_000)}`;
    await submitWork(student, task, { submission_type: 'text', content });
    expect((await queued()).peek).toMatch(/^First line Second line x{177}$/);
    await submitWork(student, task, { submission_type: 'link', content: 'https://sheets.example/a?b' });
    expect(await queued()).toMatchObject({ peek: 'sheets.example', thumbnail: null, attempt: 2 });
    const small = { media_type: 'image/png', original_name: 'poster.png', byte_size: 1_000_000 };
    for (const [changes, shown] of [
      [small, true],
      [{ ...small, byte_size: 1_000_001 }, false],
      [{ original_name: 'poster.png' }, false],
    ] as const) {
      const file_id = await app.uploadFile(student, changes);
      await submitWork(student, task, { submission_type: 'upload', file_id });
      expect(await queued()).toMatchObject({ peek: 'poster.png', thumbnail: shown ? file_id : null });
    }
  });

  test('200: work that was sent back, until there is a new attempt or the work together ends', async () => {
    const { company, student, initiative, work, applicationId } = await submitted();
    const second = await submitWork(student, initiative.tasks[1]!.id);
    for (const { id } of [work, second]) await review(company, id, 'needs_revision', 'More');
    const sentBack = async (query: { initiative_id?: string; after?: string } = {}) =>
      (await company.api('GET /api/company/review-queue', { query })).sent_back.map(({ id }) => id);
    expect(await sentBack()).toEqual([second.id, work.id]);
    expect(await sentBack({ initiative_id: initiative.id })).toEqual([second.id, work.id]);
    expect(await sentBack({ initiative_id: (await app.offer(company)).id })).toEqual([]);
    expect(await sentBack({ after: work.id })).toEqual([]);
    await submitWork(student, initiative.tasks[1]!.id);
    expect(await sentBack()).toEqual([work.id]);
    await company.api('POST /api/applications/:id/end', { params: { id: applicationId } });
    expect(await sentBack()).toEqual([]);
  });

  test('200: of one initiative, with its own count; another company finds nothing', async () => {
    const { company, student, initiative, work } = await submitted();
    const other = await app.offer(company, { name: 'Poster' });
    await app.accept(company, (await app.apply(student, other.id)).id);
    const poster = await submitWork(student, other.tasks[0]!.id);
    const second = await submitWork(student, initiative.tasks[1]!.id);
    const queue = (initiative_id: string, by = company) =>
      by.api('GET /api/company/review-queue', { query: { initiative_id } });
    const found = await queue(initiative.id);
    expect([found.waiting, found.items.map(({ id }) => id)]).toEqual([2, [work.id, second.id]]);
    await review(company, work.id, 'reviewed', null);
    expect(await queue(initiative.id)).toMatchObject({ waiting: 1, items: [{ id: second.id }] });
    expect(await queue(other.id)).toMatchObject({ waiting: 1, items: [{ id: poster.id }] });
    const nothing = { items: [], next: null, waiting: 0, sent_back: [] };
    expect(await queue(initiative.id, await signUp('company'))).toEqual(nothing);
    expect(await queue((await app.offer(company)).id)).toEqual(nothing);
  });

  test('200: continues after the last one of a page', async () => {
    const { company, student, initiative } = await collaborate({
      tasks: Array.from({ length: 20 }, (_, n) => ({
        title: `Step ${n}`,
        allowed_types: ['text'] as 'text'[],
      })),
    });
    const second = await app.offer(company, {
      tasks: Array.from({ length: 12 }, (_, n) => ({
        title: `Next ${n}`,
        allowed_types: ['text'] as 'text'[],
      })),
    });
    await app.accept(company, (await app.apply(student, second.id)).id);
    for (const task of [...initiative.tasks, ...second.tasks]) await submitWork(student, task.id);
    const first = await company.api('GET /api/company/review-queue');
    const rest = await company.api('GET /api/company/review-queue', { query: { after: first.next! } });
    expect([first.items.length, first.waiting, rest.items.length, rest.next]).toEqual([30, 32, 2, null]);
  });
});

describe('GET /api/applications/:id/submissions', () => {
  test('200: lists the newest attempts with counts', async () => {
    const { company, student, initiative, work, applicationId } = await submitted();
    await review(company, work.id, 'needs_revision', 'More');
    const again = await submitWork(student, initiative.tasks[0]!.id);
    const second = await submitWork(student, initiative.tasks[1]!.id);
    await review(company, second.id, 'approved', null);
    const params = { id: applicationId };
    expect(await company.api('GET /api/applications/:id/submissions', { params })).toMatchObject({
      application: { id: applicationId, status: 'accepted', student: { id: student.id } },
      counts: { all: 2, pending: 1, reviewed: 0, approved: 1, needs_revision: 0 },
      items: [
        { id: second.id, can: { review: false } },
        { id: again.id, attempt: 2, task: { title: 'Write five questions' }, can: { review: true } },
      ],
    });
  });

  test('404: refuses another company', async () => {
    const { applicationId: id } = await submitted();
    const other = await signUp('company');
    await expect(other.api('GET /api/applications/:id/submissions', { params: { id } })).rejects.toThrow(
      'not_found',
    );
  });
});

describe('GET /api/company/tasks/:id/work', () => {
  test('200: counts students by their newest attempt, approved or not', async () => {
    const { company, student, initiative, work } = await submitted();
    const [first, second] = initiative.tasks;
    const other = await signUp('student');
    const { id } = await app.apply(other, initiative.id);
    await app.accept(company, id);
    await review(company, (await submitWork(other, first!.id)).id, 'needs_revision', 'More, please');
    await submitWork(other, first!.id);
    await review(company, work.id);
    const counted = (taskId: string) =>
      company.api('GET /api/company/tasks/:id/work', { params: { id: taskId } });
    expect(await counted(first!.id)).toEqual({ approved: 1, open: 1 });
    expect(await counted(second!.id)).toEqual({ approved: 0, open: 0 });
    await submitWork(student, second!.id);
    expect(await counted(second!.id)).toEqual({ approved: 0, open: 1 });
  });

  test("404: another company's task and an unknown one look the same", async () => {
    const { initiative } = await submitted();
    const stranger = await signUp('company');
    for (const id of [initiative.tasks[0]!.id, randomUUID()]) {
      const look = stranger.api('GET /api/company/tasks/:id/work', { params: { id } });
      await expect(look).rejects.toThrow('not_found');
    }
  });
});
