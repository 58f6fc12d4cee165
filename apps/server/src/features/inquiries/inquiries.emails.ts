// The two emails of an inquiry: one to the sender and one to the site's operator.
import { inquiryNotice, inquiryReceipt } from '@questline/emails';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { findInquiry, findInquiryToConfirm } from './inquiries.queries.ts';

type Options = { origin: string; operatorEmail: string | undefined };

export const inquiriesEmails = ({ origin, operatorEmail }: Options) =>
  ({
    'inquiry-receipt': async (id, db) => {
      const inquiry = await db.maybe(findInquiryToConfirm(id));
      if (!inquiry) return undefined;
      const signUpLink = `${origin}/company/auth`;
      const mail = await inquiryReceipt({ wishes: inquiry.wishes, signUpLink, site: origin });
      return { to: inquiry.email, ...mail };
    },

    'inquiry-notice': async (id, db) => {
      const inquiry = operatorEmail && (await db.maybe(findInquiry(id)));
      if (!inquiry) return undefined;
      return { to: operatorEmail, ...(await inquiryNotice({ ...inquiry, site: origin })) };
    },
  }) satisfies Composers;
