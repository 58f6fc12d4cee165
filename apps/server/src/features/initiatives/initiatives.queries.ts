// All queries of this feature. Row level security in db/policies/initiatives.sql decides who may see a row. Limits
// and statuses are literals, not parameters: a prepared plan only picks the index when it knows them.
import { sql } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { preparedRead } from '../../platform/database/prepared.ts';

/** The six newest, with the company fields that a card shows. */
export const listFeatured = preparedRead(() =>
  query
    .selectFrom('initiatives as i')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .select(['i.id', 'i.company_id', 'i.name', 'i.description', 'i.commission', 'i.tags', 'i.created_at'])
    .select(['c.company_name', 'c.industry', 'c.logo_url'])
    .where('i.status', '=', sql.lit('active'))
    .where('i.listed', '=', sql.lit(true))
    .orderBy('i.id', 'desc')
    .limit(sql.lit(6)),
);

export const initiativesPerPage = 20;

type OfCompany = {
  companyId: string;
  status?: Row<'initiatives'>['status'] | undefined;
  before?: string | undefined;
};

export const listInitiativesOfCompany = ({ companyId, status, before }: OfCompany) =>
  query
    .selectFrom('initiatives')
    .select(['id', 'company_id', 'name', 'description', 'commission', 'tags', 'status', 'banner_url'])
    .select(['weekly_hours', 'total_hours', 'quick_win', 'chain_position', 'task_count', 'created_at'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$if(status !== undefined, (some) => some.where('status', '=', status!))
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(initiativesPerPage));
