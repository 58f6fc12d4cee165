// All queries of this feature. The functions in db/policies/guardians.sql decide what a guardian's link can reach.
import type { ApplicationStatus, ErrorCode, GuardianStatus, GuardianStep } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { initiativeNameForApplication } from '../../platform/database/kept-names.ts';
import { daysAgo, sweepBatch } from '../../platform/jobs/retention.ts';

/** The student's own guardian. */
export const findOwn = (studentId: string) =>
  query
    .selectFrom('guardians')
    .select(['email', 'status', 'paused_at', 'created_at'])
    .where('student_id', '=', studentId);

/** Why the student can't apply to any initiative. */
export const whyNotApply = () =>
  query.selectNoFrom(sql<ErrorCode | null>`keeper.why_not_apply()`.as('refusal'));

export const nameGuardian = (email: string, textVersion: string) =>
  query.selectNoFrom(sql`keeper.name_guardian(${email}, ${textVersion})`.as('done'));

/** What a link contains. */
export type GuardianLink = { guardianId: string; sentAt: Date };

export type Summary = {
  student_name: string;
  hours: number | null;
  status: GuardianStatus;
  paused: boolean;
  back_on: string | null;
  messages: number;
  public_page: boolean;
  certificates: number;
};

/** Nothing if the link isn't valid. */
export const findSummary = ({ guardianId, sentAt }: GuardianLink) =>
  statement(sql<Summary>`
    select student_name, hours, status, paused, back_on, messages, public_page, certificates
    from keeper.guardian_summary(${guardianId}, ${sentAt})`);

export type CollaborationRow = {
  id: string;
  status: ApplicationStatus;
  waiting_for_guardian: boolean;
  left_at: string | null;
  company_name: string | null;
  logo_url: string | null;
  initiative_name: string;
  applied_at: string;
  accepted_at: string | null;
  finished_at: string | null;
  hours: number | null;
  tasks_approved: number;
  task_count: number;
  messages: number;
  unanswered: boolean;
};

export const listCollaborations = ({ guardianId, sentAt }: GuardianLink) =>
  statement(sql<CollaborationRow>`
    select id, status, waiting_for_guardian, left_at, company_name, logo_url, initiative_name, applied_at, accepted_at,
      finished_at, hours, tasks_approved, task_count, messages, unanswered
    from keeper.guardian_collaborations(${guardianId}, ${sentAt})`);

/** Whether the link is valid. */
export const takeStep = ({ guardianId, sentAt }: GuardianLink, step: GuardianStep, textVersion: string) =>
  query.selectNoFrom(
    sql<boolean>`keeper.guardian_step(${guardianId}, ${sentAt}, ${step}, ${textVersion})`.as('valid'),
  );

/** Whether there was something to end. */
export const endCollaboration = (
  { guardianId, sentAt }: GuardianLink,
  applicationId: string,
  textVersion: string,
) =>
  query.selectNoFrom(
    sql<boolean>`keeper.guardian_ends(${guardianId}, ${sentAt}, ${applicationId}, ${textVersion})`.as(
      'ended',
    ),
  );

/** Null if no link would be sent. */
export const findGuardianEmail = (guardianId: string) =>
  query.selectNoFrom(sql<string | null>`keeper.guardian_email(${guardianId})`.as('email'));

export const requestLink = (guardianId: string) =>
  query.selectNoFrom(sql`keeper.request_guardian_link(${guardianId})`.as('done'));

const withStudent = () =>
  query
    .selectFrom('guardians as g')
    .innerJoin('profiles as p', 'p.id', 'g.student_id')
    .innerJoin('users as u', 'u.id', 'g.student_id')
    .select(['g.id', 'g.email', 'g.status', 'g.sent_at', 'g.replaced_at', 'p.full_name'])
    .select(['u.email as student_email', 'u.email_verified_at']);

/** For the worker's emails. */
export const findGuardian = (id: string) => withStudent().where('g.id', '=', id);

/** For the worker's email about a collaboration that a guardian ended. */
export const findEnded = (applicationId: string) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .innerJoin('company_profiles as c', 'c.id', 'a.company_id')
    .innerJoin('profiles as p', 'p.id', 'a.student_id')
    .innerJoin('users as u', 'u.id', 'a.student_id')
    .select(initiativeNameForApplication.as('initiative_name'))
    .select(['c.company_name', 'p.full_name', 'u.email', 'u.email_verified_at'])
    .where('a.id', '=', applicationId);

export const deleteReplacedGuardians = (days: number) =>
  query
    .deleteFrom('guardians')
    .where('id', 'in', (old) =>
      old.selectFrom('guardians').select('id').where('replaced_at', '<', daysAgo(days)).limit(sweepBatch),
    )
    .returning('id');

export const deleteGuardiansOfAdults = (days: number) =>
  query
    .deleteFrom('guardians')
    .where('id', 'in', (old) =>
      old.selectFrom('guardians').select('id').where('ends_at', '<', daysAgo(days)).limit(sweepBatch),
    )
    .returning('id');

/** The days are counted when the account is deleted. */
export const deleteOldConsents = () =>
  query
    .deleteFrom('consent_ledger')
    .where('id', 'in', (old) =>
      old
        .selectFrom('consent_ledger')
        .select('id')
        .where('delete_after', '<', sql<string>`now()`)
        .limit(sweepBatch),
    )
    .returning('id');
