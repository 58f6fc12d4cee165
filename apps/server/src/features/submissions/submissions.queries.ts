// Queries for a company's submissions. Row level security in db/policies/submissions.sql decides who may see a row.
// Limits and index statuses are literals, not parameters: a prepared plan only picks the partial index when it knows
// them.
import { limits, type ReviewStatus } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

export const submissionsPerPage = 30;

const waiting = (companyId: string) =>
  query
    .selectFrom('task_submissions as s')
    .where('s.company_id', '=', companyId)
    .where('s.status', '=', sql.lit('pending'))
    .where('s.superseded_at', 'is', null);

/** The review queue, longest wait first. */
export const listWaitingSubmissions = (companyId: string, after?: string) =>
  waiting(companyId)
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 's.company_id').onRef('p.student_id', '=', 's.student_id'),
    )
    .leftJoin('initiatives as i', 'i.id', 's.initiative_id')
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .select(['s.id', 's.application_id', 's.student_id', 's.initiative_id', 's.task_id', 's.attempt'])
    .select(['s.submission_type', 's.completed_at', 'p.full_name', 'p.photo_url'])
    .select(['i.name as initiative_name', 't.title as task_title'])
    .$if(after !== undefined, (newer) => newer.where('s.id', '>', after!))
    .orderBy('s.id')
    .limit(sql.lit(submissionsPerPage));

export const countWaitingSubmissions = (companyId: string) =>
  query
    .selectFrom(waiting(companyId).select('s.id').limit(sql.lit(limits.countMax)).as('w'))
    .select(sql<number>`count(*)::int`.as('count'));

/** Students by the status of their newest attempt at a task. */
export const countWorkOn = (companyId: string, taskId: string) =>
  query
    .selectFrom(
      query
        .selectFrom('task_submissions')
        .select('status')
        .where('task_id', '=', taskId)
        .where('company_id', '=', companyId)
        .where('superseded_at', 'is', null)
        .limit(sql.lit(limits.countMax))
        .as('w'),
    )
    .select([
      sql<number>`(count(*) filter (where status = 'approved'))::int`.as('approved'),
      sql<number>`(count(*) filter (where status <> 'approved'))::int`.as('open'),
    ]);

/** The previous and next submission in the queue, whether or not this one is still in it. */
export const findNeighbors = (companyId: string, id: string) =>
  query.selectNoFrom([
    waiting(companyId)
      .select('s.id')
      .where('s.id', '<', id)
      .orderBy('s.id', 'desc')
      .limit(sql.lit(1))
      .as('previous'),
    waiting(companyId).select('s.id').where('s.id', '>', id).orderBy('s.id').limit(sql.lit(1)).as('next'),
  ]);

const tasksMax = 100;

/** The newest attempt at each task of an application. */
export const listNewestAttempts = (applicationId: string) =>
  query
    .selectFrom('task_submissions as s')
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .select(['s.id', 's.task_id', 's.attempt', 's.submission_type', 's.status', 's.completed_at'])
    .select(['s.reviewed_at', 's.superseded_at', 't.title', 't.instructions'])
    .where('s.application_id', '=', applicationId)
    .where('s.superseded_at', 'is', null)
    .orderBy('s.id', 'desc')
    .limit(sql.lit(tasksMax));

export const getSubmission = (companyId: string, id: string) =>
  query
    .selectFrom('task_submissions as s')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 's.company_id').onRef('p.student_id', '=', 's.student_id'),
    )
    .leftJoin('initiatives as i', 'i.id', 's.initiative_id')
    .leftJoin('files as f', 'f.id', 's.file_id')
    .select(['s.id', 's.application_id', 's.student_id', 's.initiative_id', 's.task_id', 's.attempt'])
    .select(['s.submission_type', 's.content', 's.file_id', 's.status', 's.feedback', 's.completed_at'])
    .select(['s.reviewed_at', 's.superseded_at', 'p.full_name', 'p.photo_url', 'i.name as initiative_name'])
    .select(['f.original_name', 'f.media_type', 'f.byte_size', 'f.status as file_status'])
    .where('s.company_id', '=', companyId)
    .where('s.id', '=', id);

const received = (companyId: string, id: string) =>
  query.selectFrom('task_submissions').where('company_id', '=', companyId).where('id', '=', id);

export const findSubmission = (companyId: string, id: string) =>
  received(companyId, id).select(['id', 'student_id', 'task_id']);

/** Locks the application that a submission belongs to. */
export const lockApplicationOf = (companyId: string, id: string) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'status'])
    .where('id', '=', received(companyId, id).select('application_id'))
    .forUpdate();

export const lockSubmission = (companyId: string, id: string) =>
  received(companyId, id)
    .select(['id', 'application_id', 'student_id', 'task_id', 'status', 'superseded_at'])
    .forUpdate();

export const setReview = (id: string, review: { status: ReviewStatus; feedback: string | null }) =>
  query.updateTable('task_submissions').set(review).where('id', '=', id);
