// Adds submissions to the scenario: submitted, reviewed, resubmitted.
import { sampleFiles } from '../data/sample-files.ts';
import type { Work } from '../data/shapes.ts';
import type { Ids } from './accounts.ts';
import { idAt, keyFor, type Clock } from './clock.ts';
import type { SeedInitiative } from './initiatives.ts';
import type { Scenario } from './scenario.ts';

const reviewEvents = {
  approved: ['submission.approved', 'submission_approved'],
  needs_revision: ['submission.revision_requested', 'submission_needs_revision'],
  reviewed: ['submission.reviewed', 'submission_reviewed'],
} as const;

type Doer = { applicationId: string; studentId: string; name: string };

/** Submits one attempt and reviews it. Returns the time of its last step. */
export function addWork(
  clock: Clock,
  ids: Ids,
  initiative: SeedInitiative,
  scenario: Scenario,
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
    const uploadedAt = new Date(sentAt.getTime() - 60_000);
    fileId = idAt(`file:${name}`, uploadedAt);
    scenario.files.push({
      id: fileId,
      owner_id: doer.studentId,
      purpose: 'submission',
      status: 'ready',
      original_name: work.file,
      media_type: file.mediaType,
      byte_size: file.bytes.length,
      object_key: keyFor(work.file),
      created_at: uploadedAt,
      uploaded_at: uploadedAt,
    });
  }
  scenario.steps.push({
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
  scenario.history.push({ subjectId: id, status: 'pending', at: sentAt });
  const received = [{ user: companyId, kind: 'submission_received' as const }];
  scenario.events.push({
    at: sentAt,
    event: 'submission.sent',
    subject: id,
    actor: doer.studentId,
    notified: received,
  });

  let lastAt = sentAt;
  for (const [status, days, feedback, by] of work.reviews ?? []) {
    lastAt = clock.ago(days, `review:${name}:${status}`);
    const [event, kind] = reviewEvents[status];
    const sql = 'update task_submissions set status = $2, feedback = coalesce($3, feedback) where id = $1';
    scenario.steps.push({
      at: lastAt,
      actor: companyId,
      person: by && ids.get(by),
      sql,
      values: [id, status, feedback ?? null],
    });
    scenario.history.push({ subjectId: id, status, at: lastAt });
    const notified = [{ user: doer.studentId, kind }];
    scenario.events.push({ at: lastAt, event, subject: id, actor: companyId, notified });
  }
  if (work.emailBounced) {
    const notified = [{ user: companyId, kind: 'mail_failed' as const }];
    scenario.events.push({
      at: new Date(lastAt.getTime() + 600_000),
      event: 'mail.refused',
      subject: id,
      actor: null,
      notified,
    });
  }
  scenario.submissionTimes.push({
    id,
    completed_at: sentAt,
    reviewed_at: work.reviews ? lastAt : null,
    superseded_at: next ? clock.ago(next.sent, `work:${doer.name}:${next.task}:${next.sent}`) : null,
  });
  return lastAt;
}
