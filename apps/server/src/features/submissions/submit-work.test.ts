import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSubmissionsApp } from './submissions.fixture.ts';

const app = await createSubmissionsApp();
const { signUp, offer, apply, collaborate, submitWork, review, workspace, events, uploadFile } = app;
const onlyText = { title: 'Write it', allowed_types: ['text'] as 'text'[] };

describe('POST /api/submissions', () => {
  test('201: the same request sent several times in parallel creates one attempt and one event', async () => {
    const { student, initiative } = await collaborate();
    const client_id = randomUUID();
    const work = { submission_type: 'text', content: 'Once' } as const;
    const all = await Promise.all(
      Array.from({ length: 8 }, () => submitWork(student, initiative.tasks[0]!.id, work, client_id)),
    );
    expect(new Set(all.map(({ id, attempt }) => `${id} ${attempt}`)).size).toBe(1);
    expect(await events(all[0]!.id)).toEqual(['submission.sent']);
  });

  test('201: twenty simultaneous attempts are numbered in sequence, and one is the newest', async () => {
    const { student, initiative, company, applicationId } = await collaborate();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => submitWork(student, initiative.tasks[0]!.id)),
    );
    expect(all.map(({ attempt }) => attempt).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    const { items } = await company.api('GET /api/applications/:id/submissions', {
      params: { id: applicationId },
    });
    expect(items).toMatchObject([{ attempt: 20 }]);
    const space = await workspace(student, initiative.id);
    expect(space.tasks[0]!.attempts.map(({ attempt }) => attempt)).toEqual([
      20, 19, 18, 17, 16, 15, 14, 13, 12, 11,
    ]);
  });

  test('400: refuses empty or oversized text, an invalid link and a type the task does not accept', async () => {
    const { student, initiative } = await collaborate({ tasks: [onlyText] });
    const [task] = initiative.tasks;
    for (const content of ['   ', 'x'.repeat(20_001)])
      await expect(submitWork(student, task!.id, { submission_type: 'text', content })).rejects.toThrow(
        'invalid_input',
      );
    for (const content of [
      'javascript:alert(1)',
      'sheets.example',
      'ftp://a.example',
      'https://bank.example@evil.example/',
    ])
      await expect(submitWork(student, task!.id, { submission_type: 'link', content })).rejects.toThrow(
        'invalid_input',
      );
    await expect(
      submitWork(student, task!.id, { submission_type: 'link', content: 'https://sheets.example' }),
    ).rejects.toMatchObject({ code: 'submission_type_not_allowed' });
  });

  test('404: a student who was not accepted cannot tell a task from an unknown id', async () => {
    const company = await signUp('company');
    const initiative = await offer(company);
    const [stranger, applicant, rejected] = [
      await signUp('student'),
      await signUp('student'),
      await signUp('student'),
    ];
    await apply(applicant, initiative.id);
    const { id } = await apply(rejected, initiative.id);
    await company.api('POST /api/applications/:id/rejection', { params: { id }, body: {} });
    for (const student of [stranger, applicant, rejected])
      for (const task of [initiative.tasks[0]!.id, randomUUID()]) {
        await expect(submitWork(student, task)).rejects.toMatchObject({ code: 'not_found' });
        await expect(
          student.api('PUT /api/tasks/:id/draft', {
            params: { id: task },
            body: { submission_type: 'text', revision: 0 },
          }),
        ).rejects.toMatchObject({ code: 'not_found' });
      }
  });

  test("404: refuses another student's file and a file with another purpose", async () => {
    const { student, initiative } = await collaborate();
    const [task] = initiative.tasks;
    const foreign = await uploadFile(await signUp('student'));
    const photo = await uploadFile(student, { purpose: 'photo' });
    for (const file_id of [foreign, photo, randomUUID()])
      await expect(submitWork(student, task!.id, { submission_type: 'upload', file_id })).rejects.toThrow(
        'not_found',
      );
  });

  test('409: refuses a file that is still being scanned, was refused or was already submitted', async () => {
    const { student, initiative } = await collaborate();
    const [first, second] = initiative.tasks;
    for (const state of [{ status: 'pending' }, { status: 'refused', refusal: 'type' }])
      await expect(
        submitWork(student, first!.id, {
          submission_type: 'upload',
          file_id: await uploadFile(student, state),
        }),
      ).rejects.toMatchObject({ code: 'file_not_ready' });
    const work = { submission_type: 'upload', file_id: await uploadFile(student) } as const;
    await submitWork(student, first!.id, work);
    await expect(submitWork(student, second!.id, work)).rejects.toMatchObject({ code: 'file_used' });
  });

  test('409: refuses approved tasks, retired tasks and ended applications', async () => {
    const { student, company, initiative, applicationId } = await collaborate();
    const [first, second] = initiative.tasks;
    await review(company, (await submitWork(student, first!.id)).id);
    await expect(submitWork(student, first!.id)).rejects.toMatchObject({
      code: 'already_approved',
      state: 'approved',
    });
    await student.api('POST /api/applications/:id/end', { params: { id: applicationId } });
    await expect(submitWork(student, second!.id)).rejects.toMatchObject({
      code: 'work_closed',
      state: 'ended',
    });
  });
});

describe('drafts', () => {
  const body = (revision: number, text: string) => ({ submission_type: 'text' as const, text, revision });

  test('200: based on the version seen, shown in the workspace, removed with the attempt', async () => {
    const { student, initiative } = await collaborate();
    const [task] = initiative.tasks;
    const params = { id: task!.id };
    const first = await student.api('PUT /api/tasks/:id/draft', { params, body: body(0, 'a') });
    expect(first).toMatchObject({ revision: 1, text: 'a', link: '', file: null });
    const file_id = await uploadFile(student);
    const second = await student.api('PUT /api/tasks/:id/draft', {
      params,
      body: { ...body(1, 'b '), file_id },
    });
    expect(second).toMatchObject({ revision: 2, text: 'b ', file: { id: file_id } });
    expect((await workspace(student, initiative.id)).tasks[0]!.draft).toEqual(second);
    await submitWork(student, task!.id);
    expect((await workspace(student, initiative.id)).tasks[0]!.draft).toBeNull();
  });

  test('204: can be discarded, also twice', async () => {
    const { student, initiative } = await collaborate();
    const params = { id: initiative.tasks[0]!.id };
    await student.api('PUT /api/tasks/:id/draft', { params, body: body(0, 'a') });
    await student.api('DELETE /api/tasks/:id/draft', { params });
    await student.api('DELETE /api/tasks/:id/draft', { params });
    expect((await workspace(student, initiative.id)).tasks[0]!.draft).toBeNull();
  });

  test('409: an older tab cannot overwrite a newer one; exactly one of fifty simultaneous writes wins', async () => {
    const { student, initiative } = await collaborate();
    const params = { id: initiative.tasks[0]!.id };
    const write = (revision: number, text: string) =>
      student.api('PUT /api/tasks/:id/draft', { params, body: body(revision, text) });
    await write(0, 'a');
    await write(1, 'b');
    await expect(write(1, 'c')).rejects.toMatchObject({ code: 'conflict' });
    expect(await write(1, 'b')).toMatchObject({ revision: 2 });
    const all = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => write(2, `tab ${n}`)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await workspace(student, initiative.id)).tasks[0]!.draft!.revision).toBe(3);
  });

  test('409: refused for an approved task', async () => {
    const { student, company, initiative } = await collaborate();
    const [task] = initiative.tasks;
    await review(company, (await submitWork(student, task!.id)).id);
    await expect(
      student.api('PUT /api/tasks/:id/draft', { params: { id: task!.id }, body: body(0, 'a') }),
    ).rejects.toMatchObject({ code: 'work_closed' });
  });

  test('are deleted with the account', async () => {
    const { student, initiative } = await collaborate();
    const params = { id: initiative.tasks[0]!.id };
    await student.api('PUT /api/tasks/:id/draft', { params, body: body(0, 'a') });
    await app.root.query('delete from users where id = $1', [student.id]);
    const { rows } = await app.root.query('select from submission_drafts where student_id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([]);
  });
});
