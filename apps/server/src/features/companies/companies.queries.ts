// The only SQL of this feature. Nothing here asks who may see a row: db/policies/companies.sql does.
// Limits and statuses are written out, not bound: a prepared plan must know them to choose its index.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Row } from '../../platform/db.ts';

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
  'updated_at',
] as const;
export type ProfileRow = Pick<Row<'company_profiles'>, (typeof columns)[number]>;

export const getCompany = (id: string) =>
  query.selectFrom('company_profiles').select(columns).where('id', '=', id);

/** The page of a company, with how soon it usually answers. */
export const getCompanyPage = (id: string) =>
  query
    .selectFrom('company_profiles as c')
    .leftJoin('company_answers as w', 'w.company_id', 'c.id')
    .select(columns.map((column) => `c.${column}` as const))
    .select('w.minutes as answers_in_minutes')
    .where('c.id', '=', id);

type Changes = { [Field in Exclude<keyof ProfileRow, 'id' | 'updated_at'>]?: ProfileRow[Field] | undefined };

/** Nothing left out is touched. */
export const changeCompany = (id: string, changes: Changes) =>
  query
    .updateTable('company_profiles')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(columns);

/** So that two changes of one company that must not cross follow each other. */
export const lockCompany = (id: string) =>
  query.selectFrom('company_profiles').select('id').where('id', '=', id).forUpdate();

/** What an activation asks of the company itself. The address is the asking company's own. */
export const getStanding = (id: string) =>
  query
    .selectFrom('company_profiles')
    .select('company_name')
    .select(sql<boolean>`keeper.is_verified()`.as('email_verified'))
    .where('id', '=', id);

/** The row is made with the first initiative; before, everything is zero. */
export const findOnboarding = (companyId: string) =>
  query
    .selectFrom('company_onboarding_requirements')
    .select(['total_initiatives_created', 'onboarding_completed', 'created_quick_win'])
    .where('company_id', '=', companyId);

const active = (companyId: string) =>
  query
    .selectFrom('initiatives')
    .select(['id', 'name', 'description', 'commission', 'tags', 'banner_url'])
    .select(['weekly_hours', 'total_hours', 'quick_win', 'chain_position', 'created_at'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('status', '=', sql.lit('active'));

export const listChained = (companyId: string) =>
  active(companyId)
    .where('chain_position', 'is not', null)
    .orderBy('chain_position')
    .limit(sql.lit(limits.chainMaxLength));

export const listUnchained = (companyId: string) =>
  active(companyId)
    .where('chain_position', 'is', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(limits.companyPageInitiatives));

/** By the keeper, for the worker: so many companies whose figure is due. */
export const refreshDueAnswers = (now: Date, most: number) =>
  query.selectNoFrom(sql<number>`keeper.refresh_answers(${now}::timestamptz, ${most})`.as('refreshed'));
