import type { InitiativeStatus } from '@questline/contract';
import type { Account } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { viewPage } from '../../../platform/database/page.ts';
import { getActivationFacts } from '../../companies/companies.public.ts';
import { initiativesPerPage, listInitiativesOfCompany } from '../initiatives.queries.ts';
import { viewOwnCard } from './initiatives.own.view.ts';

type Asked = { status?: InitiativeStatus | undefined; before?: string | undefined };

/** A page of a company's own initiatives, newest first. */
export async function listOwn(db: Statements, actor: Account, { status, before }: Asked) {
  const [company, rows] = await Promise.all([
    db.maybe(getActivationFacts(actor.id)),
    db.many(listInitiativesOfCompany({ companyId: actor.id, status, before })),
  ]);
  const facts = company ?? { company_name: null, email_verified: false };
  return viewPage(rows, { limit: initiativesPerPage }, (row) => viewOwnCard(row, facts));
}
