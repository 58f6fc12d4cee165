// The work done on applications, as steps of the story: handed in, reviewed, tried again.
import { sampleFiles } from '../data/sample-files.ts';
import type { Work } from '../data/shapes.ts';
import { idAt, keyFor, type Clock } from './clock.ts';
import type { Placed } from './initiatives.ts';
import type { Story } from './story.ts';

const reviewNews = {
  approved: ['submission.approved', 'submission_approved'],
  needs_revision: ['submission.revision_requested', 'submission_needs_revision'],
  reviewed: ['submission.reviewed', 'submission_reviewed'],
} as const;

type Doer = { applicationId: string; studentId: string; name: string };

/** Hands in one attempt and reviews it. Returns the time of its last step. */
export function tellWork(
  clock: Clock,
  initiative: Placed,
  story: Story,
  doer: Doer,
  work: Work,
  following: Work[],
): Date {
  const { companyId } = initiative;
  const name = `${doer.name}:${work.task}:${work.sent}`;
  const sentAt = clock.ago(work.sent, `work:${name}`);
  const id = idAt(`submission:${name}`, sentAt);
  const next = following.find(({ task }) => task === work.task);
  let fileId: string | null = null;
  if (work.file) {
    const file = sampleFiles[work.file];
    if (!file) throw new Error(`${name}: no file ${work.file}`);
    const broughtAt = new Date(sentAt.getTime() - 60_000);
    fileId = idAt(`file:${name}`, broughtAt);
    story.files.push({
      id: fileId,
      owner_id: doer.studentId,
      purpose: 'submission',
      status: 'ready',
      original_name: work.file,
      media_type: file.mediaType,
      byte_size: file.bytes.length,
      object_key: keyFor(work.file),
      created_at: broughtAt,
      uploaded_at: broughtAt,
    });
  }
  story.steps.push({
    at: sentAt,
    actor: doer.studentId,
    sql: `insert into task_submissions (id, application_id, student_id, initiative_id, company_id, task_id, client_id,
      submission_type, content, file_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      id,
      doer.applicationId,
      doer.studentId,
      initiative.id,
      companyId,
      initiative.taskIds[work.task - 1],
      idAt(`client:${name}`, sentAt),
      work.file ? 'upload' : work.link ? 'link' : 'text',
      work.text ?? work.link ?? null,
      fileId,
    ],
  });
  story.history.push({ subjectId: id, status: 'pending', at: sentAt });
  const received = [{ user: companyId, kind: 'submission_received' as const }];
  story.news.push({
    at: sentAt,
    event: 'submission.sent',
    subject: id,
    actor: doer.studentId,
    told: received,
  });

  let lastAt = sentAt;
  for (const [status, days, feedback] of work.reviews ?? []) {
    lastAt = clock.ago(days, `review:${name}:${status}`);
    const [event, kind] = reviewNews[status];
    const sql = 'update task_submissions set status = $2, feedback = coalesce($3, feedback) where id = $1';
    story.steps.push({ at: lastAt, actor: companyId, sql, values: [id, status, feedback ?? null] });
    story.history.push({ subjectId: id, status, at: lastAt });
    const told = [{ user: doer.studentId, kind }];
    story.news.push({ at: lastAt, event, subject: id, actor: companyId, told });
  }
  if (work.emailBounced) {
    const told = [{ user: companyId, kind: 'mail_failed' as const }];
    story.news.push({
      at: new Date(lastAt.getTime() + 600_000),
      event: 'mail.refused',
      subject: id,
      actor: null,
      told,
    });
  }
  story.submissionTimes.push({
    id,
    completed_at: sentAt,
    reviewed_at: work.reviews ? lastAt : null,
    superseded_at: next ? clock.ago(next.sent, `work:${doer.name}:${next.task}:${next.sent}`) : null,
  });
  return lastAt;
}
