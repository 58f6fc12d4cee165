import type { Account } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { deleteInitiative } from './initiatives.own.queries.ts';

/** Permanent, with everyone's drafts of it. Triggers end the applications; the event notifies the students concerned. */
export const removeInitiative = (db: Db, company: Account, id: string) =>
  db.tx(async (tx) => {
    const { deleted } = await tx.one(deleteInitiative(id));
    if (!deleted) throw new Refusal('not_found');
    await tx.run(recordEvent('initiative.deleted', id, company.id));
  });
