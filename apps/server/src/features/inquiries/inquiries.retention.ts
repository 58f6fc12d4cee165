// How long inquiries are kept.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldInquiries } from './inquiries.queries.ts';

export const inquiriesRetention: Retention[] = [
  // Must match the 365 days in the policies that let the worker see and delete inquiries.
  {
    what: 'inquiries',
    days: retentionDays.inquiries,
    sweep: (db, days) => sweepInBatches(db, deleteOldInquiries(days)),
  },
];
