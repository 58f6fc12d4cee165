import { describe, expect, test } from 'vitest';
import { createSubmissionsApp } from './submissions.fixture.ts';

const app = await createSubmissionsApp();
const { signUp, collaborate, submitWork, review, addMember } = app;
type Member = Awaited<ReturnType<typeof signUp>>;

const given = ({ api }: Member, initiative_id: string, before?: string) =>
  api('GET /api/company/reviews', { query: { initiative_id, ...(before && { before }) } });

describe('GET /api/company/reviews', () => {
  test('200: every review with its feedback and who wrote it, newest submission first', async () => {
    const { company, student, initiative } = await collaborate();
    const task = initiative.tasks[0]!;
    const first = await submitWork(student, task.id);
    await review(company, first.id, 'needs_revision', 'Add a photo');
    const second = await submitWork(student, task.id);
    const teammate = await addMember(company);
    await review(teammate, second.id, 'approved', 'Well done');
    const { items, next } = await given(company, initiative.id);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        id: second.id,
        task: { id: task.id, title: task.title },
        attempt: 2,
        status: 'approved',
        company_feedback: 'Well done',
        reviewed_by: { id: teammate.personId },
      },
      {
        id: first.id,
        student: { id: student.id },
        attempt: 1,
        status: 'needs_revision',
        company_feedback: 'Add a photo',
        reviewed_by: null,
      },
    ]);
  });

  test('200: nothing that still needs a review', async () => {
    const { company, student, initiative } = await collaborate();
    await submitWork(student, initiative.tasks[0]!.id);
    expect(await given(company, initiative.id)).toEqual({ items: [], next: null });
  });

  test('200: pages continue where the last one ended', async () => {
    const { company, student, initiative, applicationId } = await collaborate();
    // Without triggers, which allow one attempt after the other.
    await app.root.query(
      `begin; set local session_replication_role = replica;
       insert into task_submissions (application_id, student_id, initiative_id, company_id, task_id, client_id, attempt,
         content, status, feedback, reviewed_at, superseded_at)
       select '${applicationId}', '${student.id}', '${initiative.id}', '${company.id}', '${initiative.tasks[0]!.id}', uuidv7(),
         attempt, 'Work', 'needs_revision', 'Again', now(), now() from generate_series(1, 31) attempt;
       commit`,
    );
    const page = await given(company, initiative.id);
    expect(page.items).toHaveLength(30);
    const rest = await given(company, initiative.id, page.next!);
    expect(rest.items).toHaveLength(1);
    expect(page.items.map(({ id }) => id)).not.toContain(rest.items[0]!.id);
  });

  test("200: nothing of another company's initiative", async () => {
    const { company, student, initiative } = await collaborate();
    const work = await submitWork(student, initiative.tasks[0]!.id);
    await review(company, work.id);
    expect(await given(await signUp('company'), initiative.id)).toEqual({ items: [], next: null });
  });
});
