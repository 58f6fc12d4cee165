// How long ended and expired sessions are kept, and accounts of people who no longer belong to a company.
import { limits } from '@questline/contract';
import { sweepBatch, sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldSessions, deletePeopleWithoutCompany } from './session.queries.ts';

export const sessionRetention: Retention[] = [
  // Must match the 30 days in the policy that lets the worker see and delete sessions.
  { what: 'sessions', days: 30, sweep: (db, days) => sweepInBatches(db, deleteOldSessions(days)) },
  {
    what: 'accounts without a company',
    days: limits.withoutCompanyDays,
    sweep: async (db, days) => {
      while ((await db.one(deletePeopleWithoutCompany(days))).deleted === sweepBatch);
    },
  },
];
