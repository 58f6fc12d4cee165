// Routes for drafts: what a person of a company has typed but not saved yet.
import type { initiativeDrafts } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import { deleteDraft, getDraft } from './initiatives.drafts.queries.ts';
import { viewDraft } from './initiatives.drafts.view.ts';
import { listOwnDrafts } from './list-drafts.ts';
import { writeDraft } from './write-draft.ts';

export const initiativeDraftsRoutes: Handlers<typeof initiativeDrafts> = {
  'GET /api/initiative-drafts': ({ db, actor, input }) => listOwnDrafts(db, actor, input.query.before),
  'GET /api/initiative-drafts/:client_id': async ({ db, actor, input }) =>
    viewDraft(await db.one(getDraft({ person_id: actor.personId, ...input.params }))),
  'PUT /api/initiative-drafts/:client_id': ({ db, actor, input }) =>
    writeDraft(db, actor, input.params.client_id, input.body),
  'DELETE /api/initiative-drafts/:client_id': async ({ db, actor, input }) => {
    await db.one(deleteDraft({ person_id: actor.personId, ...input.params }));
  },
};
