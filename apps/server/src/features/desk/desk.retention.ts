// How long the desk's data is kept, except for its log, which is part of the record of access.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldNotices } from './accounts/desk-accounts.queries.ts';

export const deskRetention: Retention[] = [
  // Must match the policy that lets the worker delete notices.
  {
    what: 'deletion notices',
    days: retentionDays.deletionNotices,
    sweep: (db, days) => sweepInBatches(db, deleteOldNotices(days)),
  },
];
