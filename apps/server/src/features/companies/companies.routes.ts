// Routes for company profiles and pages.
import type { companies } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  changeCompany,
  findOnboarding,
  getCompany,
  getCompanyPage,
  listChained,
  listUnchained,
  type ProfileRow,
} from './companies.queries.ts';
import { viewOnboarding, viewProfile } from './companies.view.ts';

export const companiesRoutes: Handlers<typeof companies> = {
  'GET /api/company/profile': async ({ db, actor }) =>
    viewProfile(stillThere(await db.maybe(getCompany(actor.id))), actor),
  'PATCH /api/company/profile': async ({ db, actor, input }) =>
    viewProfile(stillThere(await db.maybe(changeCompany(actor.id, input.body))), actor),
  'GET /api/company/onboarding': async ({ db, actor }) =>
    viewOnboarding(await db.maybe(findOnboarding(actor.id))),

  'GET /api/companies/:id': async ({ db, actor, input }) => {
    const { id } = input.params;
    const { answers_in_minutes, ...company } = await db.one(getCompanyPage(id));
    const [chained, others] = await Promise.all([db.many(listChained(id)), db.many(listUnchained(id))]);
    return { ...viewProfile(company, actor), answers_in_minutes, initiatives: [...chained, ...others] };
  },
};

/** An access token outlives a deleted account by a few minutes. */
function stillThere(row: ProfileRow | undefined): ProfileRow {
  if (!row) throw new Refusal('not_signed_in');
  return row;
}
