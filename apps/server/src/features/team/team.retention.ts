// How long invitations are kept that nobody accepted.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldInvitations } from './team.queries.ts';

export const teamRetention: Retention[] = [
  // Must match the 30 days in the policy that lets the worker delete invitations.
  {
    what: 'invitations',
    days: retentionDays.invitations,
    sweep: (db, days) => sweepInBatches(db, deleteOldInvitations(days)),
  },
];
