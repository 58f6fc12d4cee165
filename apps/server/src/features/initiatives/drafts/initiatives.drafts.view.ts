import type { Draft, ListedDraft } from '@questline/contract';
import type { Row } from '../../../platform/database/db.ts';

type DraftRow = Pick<
  Row<'initiative_drafts'>,
  'client_id' | 'initiative_id' | 'content' | 'created_at' | 'updated_at'
>;

export const viewDraft = (row: DraftRow): Draft => ({
  ...row,
  // The contract validated this when it was written.
  content: row.content as Draft['content'],
});

export const viewListedDraft = (row: ListedDraft): ListedDraft => ({
  client_id: row.client_id,
  initiative_id: row.initiative_id,
  name: row.name,
  updated_at: row.updated_at,
});
