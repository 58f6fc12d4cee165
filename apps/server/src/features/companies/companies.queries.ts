// All queries of this feature. Row level security in db/policies/companies.sql decides who may see a row. Limits and
// statuses are literals, not parameters: a prepared plan only picks the index when it knows them.
import { limits, type ClosedReason } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { companyVerified } from '../../platform/database/kept-names.ts';

const columns = [
  'id',
  'company_name',
  'website',
  'description',
  'mission',
  'industry',
  'banner_url',
  'logo_url',
  'video_url',
  'instagram_handle',
  'time_zone',
  'answers_within_days',
  'updated_at',
] as const;
export type ProfileRow = Pick<Row<'company_profiles'>, (typeof columns)[number]> & { is_owner: boolean };
/** Whether the reader is an owner of this company. */
const isOwner = (id: string) => sql<boolean>`${id} = app.uid() and keeper.is_owner()`.as('is_owner');

export const getCompany = (id: string) =>
  query.selectFrom('company_profiles').select(columns).select(isOwner(id)).where('id', '=', id);

/** A company's page, with its usual response time. */
export const getCompanyPage = (id: string) =>
  query
    .selectFrom('company_profiles as c')
    .leftJoin('company_answers as w', 'w.company_id', 'c.id')
    .select(columns.map((column) => `c.${column}` as const))
    .select(['w.minutes as answers_in_minutes', isOwner(id)])
    .select(companyVerified.as('verified'))
    .where('c.id', '=', id)
    // Readable as history if the student applied to it.
    .where(sql<boolean>`not keeper.has_blocked(c.id)`);

type Changes = {
  [Field in Exclude<keyof ProfileRow, 'id' | 'updated_at' | 'is_owner'>]?: ProfileRow[Field] | undefined;
};

/** Changes only the given fields. */
export const changeCompany = (id: string, changes: Changes) =>
  query
    .updateTable('company_profiles')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .returning(isOwner(id));

/** Serializes changes to one company that must not overlap. */
export const lockCompany = (id: string) =>
  query.selectFrom('company_profiles').select('id').where('id', '=', id).forUpdate();

/** What activating an initiative requires of its company. The email belongs to the company that asks. */
export const getActivationFacts = (id: string) =>
  query
    .selectFrom('company_profiles')
    .select('company_name')
    .select(sql<boolean>`keeper.is_verified()`.as('email_verified'))
    .where('id', '=', id);

/** The row is created with the first initiative; until then every counter is zero. */
export const findOnboarding = (companyId: string) =>
  query
    .selectFrom('company_onboarding_requirements')
    .select(['total_initiatives_created', 'onboarding_completed', 'created_quick_win'])
    .where('company_id', '=', companyId);

const active = (companyId: string) =>
  query
    .selectFrom('initiatives as i')
    .leftJoin('initiative_applications as a', (own) =>
      own.onRef('a.initiative_id', '=', 'i.id').on('a.student_id', '=', sql<string>`(select app.uid())`),
    )
    .select(['i.id', 'i.name', 'i.description', 'i.commission', 'i.tags', 'i.banner_url'])
    .select(['i.weekly_hours', 'i.total_hours', 'i.quick_win', 'i.chain_position', 'i.created_at'])
    .select(['a.status as application_status', 'a.tasks_approved', 'i.task_count'])
    .select(
      sql<ClosedReason | null>`case when i.places is not null or i.closes_at is not null then keeper.why_closed(i.id) end`.as(
        'closed',
      ),
    )
    .where('i.company_id', '=', companyId)
    .where('i.deleted_at', 'is', null)
    .where('i.status', '=', sql.lit('active'));

export const listChained = (companyId: string) =>
  active(companyId)
    .where('i.chain_position', 'is not', null)
    .orderBy('i.chain_position')
    .limit(sql.lit(limits.chainMaxLength));

export const listUnchained = (companyId: string) =>
  active(companyId)
    .where('i.chain_position', 'is', null)
    .orderBy('i.id', 'desc')
    .limit(sql.lit(limits.companyPageInitiatives));

/** Recomputes up to `max` companies whose response time is due; a security-definer function for the worker. */
export const refreshDueAnswers = (now: Date, max: number) =>
  query.selectNoFrom(sql<number>`keeper.refresh_response_times(${now}::timestamptz, ${max})`.as('refreshed'));
