// How long the record of access is kept. Entries are dropped seal by seal, and the seals stay.
import type { Retention } from '../jobs/retention.ts';
import { dropOldEntries } from './access-log.queries.ts';

/** Must match keeper.drop_old_log and the privacy page. */
export const logRetentionDays = 730;

export const accessLogRetention: Retention[] = [
  {
    what: 'access_log',
    days: logRetentionDays,
    sweep: async (db, days) => {
      while ((await db.one(dropOldEntries(days))).seal !== null);
    },
  },
];
