// Test fixture: students and companies in every combination.
import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@questline/contract';
import { createTestApp } from '../../app/tests/create-test-app.ts';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
export type Person = Awaited<ReturnType<TestApp['signUp']>>;

type First = { initiative_id?: string | null; subject?: string; content?: string; client_id?: string };

export async function createMessagesApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(options);

  async function offer(company_id: string, name = `Quest ${randomUUID().slice(0, 8)}`) {
    const id = await app.insert('initiatives', { company_id, name });
    await app.insert('tasks', { initiative_id: id, company_id, title: 'One', task_order: 1 });
    // An unverified company can't have active initiatives.
    await app.root.query(
      `update initiatives set status = 'active' where id = $1
       and company_id in (select id from company_profiles where email_verified)`,
      [id],
    );
    return { id, name };
  }

  /** Each step runs as the account allowed to take it, as the triggers require. */
  async function move(applicationId: string, actor: string, status: ApplicationStatus) {
    await app.root.query('begin');
    await app.root.query(`select set_config('app.actor', $1, true)`, [actor]);
    // Only approved work completes an application: a trigger takes that step.
    if (status === 'completed') await app.root.query('set local role app_keeper');
    await app.root.query('update initiative_applications set status = $2 where id = $1', [
      applicationId,
      status,
    ]);
    await app.root.query('commit');
  }

  async function apply(student: { id: string }, company: { id: string }, status: ApplicationStatus) {
    const initiative = await offer(company.id);
    const id = await app.insert('initiative_applications', {
      student_id: student.id,
      company_id: company.id,
      initiative_id: initiative.id,
    });
    if (['accepted', 'completed', 'ended'].includes(status)) await move(id, company.id, 'accepted');
    if (status === 'rejected' || status === 'completed' || status === 'ended')
      await move(id, company.id, status);
    if (status === 'withdrawn') await move(id, student.id, status);
    return { id, initiative };
  }

  /** A student with one application to a company, in the given status. */
  async function pair(status: ApplicationStatus, { verified = true } = {}) {
    const student = await app.signUp('student', { verified });
    const company = await app.signUp('company', { verified });
    const { id, initiative } = await apply(student, company, status);
    return { student, company, initiative, applicationId: id };
  }

  const say = (from: Person, to: { id: string }, { initiative_id = null, ...words }: First = {}) =>
    from.api('POST /api/messages', {
      body: {
        client_id: randomUUID(),
        subject: 'Hello',
        content: 'Hi',
        ...words,
        to: { user_id: to.id, initiative_id },
      },
    });
  const answer = (from: Person, conversation_id: string, content = 'Hi', client_id: string = randomUUID()) =>
    from.api('POST /api/messages', { body: { client_id, conversation_id, content } });

  /** All logs and events so far. */
  async function written() {
    const { rows } = await app.root.query('select e::text as row from events e');
    return [...app.lines, ...rows.map(({ row }) => row)].join('\n');
  }

  return { app, pair, apply, move, offer, say, answer, written };
}
