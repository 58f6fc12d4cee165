// How long guardians and the consent ledger are kept.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteGuardiansOfAdults, deleteOldConsents, deleteReplacedGuardians } from './guardians.queries.ts';

export const guardiansRetention: Retention[] = [
  // These must match the policies that let the worker delete them.
  {
    what: 'replaced guardians',
    days: retentionDays.replacedGuardians,
    sweep: (db, days) => sweepInBatches(db, deleteReplacedGuardians(days)),
  },
  {
    what: 'guardians of adults',
    days: retentionDays.guardiansOfAdults,
    sweep: (db, days) => sweepInBatches(db, deleteGuardiansOfAdults(days)),
  },
  // After the account was deleted, which is when keeper.delete_student sets the day.
  {
    what: 'consent ledger',
    days: retentionDays.consents,
    sweep: (db) => sweepInBatches(db, deleteOldConsents()),
  },
];
