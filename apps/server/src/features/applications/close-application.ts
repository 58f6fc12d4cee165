// The ways out: a student withdraws before the decision; either side ends what was begun.
import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getOwnApplication } from './applications.own.queries.ts';
import { lockApplication, takeStep } from './applications.queries.ts';
import { canOfCompany, canOfStudent } from './applications.rules.ts';
import { viewOwnApplication } from './applications.view.ts';

export const withdrawApplication = (db: Db, student: Account, id: string) =>
  db.tx(async (tx) => {
    const standing = await tx.one(lockApplication(id));
    const { withdraw } = canOfStudent({ ...standing, accepted_at: null });
    if (!withdraw) throw new Refusal('already_decided', { state: standing.status });
    await tx.run(takeStep(id, { status: 'withdrawn' }));
    await tx.run(recordEvent('application.withdrawn', id, student.id));
    return viewOwnApplication(await tx.one(getOwnApplication(student.id, id)));
  });

export const endApplication = (db: Db, actor: Account, id: string) =>
  db.tx(async (tx) => {
    const standing = await tx.maybe(lockApplication(id));
    if (!standing) throw new Refusal('application_missing');
    if (!canOfCompany(standing).end) throw new Refusal('already_decided', { state: standing.status });
    const ended = await tx.one(takeStep(id, { status: 'ended' }));
    await tx.run(recordEvent('application.ended', id, actor.id));
    return ended;
  });
