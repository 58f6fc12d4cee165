import { randomUUID } from 'node:crypto';
import { anonymous } from '../../../platform/actor.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { resetsPerEmail, resetsPerNetwork } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import { findUserId } from '../session.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'rateLimit'>;

/** An unknown email records the same event without a subject, because skipping the commit would make the response
 *  faster and reveal it. The worker finds no recipient and drops the email. */
export async function requestReset({ authDatabase, rateLimit }: Deps, network: string, email: string) {
  const db = authDatabase.as(anonymous);
  await rateLimit.admit(db, resetsPerNetwork(network));
  await rateLimit.admit(db, resetsPerEmail(email));
  const user = await db.maybe(findUserId(email));
  await db.run(recordEvent('user.reset_requested', user?.id ?? randomUUID(), null));
}
