// How long the record of access is kept. Entries are dropped seal by seal, and the seals stay.
import { retentionDays } from '@questline/contract';
import type { Retention } from '../jobs/retention.ts';
import { dropOldEntries } from './access-log.queries.ts';

/** Must match keeper.drop_old_log. */
export const logRetentionDays = retentionDays.accessLog;

export const accessLogRetention: Retention[] = [
  {
    what: 'access_log',
    days: logRetentionDays,
    sweep: async (db, days) => {
      while ((await db.one(dropOldEntries(days))).seal !== null);
    },
  },
];
