// Submissions, drafts and files of the test data.
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
  const image = (owner: string, purpose: string, public_path: string, more = {}) =>
    file(owner, { purpose, public_path, ...more });
  const accepted = {
    application_id: a.acceptedApplication,
    initiative_id: o.acceptedInitiative,
    company_id: w.acceptedCompany,
  };
  const submit = (task_id: string, work: Record<string, unknown>, to = accepted) =>
    insert('task_submissions', {
      ...to,
      student_id: w.owner,
      task_id,
      client_id: randomUUID(),
      // The trigger sets the number, but the column needs a value.
      attempt: 1,
      ...work,
    });
  const review = (submission: string, status: string, company = w.acceptedCompany) =>
    as(
      company,
      `update task_submissions set status = '${status}', feedback = 'Fine' where id = '${submission}'`,
    );

  const approvedWork = await submit(o.doneTask, { content: 'Ten answers' });
  await review(approvedWork, 'approved');
  const olderWork = await submit(o.resubmittedTask, { content: 'First attempt' });
  await review(olderWork, 'needs_revision');
  const left = {
    application_id: a.leftApplication,
    initiative_id: o.leftInitiative,
    company_id: w.leftCompany,
  };
  await review(await submit(o.leftTask, { content: 'All done' }, left), 'approved', w.leftCompany);
  const submittedFile = await file(w.owner);
  const clientId = randomUUID();
  const newestWork = await submit(o.resubmittedTask, {
    submission_type: 'upload',
    file_id: submittedFile,
    client_id: clientId,
  });
  const otherWork = await insert('task_submissions', {
    application_id: a.otherApplication,
    student_id: w.otherStudent,
    initiative_id: o.otherInitiative,
    company_id: w.otherCompany,
    task_id: o.otherTask,
    client_id: randomUUID(),
    attempt: 1,
    content: 'From someone else',
  });
  // A minute ago, and not applied yet.
  const decided_at = new Date(Date.now() - 60_000);
  await insert('held_decisions', {
    application_id: a.otherApplication,
    submission_id: otherWork,
    student_id: w.otherStudent,
    initiative_id: o.otherInitiative,
    company_id: w.otherCompany,
    person_id: w.otherCompany,
    decision: 'approved',
    was_waiting: true,
    decided_at,
    takes_effect_at: new Date(decided_at.getTime() + 10_000),
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
  const profilePhoto = await image(w.owner, 'photo', '/photos/shown.webp');
  await as(w.owner, `update profiles set photo_url = '/photos/shown.webp' where id = '${w.owner}'`);
  // Together with otherFile, exactly a student's quota.
  await insert('storage_usage', { owner_id: w.acceptedMember, bytes: 1_000 });
  await insert('storage_usage', { owner_id: w.otherStudent, bytes: 2 * 1024 ** 3 - 1000 });
  return {
    snippet: await snippet(w.acceptedCompany),
    otherSnippet: await snippet(w.otherCompany),
    approvedWork,
    olderWork,
    newestWork,
    /** The client_id of newestWork, for a repeated request. */
    newestClientId: clientId,
    otherWork,
    submittedFile,
    readyFile: await file(w.owner),
    unscannedFile: await file(w.owner, { status: 'pending' }),
    otherFile: await file(w.otherStudent),
    oldUpload: await file(w.owner, { ...unfinished, created_at: twoDaysAgo }),
    recentUpload: await file(w.owner, unfinished),
    removedFile: await file(w.owner, { removed_at: new Date() }),
    logo: await image(w.acceptedCompany, 'logo', '/media/logo.webp'),
    banner: await image(w.acceptedCompany, 'banner', '/media/banner.webp'),
    unusedBanner: await image(w.acceptedCompany, 'banner', '/media/loose.webp', {
      loose_since: new Date(Date.now() - 30 * 86_400_000),
    }),
    photo: await image(w.owner, 'photo', '/photos/photo.webp'),
    profilePhoto,
  };
}
