// How long drafts that nobody changes are kept.
import { retentionDays } from '@questline/contract';
import { sweepInBatches, type Retention } from '../../platform/jobs/retention.ts';
import { deleteOldDrafts } from './drafts/initiatives.drafts.queries.ts';

export const initiativesRetention: Retention[] = [
  // Programs repeat every year, so a draft nobody touched for a year is abandoned. Must match the 365 days in the
  // policies that let the worker see and delete drafts.
  {
    what: 'initiative_drafts',
    days: retentionDays.initiativeDrafts,
    sweep: (db, days) => sweepInBatches(db, deleteOldDrafts(days)),
  },
];
