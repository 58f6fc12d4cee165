// The waitlist receipt. Its link is created here, when the email is sent, and stored nowhere.
import { limits } from '@questline/contract';
import { waitlistReceipt } from '@questline/emails';
import type { Links } from '../../platform/auth/links.ts';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { findEntry } from './waitlist.queries.ts';

type Options = { links: Links; origin: string; now?: () => Date };

const dayMs = 86_400_000;

export const waitlistEmails = ({ links, origin, now = () => new Date() }: Options) =>
  ({
    'waitlist-receipt': async (entryId, db) => {
      const entry = await db.maybe(findEntry(entryId));
      if (!entry) return undefined;
      const token = links.make({
        purpose: 'waitlist-removal',
        subject: entry.id,
        // The email of an entry never changes.
        version: 1,
        expiresAt: new Date(now().getTime() + limits.waitlistRemovalDays * dayMs),
      });
      const removeLink = `${origin}/unsubscribe?list=waitlist&token=${token}`;
      const mail = await waitlistReceipt({ removeLink, site: origin, pilotInterest: entry.pilot_interest });
      return { to: entry.email, ...mail };
    },
  }) satisfies Composers;
