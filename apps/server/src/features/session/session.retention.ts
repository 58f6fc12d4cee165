// How long ended and expired sessions and corrected emails are kept, and accounts of people who no longer belong to a company.
import { retentionDays } from '@questline/contract';
import { sweepBatch, sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldCorrections } from './account/email-correction.queries.ts';
import { deleteOldSessions, deletePeopleWithoutCompany } from './session.queries.ts';

export const sessionRetention: Retention[] = [
  // Must match the 30 days in the policy that lets the worker see and delete sessions.
  {
    what: 'sessions',
    days: retentionDays.sessions,
    sweep: (db, days) => sweepInBatches(db, deleteOldSessions(days)),
  },
  // Must match the 30 days in the policy that lets the worker delete them.
  {
    what: 'email corrections',
    days: retentionDays.emailCorrections,
    sweep: (db, days) => sweepInBatches(db, deleteOldCorrections(days)),
  },
  {
    what: 'accounts without a company',
    days: retentionDays.accountsWithoutCompany,
    sweep: async (db, days) => {
      while ((await db.one(deletePeopleWithoutCompany(days))).deleted === sweepBatch);
    },
  },
];
