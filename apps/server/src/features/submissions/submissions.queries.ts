// Queries for a company's submissions. Row level security in db/policies/submissions.sql decides who may see a row.
// Limits and index statuses are literals, not parameters: a prepared plan only picks the partial index when it knows
// them.
import { limits, type ReviewStatus } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import { ownInitiative } from '../applications/applications.public.ts';

export const submissionsPerPage = 30;

/** Newest attempts. One initiative isn't looked up by company as well: the planner would then read the company's whole
 *  queue. */
const newestOf = (companyId: string, initiativeId?: string) =>
  query
    .selectFrom('task_submissions as s')
    .$if(initiativeId === undefined, (all) => all.where('s.company_id', '=', companyId))
    .$if(initiativeId !== undefined, (some) =>
      some.where('s.initiative_id', '=', ownInitiative(companyId, initiativeId!)),
    )
    .where('s.superseded_at', 'is', null);

// A review that can still be undone already counts for the company.
const notHeld = sql<boolean>`s.id <> all (array(select subject_id from held_decisions))`;

const waiting = (companyId: string, initiativeId?: string) =>
  newestOf(companyId, initiativeId).where('s.status', '=', sql.lit('pending')).where(notHeld);

/** What a row of the queue shows. Of a text, only the beginning. */
const asQueued = (from: ReturnType<typeof newestOf>) =>
  from
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 's.company_id').onRef('p.student_id', '=', 's.student_id'),
    )
    .leftJoin('initiatives as i', 'i.id', 's.initiative_id')
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .leftJoin('files as f', 'f.id', 's.file_id')
    .select(['s.id', 's.application_id', 's.student_id', 's.initiative_id', 's.task_id', 's.attempt'])
    .select(['s.submission_type', 's.completed_at', 's.answer_by', 's.reviewed_at'])
    .select(['p.full_name', 'p.photo_url', 'i.name as initiative_name', 't.title as task_title'])
    .select(['s.file_id', 'f.original_name', 'f.media_type', 'f.byte_size', 'f.status as file_status'])
    .select(sql<string | null>`left(s.content, ${sql.lit(limits.urlMaxLength)})`.as('content'))
    .limit(sql.lit(submissionsPerPage));

type Queue = { initiativeId?: string | undefined; after?: string | undefined };

/** The review queue, longest wait first. */
export const listWaitingSubmissions = (companyId: string, { initiativeId, after }: Queue = {}) =>
  asQueued(waiting(companyId, initiativeId))
    .$if(after !== undefined, (newer) => newer.where('s.id', '>', after!))
    .orderBy('s.id');

const latestReviewed = (companyId: string, initiativeId?: string) =>
  query.selectFrom(
    newestOf(companyId, initiativeId)
      .select('s.id')
      .where('s.reviewed_at', 'is not', null)
      .orderBy('s.id', 'desc')
      .limit(sql.lit(limits.countMax))
      .as('l'),
  );

/** Work that students were asked to revise, newest first, among the company's latest work. */
export const listSentBack = (companyId: string, initiativeId?: string) =>
  asQueued(
    query
      .selectFrom('task_submissions as s')
      .where('s.id', 'in', latestReviewed(companyId, initiativeId).select('l.id'))
      .where('s.status', '=', sql.lit('needs_revision'))
      .where(notHeld),
  )
    .innerJoin('initiative_applications as a', 'a.id', 's.application_id')
    .where('a.status', '=', 'accepted')
    .where('a.left_at', 'is', null)
    .where('t.retired_at', 'is', null)
    .orderBy('s.id', 'desc');

/** Newest submission first. A review that can still be undone isn't listed yet. */
export const listGivenReviews = (companyId: string, initiativeId: string, before?: string) =>
  query
    .selectFrom('task_submissions as s')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 's.company_id').onRef('p.student_id', '=', 's.student_id'),
    )
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .select(['s.id', 's.student_id', 's.company_id', 's.task_id', 's.attempt', 's.status', 's.completed_at'])
    .select(['s.reviewed_at', 's.reviewed_by', 's.feedback', 'p.full_name', 't.title as task_title'])
    .where('s.initiative_id', '=', ownInitiative(companyId, initiativeId))
    .where('s.reviewed_at', 'is not', null)
    .$narrowType<{ reviewed_at: string; status: ReviewStatus }>()
    .$if(before !== undefined, (older) => older.where('s.id', '<', before!))
    .orderBy('s.id', 'desc')
    .limit(sql.lit(submissionsPerPage));

export const countWaitingSubmissions = (companyId: string) =>
  query
    .selectFrom(waiting(companyId).select('s.id').limit(sql.lit(limits.countMax)).as('w'))
    .select(sql<number>`count(*)::int`.as('count'));

/** Triggers count along. An initiative without applications has no row. */
export const countWaitingOn = (initiativeId: string) =>
  query
    .selectFrom('initiative_totals')
    .select('to_review as count')
    .where('initiative_id', '=', initiativeId);

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
    .innerJoin('initiative_applications as a', 'a.id', 's.application_id')
    .leftJoin('files as f', 'f.id', 's.file_id')
    .select('a.status as application_status')
    .select(['s.id', 's.application_id', 's.student_id', 's.initiative_id', 's.task_id', 's.attempt'])
    .select(['s.submission_type', 's.content', 's.file_id', 's.status', 's.feedback', 's.completed_at'])
    .select('s.answer_by')
    .select(['s.reviewed_at', 's.superseded_at', 'p.full_name', 'p.photo_url', 'i.name as initiative_name'])
    .select(['f.original_name', 'f.media_type', 'f.byte_size', 'f.status as file_status'])
    .select(['a.reward_amount', 'a.reward_currency', 'a.reward_per', 'a.tasks_approved', 'i.task_count'])
    .where('s.company_id', '=', companyId)
    .where('s.id', '=', id);

const received = (companyId: string, id: string) =>
  query.selectFrom('task_submissions').where('company_id', '=', companyId).where('id', '=', id);

export const findSubmission = (companyId: string, id: string) =>
  received(companyId, id).select(['id', 'application_id', 'student_id', 'task_id']);

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
