import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSubmissionsApp } from './submissions.fixture.ts';

const app = await createSubmissionsApp();
const { signUp, offer, apply, accept, collaborate, submitWork, review, workspace } = app;

describe('GET /api/initiatives/:id/workspace', () => {
  test('200: tasks in order, with everything needed to do them', async () => {
    const resources = [{ title: 'A guide', url: 'https://bakery.example/guide' }];
    const { student, initiative, applicationId } = await collaborate({
      tasks: [
        { title: 'Second thoughts', allowed_types: ['text'], minutes: 20, instructions: 'Think', resources },
        { title: 'Last words', allowed_types: ['link', 'upload'] },
      ],
    });
    const space = await workspace(student, initiative.id);
    expect(space).toMatchObject({
      application: { id: applicationId, status: 'accepted', turn: { whose: 'student' } },
      tasks: [
        {
          title: 'Second thoughts',
          task_order: 1,
          minutes: 20,
          resources,
          allowed_types: ['text'],
          state: 'open',
        },
        { title: 'Last words', task_order: 2, allowed_types: ['link', 'upload'], attempts: [], draft: null },
      ],
      completion: null,
      can: { submit: true, leave: true, ask: true },
    });
  });

  test("200: the next move is the company's once everything is in review", async () => {
    const { student, initiative } = await collaborate();
    const [first, second] = initiative.tasks;
    const sent = await submitWork(student, first!.id);
    expect((await workspace(student, initiative.id)).application).toMatchObject({
      next_task: { id: second!.id },
      turn: { whose: 'student' },
    });
    await submitWork(student, second!.id);
    expect((await workspace(student, initiative.id)).application).toMatchObject({
      next_task: null,
      turn: { whose: 'company', since: sent.completed_at },
    });
  });

  test('200: a retired task stays visible to students who worked on it but no longer counts', async () => {
    const { student, company, initiative } = await collaborate();
    const [first, second] = initiative.tasks;
    await review(company, (await submitWork(student, first!.id)).id, 'needs_revision', 'More');
    const fresh = await company.api('GET /api/company/initiatives/:id', { params: { id: initiative.id } });
    const { id, updated_at, name } = fresh;
    await company.api('PUT /api/initiatives/:id', {
      params: { id },
      body: { name, updated_at, tasks: [second!] },
    });
    const space = await workspace(student, id);
    expect(space.tasks).toMatchObject([
      { id: second!.id, retired: false, can: { submit: true } },
      {
        id: first!.id,
        retired: true,
        state: 'needs_revision',
        can: { submit: false },
        attempts: [{ feedback: 'More' }],
      },
    ]);
    expect(space.application).toMatchObject({
      needs_revision: false,
      tasks: { total: 1 },
      next_task: { id: second!.id },
    });
    await expect(submitWork(student, first!.id)).rejects.toMatchObject({ code: 'work_closed' });
    await review(company, (await submitWork(student, second!.id)).id);
    expect((await workspace(student, id)).application.status).toBe('completed');
  });

  test('200: tasks added later do not reopen a completed application', async () => {
    const { student, company, initiative } = await collaborate({
      tasks: [{ title: 'Only', allowed_types: ['text'] }],
    });
    await review(company, (await submitWork(student, initiative.tasks[0]!.id)).id);
    const fresh = await company.api('GET /api/company/initiatives/:id', { params: { id: initiative.id } });
    const { id, updated_at, name, tasks } = fresh;
    const more = [...tasks, { title: 'One more', allowed_types: ['text'] as 'text'[] }];
    await company.api('PUT /api/initiatives/:id', {
      params: { id },
      body: { name, updated_at, tasks: more },
    });
    const space = await workspace(student, id);
    expect(space.application).toMatchObject({
      status: 'completed',
      tasks: { approved: 1, total: 1, percent: 100 },
    });
    expect(space.can.submit).toBe(false);
    const [row] = (await company.api('GET /api/company/students')).items;
    expect(row).toMatchObject({ status: 'completed', tasks: { approved: 1, total: 1 } });
    expect(await company.api('GET /api/company/students/summary')).toMatchObject({ avg_completion: 100 });
  });

  test('200: the work stays readable when the initiative is deleted', async () => {
    const { student, company, initiative } = await collaborate();
    await review(company, (await submitWork(student, initiative.tasks[0]!.id)).id, 'approved', 'Lovely');
    await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
    const space = await workspace(student, initiative.id);
    expect(space).toMatchObject({
      application: { status: 'ended', initiative: { name: 'Taste survey', deleted: true } },
      tasks: [
        { state: 'approved', attempts: [{ feedback: 'Lovely' }], can: { submit: false } },
        { can: { submit: false } },
      ],
      can: { submit: false, leave: true },
    });
  });

  test('200: the work stays readable when the company deletes its account, but nobody can be asked', async () => {
    const { student, company, initiative } = await collaborate();
    await submitWork(student, initiative.tasks[0]!.id);
    await app.root.query(
      `begin; select set_config('app.actor', '${company.id}', true); select keeper.delete_own_company(); commit`,
    );
    expect(await workspace(student, initiative.id)).toMatchObject({
      application: { status: 'ended', company: { company_name: 'Unknown Company' } },
      tasks: [{ attempts: [{ content: 'My work', superseded: true }] }, {}],
      can: { submit: false, leave: true, ask: false },
    });
  });

  test('404: students who never applied, are undecided, rejected or withdrawn get the same as for an unknown id', async () => {
    const company = await signUp('company');
    const { id } = await offer(company);
    const applied = async () => {
      const student = await signUp('student');
      return { student, applicationId: (await apply(student, id)).id };
    };
    const [pending, rejected, withdrawn] = [await applied(), await applied(), await applied()];
    const decide = { params: { id: rejected.applicationId }, body: {} };
    await company.api('POST /api/applications/:id/rejection', decide);
    const withdraw = { params: { id: withdrawn.applicationId } };
    await withdrawn.student.api('POST /api/applications/:id/withdrawal', withdraw);
    const stranger = await signUp('student');
    for (const student of [stranger, pending.student, rejected.student, withdrawn.student])
      expect(await app.raw(student, `GET /api/initiatives/${id}/workspace`)).toEqual(
        await app.raw(student, `GET /api/initiatives/${randomUUID()}/workspace`),
      );
  });

  test("as the API's role, no other student can read the tasks, submissions or drafts by SQL", async () => {
    const { student, company, initiative } = await collaborate();
    const [first, second] = initiative.tasks;
    const sent = await submitWork(student, first!.id);
    const params = { id: second!.id };
    await student.api('PUT /api/tasks/:id/draft', {
      params,
      body: { submission_type: 'text', text: 'a', revision: 0 },
    });
    const look = async (actor: { id: string }) => {
      const client = await app.root.connect();
      try {
        await client.query('begin');
        await client.query(`set local role app_api`);
        await client.query(`select set_config('app.actor', $1, true)`, [actor.id]);
        const { rows } = await client.query(
          `select (select count(*)::int from tasks where initiative_id = $1) as tasks,
             (select count(*)::int from task_submissions where id = $2) as work,
             (select count(*)::int from submission_drafts where task_id = $3) as drafts,
             (select count(*)::int from status_changes where subject_id = $2) as history`,
          [initiative.id, sent.id, second!.id],
        );
        return rows[0];
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const applicant = await signUp('student');
    await apply(applicant, initiative.id);
    expect(await look(student)).toEqual({ tasks: 2, work: 1, drafts: 1, history: 1 });
    expect(await look(company)).toEqual({ tasks: 2, work: 1, drafts: 0, history: 1 });
    for (const stranger of [await signUp('student'), applicant, await signUp('company')])
      expect(await look(stranger)).toEqual({ tasks: 0, work: 0, drafts: 0, history: 0 });

    // A student on the same tasks sees them, but not a fellow student's work.
    const fellow = await signUp('student');
    await accept(company, (await apply(fellow, initiative.id)).id);
    expect(await look(fellow)).toEqual({ tasks: 2, work: 0, drafts: 0, history: 0 });
    for (const task of (await workspace(fellow, initiative.id)).tasks)
      expect(task).toMatchObject({ state: 'open', attempts: [], draft: null });
  });
});
