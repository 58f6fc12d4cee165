import { nameOf, type ReviewedSubmission } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Row, Statements } from '../../platform/database/db.ts';
import {
  listHeldReviews,
  undoForMs,
  withHeldReviews,
  type ApplicationsDeps,
} from '../applications/applications.public.ts';
import { getTask, listTasksBeside, viewTask } from '../tasks/tasks.public.ts';
import { readTimelines } from './read-timelines.ts';
import { findNeighbors, getSubmission, listNewestAttempts } from './submissions.queries.ts';
import { canOf, rewardForApproval } from './submissions.rules.ts';
import { viewSteps } from './submissions.review.view.ts';
import { answerBy, viewAttempt, viewFile, viewHost } from './submissions.view.ts';
import { listAttempts } from './submissions.work.queries.ts';

type Received = Pick<Row<'task_submissions'>, 'id' | 'application_id' | 'student_id' | 'task_id'>;

/** Everything a review needs, with earlier attempts and the neighbors in the queue. */
export async function readSubmission(
  deps: ApplicationsDeps,
  tx: Statements,
  company: SignedIn,
  { id, application_id, student_id, task_id }: Received,
): Promise<ReviewedSubmission> {
  const [stored, task, storedAttempts, queue, current, newest, held] = await Promise.all([
    tx.one(getSubmission(company.id, id)),
    tx.one(getTask(task_id)),
    tx.many(listAttempts(student_id, [task_id])),
    tx.one(findNeighbors(company.id, id)),
    tx.many(listTasksBeside(task_id)),
    tx.many(listNewestAttempts(application_id)),
    tx.many(listHeldReviews(application_id)),
  ]);
  const row = withHeldReviews([stored], held)[0]!;
  const attempts = withHeldReviews(storedAttempts, held);
  const timelineOf = await readTimelines(
    deps,
    tx,
    company,
    attempts.map((it) => it.id),
  );
  return {
    id: row.id,
    application_id: row.application_id,
    student: { id: row.student_id, full_name: nameOf('student', row.full_name), photo_url: row.photo_url },
    initiative: { id: row.initiative_id, name: nameOf('initiative', row.initiative_name) },
    task: viewTask(task),
    tasks: viewSteps(current, withHeldReviews(newest, held)),
    attempt: row.attempt,
    submission_type: row.submission_type,
    content: row.content,
    host: viewHost(row),
    file: viewFile(row),
    status: row.status,
    company_feedback: row.feedback,
    completed_at: row.completed_at,
    answer_by: answerBy(row),
    reviewed_at: row.reviewed_at,
    attempts: attempts
      .toSorted((a, b) => b.attempt - a.attempt)
      .map((it) => viewAttempt(it, timelineOf(it.id))),
    queue,
    undo_for_ms: undoForMs(row, company, new Date()),
    reward: rewardForApproval(row),
    can: canOf(row),
  };
}
