// The only SQL of this feature. Nothing here asks who may see a row: db/policies/submissions.sql does.
// Limits and statuses of an index are written out, not bound: a prepared plan must know them to choose it.
import { sql } from 'kysely';
import { query } from '../../platform/db.ts';

export const submissionsPerPage = 30;

const waiting = (companyId: string) =>
  query
    .selectFrom('task_submissions as s')
    .where('s.company_id', '=', companyId)
    .where('s.status', '=', sql.lit('pending'))
    .where('s.superseded_at', 'is', null);

/** The review queue: who has waited longest comes first. */
export const listWaitingSubmissions = (companyId: string, after?: string) =>
  waiting(companyId)
    .leftJoin('profiles as p', 'p.id', 's.student_id')
    .leftJoin('initiatives as i', 'i.id', 's.initiative_id')
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .select(['s.id', 's.application_id', 's.student_id', 's.initiative_id', 's.task_id', 's.attempt'])
    .select([
      's.submission_type',
      's.completed_at',
      'p.full_name',
      'i.name as initiative_name',
      't.title as task_title',
    ])
    .$if(after !== undefined, (newer) => newer.where('s.id', '>', after!))
    .orderBy('s.id')
    .limit(sql.lit(submissionsPerPage));

/** Counted up to a thousand; beyond that the card says "1,000+". */
export const countWaitingSubmissions = (companyId: string) =>
  query
    .selectFrom(waiting(companyId).select('s.id').limit(sql.lit(1_000)).as('w'))
    .select(sql<number>`count(*)::int`.as('count'));
