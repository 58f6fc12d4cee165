// Test fixture: a student and a company with every kind of data two accounts can share, each signed in.
import { randomUUID } from 'node:crypto';
import type { createTestApp } from './create-test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export async function makeHistory(app: TestApp) {
  /** Part of every text the student wrote. */
  const word = `torres${randomUUID().slice(0, 8)}`;
  const [student, company] = [await app.signUp('student'), await app.signUp('company')];
  await app.root.query('update profiles set full_name = $2, photo_url = $3, username = $4 where id = $1', [
    student.id,
    `Maya ${word}`,
    `/photos/${word}.webp`,
    word,
  ]);
  await app.root.query('update users set email = $2 where id = $1', [student.id, `${word}@school.example`]);
  await app.insert('sessions', {
    user_id: student.id,
    expires_at: new Date(Date.now() + 86_400_000),
    device: `Browser of ${word}`,
  });
  await app.insert('student_contacts', {
    student_id: student.id,
    school: `${word} High`,
    instagram_handle: `i.${word}`,
    linkedin_handle: `l.${word}`,
  });
  await app.insert('guardians', {
    student_id: student.id,
    email: `parent.of.${word}@family.example`,
    ends_at: new Date(Date.now() + 86_400_000),
  });
  await app.insert('consent_ledger', {
    student_id: student.id,
    guardian_hash: 'x'.repeat(44),
    kind: 'told',
    text_version: '2026-11',
  });
  const as = (actor: string, text: string) =>
    app.root.query(`begin; select set_config('app.actor', '${actor}', true); ${text}; commit`);

  const offer = async (name: string) => {
    const initiative_id = await app.insert('initiatives', { company_id: company.id, name });
    const task_id = await app.insert('tasks', {
      company_id: company.id,
      initiative_id,
      title: `Step of ${name}`,
      task_order: 1,
    });
    await as(company.id, `update initiatives set status = 'active' where id = '${initiative_id}'`);
    return { initiative_id, task_id };
  };
  const apply = async (name: string, status: string) => {
    const { initiative_id, task_id } = await offer(name);
    const who = { student_id: student.id, company_id: company.id, initiative_id };
    const id = await app.insert('initiative_applications', { ...who, note: `I am from ${word} High` });
    if (status !== 'pending')
      await as(company.id, `update initiative_applications set status = '${status}' where id = '${id}'`);
    return { id, who, task_id };
  };
  const submitWork = ({ id, who, task_id }: Awaited<ReturnType<typeof apply>>, work: object) =>
    app.insert('task_submissions', {
      ...who,
      application_id: id,
      task_id,
      client_id: randomUUID(),
      attempt: 1,
      ...work,
    });

  const pending = await apply('Poster week', 'pending');
  const rejected = await apply('Shelf check', 'rejected');
  const running = await apply('Taste survey', 'accepted');
  const file_id = await app.insert('files', {
    uploaded_at: new Date(),
    owner_id: student.id,
    purpose: 'submission',
    status: 'ready',
    original_name: `${word}.pdf`,
    media_type: 'application/pdf',
    byte_size: 10,
    object_key: randomUUID(),
  });
  await app.root.query(`update tasks set allowed_types = '{text,upload}' where id = $1`, [running.task_id]);
  await submitWork(running, { submission_type: 'upload', file_id });
  await app.insert('submission_drafts', {
    student_id: student.id,
    task_id: running.task_id,
    submission_type: 'text',
    work_text: `${word} is still writing`,
  });
  await app.insert('feedback_snippets', { company_id: company.id, name: 'Praise', content: 'Well done' });
  const finished = await apply('Street interviews', 'accepted');
  const approved = await submitWork(finished, { content: `${word} collected twelve answers` });
  await as(
    company.id,
    `update task_submissions set status = 'approved', feedback = 'Well done' where id = '${approved}'`,
  );

  const { student_id, company_id, initiative_id } = running.who;
  const talk = await app.insert('conversations', { student_id, company_id, initiative_id });
  for (const sender_id of [company.id, student.id])
    await app.insert('inbox_messages', {
      conversation_id: talk,
      client_id: randomUUID(),
      student_id,
      company_id,
      sender_id,
      ...(sender_id === student.id
        ? { subject: `From ${word}`, content: `Thank you! ${word}` }
        : { content: 'Welcome aboard' }),
    });
  for (const user_id of [student.id, company.id])
    await app.insert('notifications', {
      user_id,
      kind: 'message_received',
      subject_id: talk,
      event_id: randomUUID(),
    });
  return { word, student, company, pending, rejected, running, finished, talk };
}

/** Deletes a student's account or a company, as after the password was confirmed. */
export const deleteAccount = (app: TestApp, { id, kind }: { id: string; kind: 'student' | 'company' }) =>
  app.root.query(
    `begin; set local role app_auth; select set_config('app.actor', '${id}', true);
     select keeper.${kind === 'student' ? 'delete_account' : 'delete_own_company'}(); commit`,
  );
