import type { Statements } from '../../platform/database/db.ts';
import type { Links } from '../../platform/auth/links.ts';
import { Refusal } from '../../platform/refusal.ts';
import { stopEmails } from './notifications.queries.ts';

/** Needs no session: anyone who has the email may turn it off. The link names account and kind, and works more than
 *  once. */
export async function stopEmailsByLink(
  links: Links,
  db: Statements,
  { token, all }: { token: string; all: boolean },
) {
  const link = links.read('unsubscribe', token, new Date());
  const { stopped } = link
    ? await db.one(stopEmails(link.subject, all ? null : link.version))
    : { stopped: false };
  if (!stopped) throw new Refusal('link_expired');
}
