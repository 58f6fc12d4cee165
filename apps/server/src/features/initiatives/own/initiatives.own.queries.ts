// Queries for a company's own initiatives. Active initiatives are visible to everyone, so every query here filters
// by company; another company's initiative is simply not found.
import type { InitiativeContent } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Row } from '../../../platform/database/db.ts';

const ownOnes = (companyId: string) =>
  query
    .selectFrom('initiatives as i')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .select(['i.id', 'i.name', 'i.description', 'i.commission', 'i.tags', 'i.status', 'i.overview'])
    .select(['i.requirements', 'i.benefits', 'i.goals', 'i.skills', 'i.banner_url', 'i.video_url'])
    .select(['i.weekly_hours', 'i.total_hours', 'i.quick_win', 'i.chain_position', 'i.task_count'])
    .select(['i.task_outline', 'i.created_at', 'i.created_by', 'i.updated_at', 'i.updated_by'])
    .select(['i.company_id', 'c.company_name', 'c.industry', 'c.logo_url'])
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
/** Like getOwn, and makes concurrent changes wait. */
export const lockOwn = (companyId: string, id: string) => getOwn(companyId, id).forUpdate('i');
export const findCreated = (companyId: string, clientId: string) =>
  ownOnes(companyId).where('i.client_id', '=', clientId);

export type WrittenInitiative = Omit<InitiativeContent, 'tasks'> & { skills: string[] };
type NewInitiative = WrittenInitiative & { company_id: string; client_id: string };

/** Returns nothing when this client_id has already created one. */
export const insertInitiative = (initiative: NewInitiative) =>
  query
    .insertInto('initiatives')
    .values(initiative)
    .onConflict((repeat) => repeat.columns(['company_id', 'client_id']).doNothing())
    .returning('id');

/** Always later than the previous version, even within one millisecond, the precision that leaves the database. */
export const nextVersion = sql<string>`greatest(date_trunc('milliseconds', clock_timestamp()),
  date_trunc('milliseconds', updated_at) + interval '1 millisecond')`;

export const changeInitiative = (id: string, initiative: WrittenInitiative) =>
  query
    .updateTable('initiatives')
    .set({ ...initiative, updated_at: nextVersion })
    .where('id', '=', id);

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
