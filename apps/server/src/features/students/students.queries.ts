// All queries of this feature. Row level security in db/policies/students.sql decides who may see a row.
import type { ErrorCode, GuardianPause, StudentChanges } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import {
  companyImage,
  companyLogo,
  companyName,
  initiativeNameForApplication,
} from '../../platform/database/kept-names.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';
import { backOn } from './breaks.queries.ts';

type Handles = { instagram_handle: string | null; linkedin_handle: string | null };
type Opened = Handles & { username: string | null; motivations: string[] };

/** The signed-in student, with everything the survey and welcome quest need. */
export const getOwn = preparedRead((id: Param<string>) =>
  query
    .selectFrom('student_profiles as s')
    .innerJoin('profiles as p', 'p.id', 's.id')
    .leftJoin('student_contacts as c', 'c.student_id', 's.id')
    .leftJoin(sql<Handles>`keeper.own_handles()`.as('h'), (own) => own.onTrue())
    .select(['s.id', 'p.full_name', 'p.username', 'p.photo_url', 's.grade', 's.skills'])
    .select(['s.experience_level', 's.weekly_hours_available', 's.motivations', 's.initiative_tags'])
    .select([
      's.company_tags',
      's.updated_at',
      's.time_zone',
      'c.school',
      'h.instagram_handle',
      'h.linkedin_handle',
    ])
    .where('s.id', '=', id)
    .leftJoin('student_welcomes as w', 'w.student_id', 's.id')
    .select(['w.survey_skipped', 'w.survey_finished_at', 'w.read_at', 'w.dismissed_at', 'w.celebrated_at'])
    .select(
      sql<number>`(select count(*)::int from (select from bookmarks where student_id = s.id limit 2) b)`.as(
        'bookmarks',
      ),
    )
    .select(
      sql<boolean>`exists (select from initiative_applications where student_id = ${id})`.as('has_applied'),
    )
    .select(
      sql<GuardianPause | null>`(select case when g.status = 'withdrawn' then 'withdrawn' else 'paused' end
        from guardians g where g.student_id = s.id and g.ends_at > now()
        and (g.paused_at is not null or g.status = 'withdrawn') limit 1)`.as('paused'),
    )
    .select(backOn('s.id').as('back_on')),
);

/** A student who applied to this company, as the company sees them, with the relationship stage. Records that the person
 *  opened the profile. */
export const openApplicant = (id: string, companyId: string) =>
  query
    .selectFrom('student_cards as s')
    .innerJoin('ties as t', (tie) =>
      tie.onRef('t.student_id', '=', 's.student_id').onRef('t.company_id', '=', 's.company_id'),
    )
    .leftJoin('student_contacts as c', 'c.student_id', 's.student_id')
    .leftJoin('shared_contacts as h', (share) =>
      share.onRef('h.student_id', '=', 's.student_id').onRef('h.company_id', '=', 's.company_id'),
    )
    .select(sql<boolean>`h.student_id is not null`.as('shares_contacts'))
    .innerJoin(sql<Opened>`lateral keeper.open_student(s.student_id)`.as('o'), (opened) => opened.onTrue())
    .select(['s.student_id as id', 's.full_name', 'o.username', 's.photo_url', 's.grade', 's.skills'])
    .select(['s.experience_level', 's.weekly_hours_available', 'o.motivations', 's.initiative_tags'])
    .select(['s.company_tags', 'c.school', 'o.instagram_handle', 'o.linkedin_handle', 't.stage'])
    .select(backOn('s.student_id').as('back_on'))
    .where('s.company_id', '=', companyId)
    .where('s.student_id', '=', id);

/** More than anyone works on. */
const runningMax = sql.lit(100);

/** The hours a week that a student's accepted initiatives take, like listWeek of applications. */
const hoursPromised = (studentId: Param<string>) =>
  sql<number>`coalesce((select sum(r.weekly_hours) from (
    select i.weekly_hours from initiative_applications a
      join initiatives i on i.id = a.initiative_id
      join company_profiles c on c.id = a.company_id
    where a.student_id = ${studentId} and a.status = 'accepted' and c.suspended_at is null
    limit ${runningMax}) r), 0)::int`;

/** The student's stated profile, for matching. Hours count only for students who say how many they have. */
export const findPreferences = preparedRead((id: Param<string>) =>
  query
    .selectFrom('student_profiles')
    .select(['initiative_tags', 'company_tags', 'skills', 'weekly_hours_available'])
    .select(
      sql<number>`case when weekly_hours_available is null then 0 else ${hoursPromised(id)} end`.as(
        'hours_promised',
      ),
    )
    .where('id', '=', id),
);

export type ContactChanges = Pick<StudentChanges, 'school' | 'instagram_handle' | 'linkedin_handle'>;
export type ProfileChanges = Omit<StudentChanges, keyof ContactChanges>;

/** Saves hours the student confirmed when applying. */
export const saveHours = (id: string, hours: number) =>
  changeProfile(id, { weekly_hours_available: hours }).where(
    'weekly_hours_available',
    'is distinct from',
    hours,
  );

/** Changes only the given fields. */
export const changeProfile = (id: string, changes: ProfileChanges) =>
  query
    .updateTable('student_profiles')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id);

/** Why the student can't apply to any initiative. */
export const whyNotApply = () =>
  query.selectNoFrom(sql<ErrorCode | null>`keeper.why_not_apply()`.as('refusal'));

export const setTimeZone = (id: string, time_zone: string) =>
  query
    .updateTable('student_profiles')
    .set({ time_zone })
    .where('id', '=', id)
    .where('time_zone', 'is distinct from', time_zone);

/** Only the first time. */
export const setBirthMonth = (birthMonth: string) =>
  query.selectNoFrom(sql`keeper.set_birth_month(${birthMonth})`.as('done'));

export const writeContacts = (id: string, changes: ContactChanges) =>
  query
    .insertInto('student_contacts')
    .values({ student_id: id, ...changes })
    .onConflict((there) =>
      there.column('student_id').doUpdateSet({ ...changes, updated_at: sql<string>`now()` }),
    );

export const skipStep = (id: string, step: string) =>
  query
    .insertInto('student_welcomes')
    .values({ student_id: id, survey_skipped: [step] })
    .onConflict((there) =>
      there
        .column('student_id')
        .doUpdateSet({ survey_skipped: sql`array_append(student_welcomes.survey_skipped, ${step})` })
        .where(sql<boolean>`${step} <> all (student_welcomes.survey_skipped)`),
    );

/** Keeps the first date. */
export const finishSurvey = (id: string) =>
  query
    .insertInto('student_welcomes')
    .values({ student_id: id, survey_finished_at: sql<string>`now()` })
    .onConflict((there) =>
      there
        .column('student_id')
        .doUpdateSet({ survey_finished_at: sql`now()` })
        .where('student_welcomes.survey_finished_at', 'is', null),
    );

type Marks = { read?: true | undefined; dismissed?: boolean | undefined; celebrated?: true | undefined };

const at = (mark: boolean | undefined) => (mark === undefined ? undefined : mark ? sql<string>`now()` : null);

export const markWelcome = (id: string, { read, dismissed, celebrated }: Marks) => {
  const marks = { read_at: at(read), dismissed_at: at(dismissed), celebrated_at: at(celebrated) };
  return query
    .insertInto('student_welcomes')
    .values({ student_id: id, ...marks })
    .onConflict((there) =>
      there
        .column('student_id')
        .doUpdateSet({ survey_skipped: sql`student_welcomes.survey_skipped`, ...marks }),
    );
};

export const finishedPerPage = 10;

/** With the approved attempt for every task, in task order. */
export const listFinished = (studentId: string, before?: string) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.initiative_id', 'a.company_id', 'a.finished_at'])
    .select([
      initiativeNameForApplication.as('name'),
      companyName.as('company_name'),
      companyLogo.as('logo_url'),
      companyImage('a.company_id', 'i.banner_url').as('banner_url'),
    ])
    .select(
      sql<{ task_title: string; feedback: string | null; reviewed_at: string | null }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('task_title', t.title, 'feedback', s.feedback, 'reviewed_at',
          to_char(s.reviewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.task_order), '[]')
        from task_submissions s join tasks t on t.id = s.task_id
        where s.application_id = a.id and s.status = 'approved')`.as('work'),
    )
    .where('a.student_id', '=', studentId)
    .where('a.status', '=', sql.lit('completed'))
    .$if(before !== undefined, (older) => older.where('a.id', '<', before!))
    .orderBy('a.id', 'desc')
    .limit(sql.lit(finishedPerPage));
