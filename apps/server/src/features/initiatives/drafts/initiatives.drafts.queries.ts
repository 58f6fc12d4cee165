// Queries for drafts. Row level security in db/policies/initiatives.sql decides who may see a row; filtering by
// person is only for its index.
import type { DraftContent } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';
import { daysAgo, idBefore, sweepBatch } from '../../../platform/jobs/retention.ts';
import { nextVersion } from '../own/initiatives.own.queries.ts';

export const draftsPerPage = 20;

type Named = { person_id: string; client_id: string };

const columns = ['client_id', 'initiative_id', 'content', 'created_at', 'updated_at'] as const;

export const getDraft = ({ person_id, client_id }: Named) =>
  query
    .selectFrom('initiative_drafts')
    .select(columns)
    .where('person_id', '=', person_id)
    .where('client_id', '=', client_id);

/** Like getDraft, and makes concurrent writers wait. */
export const lockDraft = (named: Named) => getDraft(named).forUpdate();

/** A draft whose client_id is the id of one of the company's initiatives belongs to that initiative. The database fills in
 *  the person. Returns nothing when a draft already exists. */
export const insertDraft = (
  { company_id, client_id }: { company_id: string; client_id: string },
  content: DraftContent,
) =>
  query
    .insertInto('initiative_drafts')
    .values({
      company_id,
      client_id,
      content: JSON.stringify(content),
      initiative_id: query
        .selectFrom('initiatives')
        .select('id')
        .where('id', '=', client_id)
        .where('company_id', '=', company_id)
        .where('deleted_at', 'is', null),
    })
    .onConflict((known) => known.columns(['person_id', 'client_id']).doNothing())
    .returning(columns);

export const changeDraft = ({ person_id, client_id }: Named, content: DraftContent) =>
  query
    .updateTable('initiative_drafts')
    .set({ content: JSON.stringify(content), updated_at: nextVersion })
    .where('person_id', '=', person_id)
    .where('client_id', '=', client_id)
    .returning(columns);

export const deleteDraft = ({ person_id, client_id }: Named) =>
  query
    .deleteFrom('initiative_drafts')
    .where('person_id', '=', person_id)
    .where('client_id', '=', client_id)
    .returning('id');

export const listDrafts = (personId: string, before?: string) =>
  query
    .selectFrom('initiative_drafts')
    .select(['id', 'client_id', 'initiative_id', 'updated_at'])
    .select(sql<string | null>`content ->> 'name'`.as('name'))
    .where('person_id', '=', personId)
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(draftsPerPage));

/** For the worker. */
export function deleteOldDrafts(days: number) {
  const old = query
    .selectFrom('initiative_drafts')
    .select('id')
    .where('id', '<', idBefore(days))
    .where('updated_at', '<', daysAgo(days))
    .limit(sweepBatch);
  return query.deleteFrom('initiative_drafts').where('id', 'in', old).returning('id');
}
