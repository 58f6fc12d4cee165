import { randomUUID } from 'node:crypto';
import type { Input, waitlist } from '@questline/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { joinsPerNetwork, receipts } from './waitlist.limits.ts';
import type { WaitlistDeps } from './waitlist.deps.ts';
import { joinEntry } from './waitlist.queries.ts';

type Join = Input<(typeof waitlist)['POST /api/waitlist']>['body'];
type From = { db: Db; actor: Actor; network: string };
type Deps = Pick<WaitlistDeps, 'rateLimit' | 'stamps'>;

/** A known email takes the same steps as a new one. If it got a receipt within the last hour, the event has no
 *  subject, so neither the response nor its timing reveals it; the worker finds no entry and drops the email. */
export async function joinWaitlist({ rateLimit, stamps }: Deps, from: From, join: Join): Promise<void> {
  const { db, actor, network } = from;
  await rateLimit.admit(db, joinsPerNetwork(network));
  await stamps.admit(db, 'waitlist', join.stamp);
  const { allowed } = await db.one(rateLimit.countAttempt(receipts(join.email)));
  await db.tx(async (tx) => {
    const { id } = await tx.one(joinEntry(join.email, join.pilot_interest));
    const actorId = actor.kind === 'anonymous' ? null : actor.id;
    await tx.run(recordEvent('waitlist.joined', allowed ? id : randomUUID(), actorId));
  });
}
