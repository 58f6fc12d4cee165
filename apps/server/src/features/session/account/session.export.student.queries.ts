// Queries for the parts of a data export that only students have.
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';
import { companyName, initiativeNameForApplication } from '../../../platform/database/kept-names.ts';
import { least, limit, maxId, type Page } from './session.export.page.ts';

type Handles = { instagram_handle: string | null; linkedin_handle: string | null };

export const studentProfile = (id: string) =>
  query
    .selectFrom('student_profiles as s')
    .leftJoin('student_contacts as c', 'c.student_id', 's.id')
    .leftJoin(sql<Handles>`keeper.own_handles()`.as('h'), (own) => own.onTrue())
    .leftJoin('student_welcomes as w', 'w.student_id', 's.id')
    .select([
      's.id as cursor',
      's.birth_month',
      's.grade',
      's.skills',
      's.experience_level',
      's.weekly_hours_available',
      's.time_zone',
    ])
    .select(['s.motivations', 's.initiative_tags', 's.company_tags', 's.updated_at'])
    .select(['c.school', 'h.instagram_handle', 'h.linkedin_handle'])
    .leftJoin('student_breaks as b', 'b.student_id', 's.id')
    .select(['b.started_at as break_started_at', 'b.back_on', 'b.back_at'])
    .select(['w.survey_skipped', 'w.survey_finished_at', 'w.read_at', 'w.dismissed_at', 'w.celebrated_at'])
    .where('s.id', '=', id);

export const applications = (studentId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('initiative_applications as a')
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select(['a.id as cursor', 'a.id', 'a.status'])
    .select([initiativeNameForApplication.as('initiative'), companyName.as('company')])
    .select([
      'a.note',
      'a.confirmed_hours',
      'a.decision_note',
      'a.applied_at',
      'a.decided_at',
      'a.finished_at',
      'a.unanswered_at',
    ])
    .where('a.student_id', '=', studentId)
    .where('a.id', '<', cursor)
    .orderBy('a.id', 'desc')
    .limit(limit);

export const bookmarks = (studentId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('bookmarks as b')
    .leftJoin('initiatives as i', 'i.id', 'b.initiative_id')
    .select(['b.id as cursor', 'b.initiative_id', 'i.name as initiative'])
    .where('b.student_id', '=', studentId)
    .where('b.id', '<', cursor)
    .orderBy('b.id', 'desc')
    .limit(limit);

const blocked = sql<{
  company_id: string;
  company_name: string | null;
  created_at: string;
}>`keeper.blocked_companies()`;

export const blocks = (_: string, { cursor = maxId }: Page) =>
  query
    .selectFrom(blocked.as('b'))
    .select(['b.company_id as cursor', 'b.company_name as company', 'b.created_at as blocked_at'])
    .where('b.company_id', '<', cursor)
    .orderBy('b.company_id', 'desc')
    .limit(limit);

type View = {
  id: string;
  at: string;
  part: string;
  reason: string | null;
  company_name: string | null;
  person_name: string | null;
};

export const profileViews = (_: string, { cursor = maxId }: Page) =>
  query
    .selectFrom(sql<View>`keeper.profile_views(${cursor}, ${limit})`.as('v'))
    .select(['v.id as cursor', 'v.at', 'v.part', 'v.company_name as company', 'v.person_name as person'])
    .select('v.reason');

export const guardian = (studentId: string) =>
  query
    .selectFrom('guardians')
    .select(['student_id as cursor', 'email', 'status', 'paused_at', 'created_at as named_at'])
    .where('student_id', '=', studentId);

export const consents = (studentId: string, { cursor = maxId }: Page) =>
  query
    .selectFrom('consent_ledger')
    .select(['id as cursor', 'kind', 'text_version', 'application_id', 'created_at'])
    .where('student_id', '=', studentId)
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit);

export const submissions = (studentId: string, { cursor = least }: Page) =>
  query
    .selectFrom('task_submissions as s')
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .select(['s.client_id as cursor', 's.id', 's.application_id', 't.title as task', 's.attempt', 's.status'])
    .select(['s.submission_type', 's.content', 's.file_id', 's.completed_at', 's.feedback', 's.reviewed_at'])
    .select('s.criteria')
    .where('s.student_id', '=', studentId)
    .where('s.client_id', '>', cursor)
    .orderBy('s.client_id')
    .limit(limit);

export const record = (studentId: string, { cursor = least }: Page) =>
  query
    .selectFrom('record_entries as e')
    .leftJoin('closing_words as w', 'w.application_id', 'e.application_id')
    .leftJoin('record_page_entries as shown', 'shown.application_id', 'e.application_id')
    .select(['e.application_id as cursor', 'e.company_name as company', 'e.initiative_name as initiative'])
    .select(['e.skills', 'e.tasks', 'e.started_at', 'e.finished_at', 'e.resume_text', 'e.college_text'])
    .select(['w.words as closing_words', 'w.person_name as closing_words_by'])
    .select(sql<boolean>`shown.application_id is not null`.as('on_page'))
    .select(
      sql`(select jsonb_agg(jsonb_build_object('code', c.code, 'issued_at', c.issued_at, 'withdrawn_at', c.withdrawn_at)
        order by c.issued_at) from record_credentials c where c.application_id = e.application_id)`.as(
        'certificates',
      ),
    )
    .where('e.student_id', '=', studentId)
    .where('e.application_id', '>', cursor)
    .orderBy('e.application_id')
    .limit(limit);

export const submissionDrafts = (studentId: string, { cursor = least }: Page) =>
  query
    .selectFrom('submission_drafts as d')
    .leftJoin('tasks as t', 't.id', 'd.task_id')
    .select(['d.task_id as cursor', 't.title as task', 'd.submission_type', 'd.work_text as text'])
    .select(['d.work_link as link', 'd.file_id', 'd.updated_at'])
    .where('d.student_id', '=', studentId)
    .where('d.task_id', '>', cursor)
    .orderBy('d.task_id')
    .limit(limit);
