// SQL of drafts. Nothing here asks who may see a row: db/policies/initiatives.sql does; the company is named so that
// its index is used.
import type { DraftContent } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/db.ts';
import { nextVersion } from './initiatives.own.queries.ts';

export const draftsPerPage = 20;

type Named = { company_id: string; client_id: string };

const columns = ['client_id', 'initiative_id', 'content', 'created_at', 'updated_at'] as const;

export const getDraft = ({ company_id, client_id }: Named) =>
  query
    .selectFrom('initiative_drafts')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('client_id', '=', client_id);

/** The same; whoever writes it too comes after. */
export const lockDraft = (named: Named) => getDraft(named).forUpdate();

/** A draft that goes by the id of an own initiative is a draft of that. Returns nothing when there is one already. */
export const insertDraft = (named: Named, content: DraftContent) =>
  query
    .insertInto('initiative_drafts')
    .values({
      ...named,
      content: JSON.stringify(content),
      initiative_id: query
        .selectFrom('initiatives')
        .select('id')
        .where('id', '=', named.client_id)
        .where('company_id', '=', named.company_id)
        .where('deleted_at', 'is', null),
    })
    .onConflict((known) => known.columns(['company_id', 'client_id']).doNothing())
    .returning(columns);

export const changeDraft = ({ company_id, client_id }: Named, content: DraftContent) =>
  query
    .updateTable('initiative_drafts')
    .set({ content: JSON.stringify(content), updated_at: nextVersion })
    .where('company_id', '=', company_id)
    .where('client_id', '=', client_id)
    .returning(columns);

export const deleteDraft = ({ company_id, client_id }: Named) =>
  query
    .deleteFrom('initiative_drafts')
    .where('company_id', '=', company_id)
    .where('client_id', '=', client_id)
    .returning('id');

export const listDrafts = (companyId: string, before?: string) =>
  query
    .selectFrom('initiative_drafts')
    .select(['id', 'client_id', 'initiative_id', 'updated_at'])
    .select(sql<string | null>`content ->> 'name'`.as('name'))
    .where('company_id', '=', companyId)
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(draftsPerPage));
