// Emails about an account. Their links are created here, when the email is sent, and stored nowhere.
import { limits } from '@questline/contract';
import {
  confirmNewEmail,
  emailChangeNotice,
  resetPassword,
  signUpRepeated,
  verifyEmail,
} from '@questline/emails';
import type { Links } from '../../platform/auth/links.ts';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { makeCorrectionLink } from './account/email-correction.ts';
import { findCorrection } from './account/email-correction.queries.ts';
import { addressee } from './session.emails.queries.ts';

type Options = { links: Links; origin: string; now?: () => Date };

export const sessionEmails = ({ links, origin, now = () => new Date() }: Options) =>
  ({
    'verify-email': async (userId, db) => {
      const user = await db.maybe(addressee(userId));
      if (!user || user.email_verified_at) return undefined;
      const token = links.make({
        purpose: 'verify',
        subject: user.id,
        version: links.fingerprint(user.email),
        expiresAt: hoursFrom(now(), limits.verifyLinkHours),
      });
      const link = `${origin}/verify-email?token=${token}`;
      return { to: user.email, ...(await verifyEmail({ link, site: origin, userType: user.user_type })) };
    },

    'reset-password': async (userId, db) => {
      const user = await db.maybe(addressee(userId));
      if (!user) return undefined;
      const token = links.make({
        purpose: 'reset',
        subject: user.id,
        version: user.password_version,
        expiresAt: hoursFrom(now(), limits.resetLinkHours),
      });
      const link = `${origin}/reset-password?token=${token}`;
      return { to: user.email, ...(await resetPassword({ link, site: origin })) };
    },

    'sign-up-repeated': async (userId, db) => {
      const user = await db.maybe(addressee(userId));
      if (!user) return undefined;
      const signInLink = `${origin}/${user.user_type}/auth`;
      const forgotLink = `${origin}/forgot-password`;
      return { to: user.email, ...(await signUpRepeated({ signInLink, forgotLink, site: origin })) };
    },
    'email-change-confirm': async (id, db) => {
      const correction = await db.maybe(findCorrection(id));
      if (correction?.status !== 'waiting') return undefined;
      const link = makeCorrectionLink(links, origin, 'confirm', correction);
      return { to: correction.new_email, ...(await confirmNewEmail({ link, site: origin })) };
    },

    'email-change-notice': async (id, db) => {
      const correction = await db.maybe(findCorrection(id));
      if (correction?.status !== 'waiting' && correction?.status !== 'done') return undefined;
      const link = makeCorrectionLink(links, origin, 'stop', correction);
      const done = correction.status === 'done';
      return { to: correction.old_email, ...(await emailChangeNotice({ done, link, site: origin })) };
    },
  }) satisfies Composers;

const hoursFrom = (start: Date, hours: number) => new Date(start.getTime() + hours * 3_600_000);
