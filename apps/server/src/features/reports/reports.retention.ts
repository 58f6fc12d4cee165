// How long reports are kept.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldReports } from './reports.queries.ts';

export const reportsRetention: Retention[] = [
  // After they are closed. Must match the 365 days in the policy that lets the worker delete reports.
  {
    what: 'closed reports',
    days: retentionDays.reports,
    sweep: (db, days) => sweepInBatches(db, deleteOldReports(days)),
  },
];
