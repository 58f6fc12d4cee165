// Queries for a student's own attempts and drafts. Row level security in db/policies/submissions.sql decides who may
// see a row.
import { limits, type SubmissionType } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

const columns = [
  's.id',
  's.task_id',
  's.attempt',
  's.submission_type',
  's.content',
  's.file_id',
  's.status',
  's.feedback',
  's.criteria',
  's.completed_at',
  's.answer_by',
  's.reviewed_at',
  's.superseded_at',
] as const;
const fileColumns = ['f.original_name', 'f.media_type', 'f.byte_size', 'f.status as file_status'] as const;

/** A student's newest attempts at each task, newest first. */
export const listAttempts = (studentId: string, taskIds: string[]) =>
  query
    .selectFrom(sql<{ id: string }>`unnest(${taskIds}::uuid[])`.as<'t'>(sql.raw('t (id)')))
    .innerJoinLateral(
      (newest) =>
        newest
          .selectFrom('task_submissions as s')
          .select(columns)
          .where('s.student_id', '=', studentId)
          .whereRef('s.task_id', '=', 't.id')
          .orderBy('s.attempt', 'desc')
          .limit(sql.lit(limits.attemptsShown))
          .as('s'),
      (join) => join.onTrue(),
    )
    .leftJoin('files as f', 'f.id', 's.file_id')
    .select(columns)
    .select(fileColumns);

export const findAttempt = (studentId: string, clientId: string) =>
  query
    .selectFrom('task_submissions as s')
    .leftJoin('files as f', 'f.id', 's.file_id')
    .select(columns)
    .select(fileColumns)
    .where('s.student_id', '=', studentId)
    .where('s.client_id', '=', clientId);

/** A task with this student's current status. Not found unless they were accepted. */
export const getWork = (studentId: string, taskId: string) =>
  query
    .selectFrom('tasks as t')
    .innerJoin('initiative_applications as a', (own) =>
      own.onRef('a.initiative_id', '=', 't.initiative_id').on('a.student_id', '=', studentId),
    )
    .leftJoin('task_submissions as s', (newest) =>
      newest
        .onRef('s.task_id', '=', 't.id')
        .on('s.student_id', '=', studentId)
        .on('s.superseded_at', 'is', null),
    )
    .select(['t.id as task_id', 't.initiative_id', 't.company_id', 't.retired_at'])
    .select(['a.id as application_id', 'a.status as application_status', 's.status as newest_status'])
    .where('t.id', '=', taskId);

type NewSubmission = {
  application_id: string;
  student_id: string;
  initiative_id: string;
  company_id: string;
  task_id: string;
  client_id: string;
  submission_type: SubmissionType;
  content: string | null;
  file_id: string | null;
};

/** Returns nothing when this client_id was already submitted. */
export const insertAttempt = (work: NewSubmission) =>
  query.insertInto('task_submissions').values(work).returning('id');

// Drafts ----------------------------------------------------------------------------------------------------

const drafts = (studentId: string) =>
  query
    .selectFrom('submission_drafts as d')
    .leftJoin('files as f', 'f.id', 'd.file_id')
    .select(['d.task_id', 'd.submission_type', 'd.work_text as text', 'd.work_link as link', 'd.file_id'])
    .select(['d.revision', 'd.updated_at'])
    .select(fileColumns)
    .where('d.student_id', '=', studentId);

export const listDrafts = (studentId: string, taskIds: string[]) =>
  drafts(studentId).where('d.task_id', '=', sql<string>`any (${taskIds}::uuid[])`);

export const getDraft = (studentId: string, taskId: string) =>
  drafts(studentId).where('d.task_id', '=', taskId);
/** Like getDraft, and makes concurrent writers wait. */
export const lockDraft = (studentId: string, taskId: string) => getDraft(studentId, taskId).forUpdate('d');

type Written = { submission_type: SubmissionType; text: string; link: string; file_id: string | null };
const stored = ({ text, link, ...rest }: Written) => ({ ...rest, work_text: text, work_link: link });

/** Returns nothing when a draft already exists. */
export const insertDraft = (studentId: string, taskId: string, draft: Written) =>
  query
    .insertInto('submission_drafts')
    .values({ student_id: studentId, task_id: taskId, ...stored(draft) })
    .onConflict((known) => known.columns(['student_id', 'task_id']).doNothing())
    .returning('revision');

export const changeDraft = (studentId: string, taskId: string, draft: Written) =>
  query
    .updateTable('submission_drafts')
    .set({ ...stored(draft), revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('student_id', '=', studentId)
    .where('task_id', '=', taskId);

export const deleteDraft = (studentId: string, taskId: string) =>
  query.deleteFrom('submission_drafts').where('student_id', '=', studentId).where('task_id', '=', taskId);
