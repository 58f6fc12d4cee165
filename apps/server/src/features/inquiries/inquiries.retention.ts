// How long inquiries are kept.
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldInquiries } from './inquiries.queries.ts';

export const inquiriesRetention: Retention[] = [
  // Must match the 365 days in the policies that let the worker see and delete inquiries.
  { what: 'inquiries', days: 365, sweep: (db, days) => sweepInBatches(db, deleteOldInquiries(days)) },
];
