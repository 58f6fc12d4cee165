// The waitlist receipt. Its link is created here, when the email is sent, and stored nowhere.
import { waitlistReceipt } from '@questline/emails';
import type { Links } from '../../platform/auth/links.ts';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { removalLink } from './removal-link.ts';
import { findEntry } from './waitlist.queries.ts';

type Options = { links: Links; origin: string; now?: () => Date };

export const waitlistEmails = ({ links, origin, now = () => new Date() }: Options) =>
  ({
    'waitlist-receipt': async (entryId, db) => {
      const entry = await db.maybe(findEntry(entryId));
      if (!entry) return undefined;
      const removeLink = removalLink(links, origin, entry.id, now());
      const mail = await waitlistReceipt({ removeLink, site: origin, pilotInterest: entry.pilot_interest });
      return { to: entry.email, ...mail };
    },
  }) satisfies Composers;
