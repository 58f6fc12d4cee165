import { randomUUID } from 'node:crypto';
import type { People } from './accounts.ts';
import type { Offers } from './initiatives.ts';
import type { Applications } from './applications.ts';
import type { As, Insert } from './insert.ts';

export async function buildWork(insert: Insert, as: As, w: People, o: Offers, a: Applications) {
  const file = (owner_id: string, more: Record<string, unknown> = {}) =>
    insert('files', {
      owner_id,
      status: 'ready',
      uploaded_at: new Date(),
      purpose: 'submission',
      original_name: 'survey.pdf',
      media_type: 'application/pdf',
      byte_size: 1000,
      object_key: randomUUID(),
      ...more,
    });
  const unfinished = { status: 'pending', uploaded_at: null };
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  const picture = (owner: string, purpose: string, public_path: string, more = {}) =>
    file(owner, { purpose, public_path, ...more });
  const quest = {
    application_id: a.acceptedApplication,
    initiative_id: o.quest,
    company_id: w.acceptedCompany,
  };
  const handIn = (task_id: string, work: Record<string, unknown>, to = quest) =>
    insert('task_submissions', {
      ...to,
      student_id: w.owner,
      task_id,
      client_id: randomUUID(),
      // Numbered by the trigger; the column wants something.
      attempt: 1,
      ...work,
    });
  const review = (submission: string, status: string, company = w.acceptedCompany) =>
    as(
      company,
      `update task_submissions set status = '${status}', feedback = 'Fine' where id = '${submission}'`,
    );

  const approvedWork = await handIn(o.doneTask, { content: 'Ten answers' });
  await review(approvedWork, 'approved');
  const olderWork = await handIn(o.questTask, { content: 'First try' });
  await review(olderWork, 'needs_revision');
  const leftOne = {
    application_id: a.leftApplication,
    initiative_id: o.leftOne,
    company_id: w.leftCompany,
  };
  await review(await handIn(o.leftTask, { content: 'All done' }, leftOne), 'approved', w.leftCompany);
  const handedFile = await file(w.owner);
  const clientId = randomUUID();
  const newestWork = await handIn(o.questTask, {
    submission_type: 'upload',
    file_id: handedFile,
    client_id: clientId,
  });
  const otherWork = await insert('task_submissions', {
    application_id: a.otherApplication,
    student_id: w.otherStudent,
    initiative_id: o.otherOne,
    company_id: w.otherCompany,
    task_id: o.otherTask,
    client_id: randomUUID(),
    attempt: 1,
    content: 'From somebody else',
  });
  for (const [student_id, task_id] of [
    [w.owner, o.openTask],
    [w.otherStudent, o.otherTask],
  ])
    await insert('submission_drafts', {
      student_id,
      task_id,
      submission_type: 'text',
      work_text: 'Not done yet',
    });
  const snippet = (company_id: string) =>
    insert('feedback_snippets', { company_id, name: 'Praise', content: 'Well done' });
  const shownPhoto = await picture(w.owner, 'photo', '/photos/shown.webp');
  await as(w.owner, `update profiles set photo_url = '/photos/shown.webp' where id = '${w.owner}'`);
  // With otherFile, exactly as much as a student may keep.
  await insert('storage_usage', { owner_id: w.otherStudent, bytes: 2 * 1024 ** 3 - 1000 });
  return {
    snippet: await snippet(w.acceptedCompany),
    otherSnippet: await snippet(w.otherCompany),
    approvedWork,
    olderWork,
    newestWork,
    /** The client_id of newestWork, as a repeated request would send it. */
    newestClientId: clientId,
    otherWork,
    handedFile,
    keptFile: await file(w.owner),
    newFile: await file(w.owner, { status: 'pending' }),
    otherFile: await file(w.otherStudent),
    oldUpload: await file(w.owner, { ...unfinished, created_at: twoDaysAgo }),
    freshUpload: await file(w.owner, unfinished),
    sweptFile: await file(w.owner, { removed_at: new Date() }),
    logo: await picture(w.acceptedCompany, 'logo', '/media/logo.webp'),
    banner: await picture(w.acceptedCompany, 'banner', '/media/banner.webp'),
    looseBanner: await picture(w.acceptedCompany, 'banner', '/media/loose.webp', {
      loose_since: new Date(Date.now() - 30 * 86_400_000),
    }),
    photo: await picture(w.owner, 'photo', '/photos/photo.webp'),
    shownPhoto,
  };
}
