import type { Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WaitlistDeps } from './waitlist.deps.ts';
import { removeEntry } from './waitlist.queries.ts';

/** Deletes the entry named in a receipt's link. Someone who left and joined again has a newer entry, so an unknown
 *  entry is reported as a used link instead of success. */
export async function leaveWaitlist({ links }: Pick<WaitlistDeps, 'links'>, db: Statements, token: string) {
  const link = links.read('waitlist-removal', token, new Date());
  const { removed } = link ? await db.one(removeEntry(link.subject)) : { removed: false };
  if (!removed) throw new Refusal('link_expired');
}
