// Ways an application ends: a student withdraws before the decision or leaves after it, a company ends it, or a
// student finishes because the open tasks were removed.
import type { Account, SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ApplicationsDeps } from './applications.deps.ts';
import { getOwnApplication } from './applications.own.queries.ts';
import { leave, lockApplication, takeStep } from './applications.queries.ts';
import { canFinish, canLeave, canOfCompany, canWithdraw } from './applications.rules.ts';
import { viewOwnApplication } from './applications.view.ts';
import { whoWasFirst } from './who-was-first.ts';

export const withdrawApplication = (db: Db, student: Account, id: string) =>
  db.tx(async (tx) => {
    const application = await tx.one(lockApplication(id));
    if (!canWithdraw(application)) throw new Refusal('already_decided', { state: application.status });
    await tx.run(takeStep(id, { status: 'withdrawn' }));
    await tx.run(recordEvent('application.withdrawn', id, student.id));
    return viewOwnApplication(await tx.one(getOwnApplication(student.id, id)));
  });

/** A student who has already left gets the same answer again. */
export const endApplication = (deps: ApplicationsDeps, db: Db, actor: SignedIn, id: string) =>
  db.tx(async (tx) => {
    const application = await tx.maybe(lockApplication(id));
    if (!application) throw new Refusal('application_missing');
    const { status, finished_at, left_at } = application;
    const byStudent = actor.kind === 'student';
    if (byStudent && left_at !== null) return { id, status, finished_at };
    if (!(byStudent ? canLeave(application) : canOfCompany(application).end))
      throw new Refusal('already_decided', {
        state: status,
        first: await whoWasFirst(deps, tx, actor, id),
      });
    // A trigger sets left_at when a student ends a running application.
    const running = status === 'accepted';
    const ended = await tx.one(running ? takeStep(id, { status: 'ended' }) : leave(id));
    await tx.run(recordEvent(running ? 'application.ended' : 'application.left', id, actor.id));
    return ended;
  });

export const finishApplication = (db: Db, student: Account, id: string) =>
  db.tx(async (tx) => {
    const { status } = await tx.one(lockApplication(id));
    if (status !== 'accepted') throw new Refusal('already_decided', { state: status });
    if (!canFinish(await tx.one(getOwnApplication(student.id, id)))) throw new Refusal('tasks_open');
    await tx.run(takeStep(id, { status: 'completed' }));
    await tx.run(recordEvent('application.completed', id, student.id));
    return viewOwnApplication(await tx.one(getOwnApplication(student.id, id)));
  });
