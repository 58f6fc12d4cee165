import type { inquiries, Input } from '@questline/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { inquiriesPerEmail, inquiriesPerNetwork } from './inquiries.limits.ts';
import type { InquiriesDeps } from './inquiries.deps.ts';
import { insertInquiry } from './inquiries.queries.ts';

type Inquiry = Input<(typeof inquiries)['POST /api/inquiries']>['body'];
type From = { db: Db; actor: Actor; network: string };

/** Sent again with the same stamp after a lost response, it is stored and emailed once. */
export async function sendInquiry(
  { rateLimit, stamps }: InquiriesDeps,
  from: From,
  sent: Inquiry,
): Promise<void> {
  const { db, actor, network } = from;
  const { stamp, leave_empty: _, website, ...inquiry } = sent;
  await rateLimit.admit(db, inquiriesPerNetwork(network));
  const stamp_id = await stamps.admit(db, 'inquiry', stamp);
  await rateLimit.admit(db, inquiriesPerEmail(inquiry.email));
  await db.tx(async (tx) => {
    const { id } = await tx.one(insertInquiry({ ...inquiry, stamp_id, website: website || null }));
    const actorId = actor.kind === 'anonymous' ? null : actor.id;
    if (id) await tx.run(recordEvent('inquiry.sent', id, actorId));
  });
}
