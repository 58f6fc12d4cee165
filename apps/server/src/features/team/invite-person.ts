import type { Invitation, MemberRole } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { TeamDeps } from './team.deps.ts';
import { invitationsPerCompany } from './team.limits.ts';
import { checkInviter, getInvitation, insertInvitation, sendAgain } from './team.queries.ts';
import { viewInvitation } from './team.view.ts';

type Invite = { email: string; role: MemberRole };

/** The response is the same whether or not the email has an account. A student's gets no email. */
export async function invitePerson(
  { rateLimit }: TeamDeps,
  db: Db,
  actor: SignedIn,
  { email, role }: Invite,
): Promise<Invitation> {
  // Before counting, so that members can't use up the owners' invitations.
  const { is_owner, email_verified } = await db.one(checkInviter());
  if (!is_owner) throw new Refusal('forbidden');
  if (!email_verified) throw new Refusal('email_not_verified');
  await rateLimit.admit(db, invitationsPerCompany(actor.id));
  return db.tx(async (tx) => {
    const invited = await tx.maybe(insertInvitation(actor.id, email, role));
    if (!invited) throw new Refusal('already_invited');
    await tx.run(recordEvent('team.invited', invited.id, actor.id));
    return viewInvitation(await tx.one(getInvitation(actor.id, invited.id)), new Date());
  });
}

export async function inviteAgain({ rateLimit }: TeamDeps, db: Db, actor: SignedIn, id: string) {
  await db.one(getInvitation(actor.id, id));
  await rateLimit.admit(db, invitationsPerCompany(actor.id));
  return db.tx(async (tx) => {
    await tx.one(sendAgain(actor.id, id));
    await tx.run(recordEvent('team.invited', id, actor.id));
    return viewInvitation(await tx.one(getInvitation(actor.id, id)), new Date());
  });
}
