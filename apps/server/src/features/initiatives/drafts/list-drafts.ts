import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { viewPage } from '../../../platform/database/page.ts';
import { draftsPerPage, listDrafts } from './initiatives.drafts.queries.ts';
import { viewListedDraft } from './initiatives.drafts.view.ts';

/** A page of a person's drafts, newest first. */
export const listOwnDrafts = async (db: Statements, { personId }: SignedIn, before?: string) =>
  viewPage(await db.many(listDrafts(personId, before)), { limit: draftsPerPage }, viewListedDraft);
