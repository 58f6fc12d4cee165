// How long changes of open initiatives are kept.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldChanges } from './matching.offers.queries.ts';

export const matchingRetention: Retention[] = [
  // API nodes read them within seconds, and after 12 hours they load everything again (open-offers.ts). Must match the
  // day in the policies that let the worker see and delete changes.
  {
    what: 'initiative_changes',
    days: retentionDays.initiativeChanges,
    sweep: (db, days) => sweepInBatches(db, deleteOldChanges(days)),
  },
];
