// How long unfinished uploads and unused files are kept.
import { retentionDays } from '@questline/contract';
import type { Retention } from '../../platform/jobs/retention.ts';
import { sweepLoose, sweepUnfinished } from './sweep-files.ts';

export const filesRetention: Retention[] = [
  {
    what: 'unfinished uploads',
    days: retentionDays.unfinishedUploads,
    sweep: (db, days, storage) => sweepUnfinished(db, storage, days),
  },
  {
    what: 'files that nothing refers to',
    days: retentionDays.unreferencedFiles,
    sweep: (db, days, storage) => sweepLoose(db, storage, days),
  },
];
