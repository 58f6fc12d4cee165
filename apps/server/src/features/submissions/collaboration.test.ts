// One whole collaboration, as both sides see it.
import { expect, test } from 'vitest';
import { createSubmissionsApp } from './submissions.fixture.ts';

const { collaborate, submitWork, review, workspace, events, uploadFile } = await createSubmissionsApp();

test('from the first attempt to the last approval, both sides see the same', async () => {
  const { student, company, initiative, applicationId } = await collaborate({ requirements: 'Interviewing' });
  const [first, second] = initiative.tasks;

  const draft = { submission_type: 'text', text: 'Five ques', revision: 0 } as const;
  await student.api('PUT /api/tasks/:id/draft', { params: { id: first!.id }, body: draft });
  const attempt = await submitWork(student, first!.id);
  expect(attempt).toMatchObject({ attempt: 1, status: 'pending', content: 'My work', superseded: false });
  expect(await events(attempt.id)).toEqual(['submission.sent']);

  const queue = await company.api('GET /api/company/review-queue');
  expect(queue).toMatchObject({ waiting: 1, items: [{ id: attempt.id, task: { title: first!.title } }] });
  await review(company, attempt.id, 'needs_revision', 'A little more, please');
  let space = await workspace(student, initiative.id);
  expect(space.application).toMatchObject({
    needs_revision: true,
    next_task: { id: first!.id, state: 'needs_revision' },
  });
  expect(space.tasks[0]).toMatchObject({
    state: 'needs_revision',
    draft: null,
    can: { submit: true },
    attempts: [{ feedback: 'A little more, please' }],
  });
  expect(space.tasks[0]!.attempts[0]!.timeline.map(({ status, by, note }) => [status, by, note])).toEqual([
    ['pending', 'student', null],
    ['needs_revision', 'company', 'A little more, please'],
  ]);

  const link = await submitWork(student, first!.id, {
    submission_type: 'link',
    content: 'https://sheets.example/a?b#c',
  });
  expect(link).toMatchObject({ attempt: 2, host: 'sheets.example' });
  const file_id = await uploadFile(student);
  const upload = await submitWork(student, second!.id, { submission_type: 'upload', file_id });
  expect(upload.file).toEqual({
    id: file_id,
    original_name: 'answers.pdf',
    media_type: 'application/pdf',
    byte_size: 1234,
    status: 'ready',
  });

  const details = await company.api('GET /api/submissions/:id', { params: { id: link.id } });
  expect(details).toMatchObject({
    application_id: applicationId,
    task: { id: first!.id, instructions: first!.instructions },
    attempts: [{ attempt: 2 }, { attempt: 1, superseded: true, feedback: 'A little more, please' }],
    queue: { previous: null, next: upload.id },
    can: { approve: true, request_revision: true, mark_reviewed: true },
  });
  await review(company, link.id);
  const last = await review(company, upload.id, 'approved', null);
  expect(last).toMatchObject({ status: 'approved', can: { approve: false } });

  space = await workspace(student, initiative.id);
  expect(space).toMatchObject({
    application: { status: 'completed', tasks: { approved: 2, total: 2, percent: 100 }, turn: null },
    completion: { tasks: 2, attempts: 3, minutes: 60, days: 1, skills: ['Interviewing'] },
    can: { submit: false, leave: true, ask: true },
  });
  const rows = await company.api('GET /api/company/students', { query: { tab: 'completed' } });
  expect(rows.items).toMatchObject([
    { application_id: applicationId, status: 'completed', engagement: { score: 93 }, reviews_pending: 0 },
  ]);
  const together = await company.api('GET /api/company/students/overview', { query: { tab: 'completed' } });
  expect(together.students.items.map(({ application_id }) => application_id)).toEqual([applicationId]);
  expect(together.summary).toEqual(await company.api('GET /api/company/students/summary'));
  await expect(student.api('GET /api/company/students/overview')).rejects.toThrow('forbidden');
  expect(together.summary).toEqual({
    active_students: 1,
    pending_reviews: 0,
    avg_completion: 100,
    total_initiatives: 1,
  });
});
