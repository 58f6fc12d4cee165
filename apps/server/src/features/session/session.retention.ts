// How long ended and expired sessions are kept.
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldSessions } from './session.queries.ts';

export const sessionRetention: Retention[] = [
  // Must match the 30 days in the policy that lets the worker see and delete sessions.
  { what: 'sessions', days: 30, sweep: (db, days) => sweepInBatches(db, deleteOldSessions(days)) },
];
