// Routes for companies and people at the desk.
import type { deskCompanies } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import type { DeskDeps } from '../desk.deps.ts';
import { searchesPerOperator } from '../desk.limits.ts';
import {
  changeAccess,
  decideReview,
  findAccounts,
  listOpenReviews,
  openAccount,
  openReview,
  releaseReview,
} from './desk-companies.queries.ts';
import { viewAccount, viewFound, viewListedReview, viewOpenedReview } from './desk-companies.view.ts';

export const deskCompaniesRoutes = ({
  rateLimit,
}: Pick<DeskDeps, 'rateLimit'>): Handlers<typeof deskCompanies> => ({
  'GET /api/desk/companies': async ({ db, actor }) => ({
    items: (await db.many(listOpenReviews())).map((row) => viewListedReview(row, actor)),
  }),
  'POST /api/desk/companies/:id/opening': async ({ db, actor, input }) =>
    viewOpenedReview(await db.one(openReview(input.params.id)), actor, new Date()),
  'POST /api/desk/companies/:id/release': async ({ db, input }) => {
    await db.run(releaseReview(input.params.id));
  },
  'POST /api/desk/companies/:id/decision': async ({ db, input }) => {
    await db.run(decideReview(input.params.id, input.body.declined, input.body.note));
  },

  'POST /api/desk/accounts/search': async ({ db, actor, input }) => {
    await rateLimit.admit(db, searchesPerOperator(actor.id));
    const { term, ...why } = input.body;
    return { items: (await db.many(findAccounts(term, why))).map(viewFound) };
  },
  'POST /api/desk/accounts/:kind/:id/opening': async ({ db, actor, input }) =>
    viewAccount(await db.one(openAccount(input.params.kind, input.params.id, input.body)), actor),
  'PUT /api/desk/accounts/:kind/:id/suspension': async ({ db, actor, input }) => {
    await db.run(changeAccess(actor.session.id, { ...input.params, ...input.body }));
    return { suspended: input.body.suspended };
  },
});
