import { limits } from '@questline/contract';
import type { Links } from '../../platform/auth/links.ts';

const dayMs = 86_400_000;

/** For emails to someone on the waitlist: removes their entry. */
export function removalLink(links: Links, origin: string, entryId: string, now: Date): string {
  const token = links.make({
    purpose: 'waitlist-removal',
    subject: entryId,
    // The email of an entry never changes.
    version: 1,
    expiresAt: new Date(now.getTime() + limits.waitlistRemovalDays * dayMs),
  });
  return `${origin}/unsubscribe?list=waitlist&token=${token}`;
}
