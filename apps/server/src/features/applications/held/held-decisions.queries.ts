// Queries for decisions that can still be undone. Row level security in db/policies/held-decisions.sql hides them from
// students.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../../platform/database/db.ts';

type Subject = { applicationId: string } | { submissionId: string };
export type DecisionMade = {
  decision: 'accepted' | 'rejected' | 'approved' | 'needs_revision' | 'reviewed';
  note: string | null;
  /** Of a review. */
  criteriaMet?: string[] | null;
};

/** A trigger fills in whose decision it is, and refuses one that can't be made anymore. */
export const insertHeld = (
  subject: Subject,
  { decision, note, criteriaMet = null }: DecisionMade,
  undoSeconds: number,
) =>
  statement(sql`
    insert into held_decisions (application_id, submission_id, decision, note, criteria_met, takes_effect_at) values (
      ${'applicationId' in subject ? subject.applicationId : null}::uuid,
      ${'submissionId' in subject ? subject.submissionId : null}::uuid,
      ${decision}, ${note}, ${criteriaMet}::text[], now() + make_interval(secs => ${undoSeconds}))`);

/** Makes the person's own decision final now. False if there is none. */
export const confirmHeld = (subjectId: string) =>
  query.selectNoFrom(sql<boolean>`keeper.confirm_decision(${subjectId})`.as('applied'));

/** Makes a decision final when its time has come, and records its event. False if it was undone, dropped or applied before.
 *  For the worker. */
export const applyDecision = (subjectId: string) =>
  query.selectNoFrom(sql<boolean>`keeper.apply_decision(${subjectId})`.as('applied'));

export const findHeld = (subjectId: string) =>
  query
    .selectFrom('held_decisions')
    .select(['subject_id', 'decision', 'person_id', 'takes_effect_at'])
    .where('subject_id', '=', subjectId);

/** The held reviews of one application: at most one for each task. */
export const listHeldReviews = (applicationId: string) =>
  query
    .selectFrom('held_decisions as h')
    .innerJoin('task_submissions as s', 's.id', 'h.submission_id')
    .innerJoin('tasks as t', 't.id', 's.task_id')
    .select(['h.subject_id', 'h.decision', 'h.note', 'h.person_id', 'h.decided_at', 'h.takes_effect_at'])
    .select(sql`coalesce(app.checked_criteria(t.criteria, h.criteria_met), '[]')`.as('criteria'))
    .where('h.application_id', '=', applicationId)
    .limit(sql.lit(limits.countMax));

const among = (ids: string[]) => sql<string>`any (${ids}::uuid[])`;

/** Always in the same order, and before the decisions, like everything else that changes an application. */
export const lockApplicationsOf = (subjectIds: string[]) =>
  query
    .selectFrom('initiative_applications')
    .select('id')
    .where('id', 'in', (held) =>
      held.selectFrom('held_decisions').select('application_id').where('subject_id', '=', among(subjectIds)),
    )
    .orderBy('id')
    .forUpdate();

/** Only those that the person made. */
export const deleteHeld = (subjectIds: string[]) =>
  query
    .deleteFrom('held_decisions')
    .where('subject_id', '=', among(subjectIds))
    .returning(['subject_id', 'application_id']);

/** For the worker. */
export const listDue = (except: string[], max: number) =>
  query
    .selectFrom('held_decisions')
    .select('subject_id as id')
    .where('takes_effect_at', '<=', sql<string>`now()`)
    .where('subject_id', '<>', sql<string>`all (${except}::uuid[])`)
    .orderBy('takes_effect_at')
    .limit(max);
