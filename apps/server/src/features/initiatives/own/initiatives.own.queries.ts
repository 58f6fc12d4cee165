// Queries for a company's own initiatives. Active initiatives are visible to everyone, so every query here filters
// by company; another company's initiative is simply not found.
import type { InitiativeContent, Takedown } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement, type Row } from '../../../platform/database/db.ts';
import { deadlinePassed } from '../../matching/matching.public.ts';
import { placesLeftOfOwn } from '../initiatives.queries.ts';

const ownOnes = (companyId: string) =>
  query
    .selectFrom('initiatives as i')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .leftJoin('initiative_totals as n', 'n.initiative_id', 'i.id')
    .select(['i.id', 'i.name', 'i.description', 'i.commission', 'i.tags', 'i.status', 'i.overview'])
    .select(['i.requirements', 'i.benefits', 'i.goals', 'i.skills', 'i.banner_url', 'i.video_url'])
    .select(['i.weekly_hours', 'i.total_hours', 'i.quick_win', 'i.chain_position', 'i.task_count'])
    .select(['i.task_outline', 'i.created_at', 'i.created_by', 'i.updated_at', 'i.updated_by'])
    .select(['i.reward_amount', 'i.reward_currency', 'i.reward_per', 'i.places', 'i.apply_by', 'i.starts_on'])
    .select([placesLeftOfOwn, deadlinePassed])
    .select(sql<string>`(now() at time zone coalesce(c.time_zone, 'UTC'))::date`.as('today'))
    .select(['i.company_id', 'c.company_name', 'c.industry', 'c.logo_url'])
    .select(['n.to_decide', 'n.to_review', 'n.working', 'n.finished'])
    .select(sql<boolean>`keeper.is_verified()`.as('email_verified'))
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('initiative_drafts as d')
            .select('d.id')
            .whereRef('d.company_id', '=', 'i.company_id')
            .whereRef('d.client_id', '=', 'i.id'),
        )
        .$castTo<boolean>()
        .as('has_draft'),
    )
    .where('i.company_id', '=', companyId)
    .where('i.deleted_at', 'is', null);

export const getOwn = (companyId: string, id: string) => ownOnes(companyId).where('i.id', '=', id);
/** Like getOwn, and makes concurrent changes wait. Students can still apply. */
export const lockOwn = (companyId: string, id: string) => getOwn(companyId, id).forNoKeyUpdate('i');
export const findCreated = (companyId: string, clientId: string) =>
  ownOnes(companyId).where('i.client_id', '=', clientId);

/** Nothing unless operators took it down and it is the company's own. */
export const findTakedown = (id: string) =>
  statement(sql<Takedown>`select id, name, reason, taken_down_at from keeper.find_takedown(${id})`);

export type WrittenInitiative = Omit<InitiativeContent, 'tasks'> & { skills: string[] };

/** A reward is three columns. */
const columnsOf = <Written extends WrittenInitiative>({ reward, ...initiative }: Written) => ({
  ...initiative,
  reward_amount: reward?.amount ?? null,
  reward_currency: reward?.currency ?? null,
  reward_per: reward?.per ?? null,
});
type NewInitiative = WrittenInitiative & { company_id: string; client_id: string };

/** Returns nothing when this client_id has already created one. */
export const insertInitiative = (initiative: NewInitiative) =>
  query
    .insertInto('initiatives')
    .values(columnsOf(initiative))
    .onConflict((repeat) => repeat.columns(['company_id', 'client_id']).doNothing())
    .returning('id');

/** Always later than the previous version, even within one millisecond, the precision that leaves the database. */
export const nextVersion = sql<string>`greatest(date_trunc('milliseconds', clock_timestamp()),
  date_trunc('milliseconds', updated_at) + interval '1 millisecond')`;

export const changeInitiative = (id: string, initiative: WrittenInitiative) =>
  query
    .updateTable('initiatives')
    .set({ ...columnsOf(initiative), updated_at: nextVersion })
    .where('id', '=', id);

/** Only if it has none yet and the database knows this one. */
export const setFirstTimeZone = (companyId: string, timeZone: string) =>
  query
    .updateTable('company_profiles')
    .set({ time_zone: timeZone })
    .where('id', '=', companyId)
    .where('time_zone', 'is', null)
    .where(sql<boolean>`exists (select from pg_timezone_names where name = ${timeZone})`);

export const setStatus = (id: string, status: Row<'initiatives'>['status']) =>
  query.updateTable('initiatives').set({ status }).where('id', '=', id);

/** Runs as a security-definer function for the current company; false when it has no initiative with this id. */
export const deleteInitiative = (id: string) =>
  query.selectNoFrom(sql<boolean>`keeper.delete_initiative(${id})`.as('deleted'));

/** One accepted application, if there is any. */
export const findOpenWork = (initiativeId: string) =>
  query
    .selectFrom('initiative_applications')
    .select('id')
    .where('initiative_id', '=', initiativeId)
    .where('status', '=', sql.lit('accepted'))
    .limit(sql.lit(1));

// The quest chain -------------------------------------------------------------------------------------------

const among = (ids: string[]) => sql<string>`any (${ids}::uuid[])`;

export const listStatuses = (companyId: string, ids: string[]) =>
  query
    .selectFrom('initiatives')
    .select('status')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('id', '=', among(ids));

export const clearChain = (companyId: string) =>
  query
    .updateTable('initiatives')
    .set({ chain_position: null })
    .where('company_id', '=', companyId)
    .where('chain_position', 'is not', null);

export const setChain = (companyId: string, ids: string[]) =>
  query
    .updateTable('initiatives')
    .set({ chain_position: sql<number>`array_position(${ids}::uuid[], id)` })
    .where('company_id', '=', companyId)
    .where('id', '=', among(ids));
