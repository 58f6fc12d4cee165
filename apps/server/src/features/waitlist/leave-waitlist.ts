import type { Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WaitlistNeeds } from './waitlist.deps.ts';
import { removeEntry } from './waitlist.queries.ts';

/** Deletes the entry that the link of a receipt names. Who left and joined again has a newer entry: "done" would
 *  not be true, so a link that finds nothing says that it was used. */
export async function leaveWaitlist({ links }: Pick<WaitlistNeeds, 'links'>, db: Statements, token: string) {
  const link = links.read('waitlist-removal', token, new Date());
  const { removed } = link ? await db.one(removeEntry(link.subject)) : { removed: false };
  if (!removed) throw new Refusal('link_expired');
}
