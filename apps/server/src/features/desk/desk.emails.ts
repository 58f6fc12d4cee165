// Emails to operators, and to people whose account a lead deleted. A link is created here, when the email is sent, and only
// its hash is stored.
import { accountDeleted, operatorInvitation } from '@questline/emails';
import { hashSecret, newSecret } from '../../platform/auth/secrets.ts';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { findNotice } from './accounts/desk-accounts.queries.ts';
import { beginSetup } from './operators/desk-operators.queries.ts';

export const deskEmails = ({ origin: site }: { origin: string }) =>
  ({
    'operator-invitation': async (operatorId, db) => {
      const secret = newSecret();
      const operator = await db.maybe(beginSetup(operatorId, hashSecret(secret)));
      if (!operator) return undefined;
      const link = `${site}/desk/set-up#${secret}`;
      return { to: operator.email, ...(await operatorInvitation({ link, site })) };
    },
    'account-deleted': async (noticeId, db) => {
      const notice = await db.maybe(findNotice(noticeId));
      if (!notice) return undefined;
      return { to: notice.email, ...(await accountDeleted({ companyName: notice.company_name, site })) };
    },
  }) satisfies Composers;
