// Routes for a company's own initiatives.
import type { ownInitiatives } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import { activateInitiative, deactivateInitiative } from './activate-initiative.ts';
import { createInitiative } from './create-initiative.ts';
import { duplicateInitiative } from './duplicate-initiative.ts';
import type { InitiativesDeps } from '../initiatives.deps.ts';
import { findTakedown, getOwn } from './initiatives.own.queries.ts';
import { viewDetails } from './initiatives.own.view.ts';
import { listOwn } from './list-own.ts';
import { orderChain } from '../order-chain.ts';
import { countWorkOnTasks, findOwnId } from '../results/initiatives.results.queries.ts';
import { readResults } from '../results/read-results.ts';
import { readOverview } from './read-overview.ts';
import { readOwn } from './read-own.ts';
import { removeInitiative } from './remove-initiative.ts';
import { saveInitiative } from './save-initiative.ts';

export const ownInitiativesRoutes = (deps: InitiativesDeps): Handlers<typeof ownInitiatives> => ({
  'GET /api/company/overview': ({ db, actor }) => readOverview(db, actor),
  'GET /api/company/initiatives': ({ db, actor, input }) => listOwn(db, actor, input.query),
  'GET /api/company/initiatives/:id': ({ db, actor, input }) => readOwn(deps, db, actor, input.params.id),
  'GET /api/company/initiatives/:id/results': ({ db, actor, input }) =>
    readResults(db, actor, input.params.id),
  'GET /api/company/initiatives/:id/finished-tasks': async ({ db, actor, input }) => {
    const { id } = await db.one(findOwnId(actor.id, input.params.id));
    return { tasks: await db.many(countWorkOnTasks(id)) };
  },
  'POST /api/initiatives': ({ db, actor, input }) => createInitiative(deps, db, actor, input.body),
  'PUT /api/initiatives/:id': ({ db, actor, input }) => {
    const { updated_at: seen, time_zone: timeZone, ...content } = input.body;
    return saveInitiative(deps, db, actor, { id: input.params.id, content, seen, timeZone });
  },
  'DELETE /api/initiatives/:id': ({ db, actor, input }) => removeInitiative(db, actor, input.params.id),
  'POST /api/initiatives/:id/activation': ({ db, actor, input }) =>
    activateInitiative(deps, db, actor, input.params.id),
  'DELETE /api/initiatives/:id/activation': ({ db, actor, input }) =>
    deactivateInitiative(deps, db, actor, input.params.id),
  'GET /api/initiatives/:id/preview': async ({ db, actor, input }) =>
    viewDetails(await db.one(getOwn(actor.id, input.params.id))),
  'GET /api/initiatives/:id/takedown': ({ db, input }) => db.one(findTakedown(input.params.id)),
  'POST /api/initiatives/:id/duplicate': ({ db, actor, input }) =>
    duplicateInitiative(deps, db, actor, { id: input.params.id, clientId: input.body.client_id }),
  'PUT /api/company/chain': ({ db, actor, input }) => orderChain(db, actor, input.body.initiative_ids),
});
