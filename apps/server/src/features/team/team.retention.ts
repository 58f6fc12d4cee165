// How long invitations are kept that nobody accepted.
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldInvitations } from './team.queries.ts';

export const teamRetention: Retention[] = [
  // Must match the 30 days in the policy that lets the worker delete invitations.
  { what: 'invitations', days: 30, sweep: (db, days) => sweepInBatches(db, deleteOldInvitations(days)) },
];
