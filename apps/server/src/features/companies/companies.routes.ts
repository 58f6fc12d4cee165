// Routes for company profiles and pages.
import type { companies } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { changeCompany, getCompanyPage } from './companies.queries.ts';
import { viewProfile } from './companies.view.ts';
import { readChain, readOnboarding, readProfile, stillThere } from './read-company.ts';

export const companiesRoutes: Handlers<typeof companies> = {
  'GET /api/company/profile': ({ db, actor }) => readProfile(db, actor),
  'PATCH /api/company/profile': async ({ db, actor, input }) =>
    viewProfile(stillThere(await db.maybe(changeCompany(actor.id, input.body))), actor),
  'GET /api/company/onboarding': ({ db, actor }) => readOnboarding(db, actor.id),

  'GET /api/companies/:id': async ({ db, actor, input }) => {
    const { id } = input.params;
    const { answers_in_minutes, verified, ...company } = await db.one(getCompanyPage(id));
    const initiatives = await readChain(db, id);
    return { ...viewProfile(company, actor), answers_in_minutes, verified, initiatives };
  },
};
