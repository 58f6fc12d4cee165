// Breaks that students take: when they end, and who learns about them.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApplicationsApp } from '../applications/applications.fixture.ts';

const app = await createApplicationsApp();
const { signUp, offer, apply, accept, collaborate, events } = app;

type Member = Awaited<ReturnType<typeof signUp>>;

/** A day in UTC, which is the time zone of a student who has none. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const take = (student: Member, back_on = inDays(7)) =>
  student.api('PUT /api/student/break', { body: { back_on } });
const backOf = async (student: Member) => (await student.api('GET /api/student/break')).back_on;
const profileOf = (company: Member, { id }: Member) =>
  company.api('GET /api/students/:id', { params: { id } });
const studentsOf = (company: Member, tab: 'all' | 'needs_attention' | 'in_progress' = 'all') =>
  company.api('GET /api/company/students', { query: { tab, sort: 'attention' } });

async function startConversation(company: Member, student: Member, initiative_id: string) {
  const { conversation_id } = await company.api('POST /api/messages', {
    body: {
      client_id: randomUUID(),
      to: { user_id: student.id, initiative_id },
      subject: 'Hello',
      content: 'How are you?',
    },
  });
  return conversation_id;
}

/** Everything that a company learns about a break. */
async function learns(company: Member, student: Member, conversation?: string) {
  const [profile, { items }] = await Promise.all([profileOf(company, student), studentsOf(company)]);
  const thread =
    conversation && (await company.api('GET /api/conversations/:id', { params: { id: conversation } }));
  return [
    profile.back_on,
    items.find((it) => it.student.id === student.id)?.back_on ?? null,
    thread ? thread.back_on : null,
  ];
}

describe('PUT /api/student/break', () => {
  test('200: companies that the student works with see the day, and nobody else', async () => {
    const { student, company, initiative } = await collaborate();
    const [pending, stranger] = [await signUp('company'), await signUp('company')];
    await apply(student, (await offer(pending)).id);
    const conversation = await startConversation(company, student, initiative.id);
    expect(await learns(company, student, conversation)).toEqual([null, null, null]);

    const day = inDays(10);
    expect(await take(student, day)).toEqual({ back_on: day });
    expect(await backOf(student)).toBe(day);
    expect((await student.api('GET /api/shell')).break).toEqual({ back_on: day });
    expect(await learns(company, student, conversation)).toEqual([day, day, day]);
    expect(await learns(pending, student)).toEqual([null, null, null]);
    await expect(profileOf(stranger, student)).rejects.toThrow('not_found');
    const { items } = await company.api('GET /api/conversations');
    expect(items).toMatchObject([{ back_on: day }]);
    // Conversations don't say it to students, who know.
    const own = await student.api('GET /api/conversations/:id', { params: { id: conversation } });
    expect(own.back_on).toBeNull();
    expect(await events(student.id)).toEqual(['student.break_changed']);
  });

  test('200: a company learns about it when it accepts, and no longer when the student leaves or finishes', async () => {
    const [student, company] = [await signUp('student'), await signUp('company')];
    const { id } = await apply(student, (await offer(company)).id);
    await take(student);
    expect(await learns(company, student)).toEqual([null, null, null]);
    await accept(company, id);
    expect(await learns(company, student)).toEqual([inDays(7), inDays(7), null]);
    await student.api('POST /api/applications/:id/end', { params: { id } });
    expect((await profileOf(company, student)).back_on).toBeNull();
  });

  test('200: a blocked company learns nothing', async () => {
    const { student, company } = await collaborate();
    await take(student);
    await student.api('PUT /api/student/blocks/:id', { params: { id: company.id } });
    expect((await profileOf(company, student)).back_on).toBeNull();
  });

  test('200: nobody on a break needs attention, not even after it, until the usual days have passed', async () => {
    const { student, company, applicationId } = await collaborate();
    const attention = async () => {
      const { counts, items } = await studentsOf(company, 'needs_attention');
      return [counts?.needs_attention, items.length];
    };
    const acceptedDaysAgo = (days: number) =>
      app.root.query(
        `update initiative_applications set accepted_at = now() - $2::int * interval '1 day',
           attention_at = now() - $2::int * interval '1 day' + interval '7 days' where id = $1`,
        [applicationId, days],
      );
    await acceptedDaysAgo(20);
    expect(await attention()).toEqual([1, 1]);
    await take(student);
    expect(await attention()).toEqual([0, 0]);
    expect((await studentsOf(company, 'in_progress')).items).toMatchObject([{ status: 'not_started' }]);
    const { rows } = await app.root.query(
      `select attention_at = b.back_at + interval '7 days' as week_after from initiative_applications a
         join student_breaks b using (student_id) where a.id = $1`,
      [applicationId],
    );
    expect(rows).toEqual([{ week_after: true }]);
    await student.api('DELETE /api/student/break');
    expect(await attention()).toEqual([0, 0]);
    expect(await learns(company, student)).toEqual([null, null, null]);
  });

  test('200: another day replaces the first', async () => {
    const { student, company } = await collaborate();
    await take(student, inDays(3));
    await take(student, inDays(30));
    expect(await learns(company, student)).toEqual([inDays(30), inDays(30), null]);
  });

  test('400: refuses today, the past, and more than eight weeks', async () => {
    const student = await signUp('student');
    for (const days of [0, -1, 57])
      await expect(take(student, inDays(days))).rejects.toThrow('break_day_refused');
    expect(await backOf(student)).toBeNull();
    expect(await take(student, inDays(56))).toEqual({ back_on: inDays(56) });
  });
});

describe('DELETE /api/student/break', () => {
  test('204: ends it right away, and without a break nothing happens', async () => {
    const student = await signUp('student');
    await student.api('DELETE /api/student/break');
    await take(student);
    await student.api('DELETE /api/student/break');
    await student.api('DELETE /api/student/break');
    expect(await backOf(student)).toBeNull();
    expect(await events(student.id)).toEqual(['student.break_changed', 'student.break_changed']);
    // The next one starts from the beginning.
    expect(await take(student, inDays(56))).toEqual({ back_on: inDays(56) });
  });
});

test('a break ends without a job', async () => {
  const { student, company } = await collaborate();
  await take(student);
  await app.root.query(`update student_breaks set back_at = now() where student_id = $1`, [student.id]);
  expect(await backOf(student)).toBeNull();
  expect(await learns(company, student)).toEqual([null, null, null]);
});
