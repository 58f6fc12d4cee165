// Routes for verifying a company.
import type { companiesVerification } from '@questline/contract';
import type { Statements } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeCompany } from '../companies.queries.ts';
import { findLatestReview, getState, insertReview } from './verification.queries.ts';
import { viewVerification } from './verification.view.ts';

const read = async (db: Statements, companyId: string) =>
  viewVerification(await db.one(getState(companyId)), await db.maybe(findLatestReview(companyId)));

export const verificationRoutes: Handlers<typeof companiesVerification> = {
  'GET /api/company/verification': ({ db, actor }) => read(db, actor.id),

  'POST /api/company/verification': ({ db, actor, input }) =>
    db.tx(async (tx) => {
      const { website, ...review } = input.body;
      const { is_owner, email_verified } = await tx.one(getState(actor.id));
      if (!is_owner) throw new Refusal('forbidden');
      if (!email_verified) throw new Refusal('email_not_verified');
      await tx.run(changeCompany(actor.id, { website }));
      await tx.run(insertReview({ company_id: actor.id, ...review }));
      return read(tx, actor.id);
    }),
};
