import type { MemberRole } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { deleteInvitation, endMembership, setRole } from './team.queries.ts';

/** Triggers decide who can do it, and end the sessions of someone who leaves. */
export const changeRole = (db: Db, actor: SignedIn, personId: string, role: MemberRole) =>
  db.tx(async (tx) => {
    await tx.one(setRole(actor.id, personId, role));
    await tx.run(recordEvent('team.changed', actor.id, actor.id));
  });

export const cancelInvitation = (db: Db, actor: SignedIn, id: string) =>
  db.tx(async (tx) => {
    await tx.one(deleteInvitation(actor.id, id));
    await tx.run(recordEvent('team.changed', actor.id, actor.id));
  });

export const removePerson = (db: Db, actor: SignedIn, personId: string) =>
  db.tx(async (tx) => {
    await tx.run(recordEvent('team.changed', actor.id, actor.id));
    await tx.one(endMembership(actor.id, personId));
  });
