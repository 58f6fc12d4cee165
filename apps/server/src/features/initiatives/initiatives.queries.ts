// All queries of this feature. Row level security in db/policies/initiatives.sql decides who may see a row. Limits
// and statuses are literals, not parameters: a prepared plan only picks the index when it knows them.
import { sql } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { preparedRead } from '../../platform/database/prepared.ts';

/** The six newest that take applications, with the company fields that a card shows. */
export const listFeatured = preparedRead(() =>
  query
    .selectFrom('initiative_terms as t')
    .innerJoin('initiatives as i', 'i.id', 't.initiative_id')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .select(['i.id', 'i.company_id', 'i.name', 'i.description', 'i.commission', 'i.tags', 'i.created_at'])
    .select(['c.company_name', 'c.industry', 'c.logo_url'])
    .where('t.term', '=', sql.lit('open'))
    .orderBy('t.initiative_id', 'desc')
    .limit(sql.lit(6)),
);

export const initiativesPerPage = 20;

/** For the company, acceptances that can still be undone take a place. */
export const placesLeftOfOwn = sql<
  number | null
>`case when places is not null then greatest(0, places - coalesce(n.working + n.finished + n.held, 0)) end`.as(
  'places_left',
);

type OfCompany = {
  companyId: string;
  status?: Row<'initiatives'>['status'] | undefined;
  before?: string | undefined;
};

export const listInitiativesOfCompany = ({ companyId, status, before }: OfCompany) =>
  query
    .selectFrom('initiatives')
    .leftJoin('initiative_totals as n', 'n.initiative_id', 'id')
    .select(['id', 'initiatives.company_id', 'name', 'description', 'commission', 'tags', 'status'])
    .select(['banner_url', 'weekly_hours', 'total_hours', 'quick_win', 'chain_position', 'task_count'])
    .select(['reward_amount', 'reward_currency', 'reward_per', 'places', 'apply_by', 'starts_on'])
    .select([placesLeftOfOwn, sql<boolean>`coalesce(closes_at <= now(), false)`.as('deadline_passed')])
    .select(['created_at', 'n.to_decide', 'n.to_review', 'n.working', 'n.finished'])
    .where('initiatives.company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$if(status !== undefined, (some) => some.where('status', '=', status!))
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(initiativesPerPage));

/** Removes up to `max` initiatives whose deadline has passed from all lists; a security-definer function for the worker. */
export const closeDue = (max: number) =>
  query.selectNoFrom(sql<number>`keeper.close_applications(${max})`.as('closed'));
