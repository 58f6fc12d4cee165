// How long the originals of replaced contact details are kept.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldOriginals } from './contact-details.queries.ts';

export const contactDetailsRetention: Retention[] = [
  // After they are closed. Must match the 365 days in the policy that lets the worker delete them.
  {
    what: 'removed contact details',
    days: retentionDays.removedContacts,
    sweep: (db, days) => sweepInBatches(db, deleteOldOriginals(days)),
  },
];
