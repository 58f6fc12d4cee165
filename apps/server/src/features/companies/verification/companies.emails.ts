// Emails about what operators decided: companies that are verified, declined, warned or suspended, initiatives that were
// taken down, and suspended people. Each is only sent while it is still true.
import { nameOf } from '@questline/contract';
import {
  accountRestored,
  accountSuspended,
  companyDeclined,
  companySubmitted,
  companyVerified,
  contactWarning,
  initiativeTakenDown,
} from '@questline/emails';
import type { Composers } from '../../../platform/email/email-delivery.ts';
import {
  findAccess,
  findDecision,
  findOpenReview,
  findOwner,
  findTakedown,
} from './verification.worker.queries.ts';

type Options = { origin: string; operatorEmail: string | undefined };

export const companiesEmails = ({ origin: site, operatorEmail }: Options) =>
  ({
    'company-submitted': async (companyId, db) => {
      const review = operatorEmail && (await db.maybe(findOpenReview(companyId)));
      if (!review) return undefined;
      const { company_name: companyName } = review;
      return {
        to: operatorEmail,
        ...(await companySubmitted({ companyName, link: `${site}/desk/companies`, site })),
      };
    },
    'company-verified': async (companyId, db) => {
      const review = await db.maybe(findDecision(companyId));
      if (review?.status !== 'verified') return undefined;
      const { email: to, company_name: companyName } = review;
      return { to, ...(await companyVerified({ companyName, link: `${site}/company-overview`, site })) };
    },
    'company-declined': async (companyId, db) => {
      const review = await db.maybe(findDecision(companyId));
      if (!review?.reason) return undefined;
      const { email: to, company_name: companyName, reason: why, note } = review;
      const link = `${site}/company/verification`;
      return { to, ...(await companyDeclined({ companyName, why, note, link, site })) };
    },
    'initiative-taken-down': async (initiativeId, db) => {
      const row = await db.maybe(findTakedown(initiativeId));
      if (!row?.reason) return undefined;
      const { email: to, initiative_name: initiativeName, reason: why } = row;
      const link = `${site}/company/initiative/${initiativeId}`;
      return { to, ...(await initiativeTakenDown({ initiativeName, why, link, site })) };
    },
    'contact-warning': async (companyId, db) => {
      const row = await db.maybe(findOwner(companyId));
      if (!row) return undefined;
      const companyName = nameOf('company', row.company_name);
      return { to: row.email, ...(await contactWarning({ companyName, site })) };
    },
    'account-suspended': async (personId, db) => {
      const person = await db.maybe(findAccess(personId));
      if (!person?.suspended_at && !person?.company_suspended_at) return undefined;
      const companyName = person.company_suspended_at ? nameOf('company', person.company_name) : null;
      return { to: person.email, ...(await accountSuspended({ companyName, site })) };
    },
    'account-restored': async (personId, db) => {
      const person = await db.maybe(findAccess(personId));
      if (!person || person.suspended_at || person.company_suspended_at) return undefined;
      const link = `${site}/${person.user_type}/auth`;
      return {
        to: person.email,
        ...(await accountRestored({ companyName: person.company_name, link, site })),
      };
    },
  }) satisfies Composers;
