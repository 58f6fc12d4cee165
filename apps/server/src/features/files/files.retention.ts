// How long unfinished uploads and unused files are kept.
import { limits } from '@questline/contract';
import type { Retention } from '../../platform/jobs/retention.ts';
import { sweepLoose, sweepUnfinished } from './sweep-files.ts';

export const filesRetention: Retention[] = [
  {
    what: 'unfinished uploads',
    days: limits.unfinishedUploadHours / 24,
    sweep: (db, days, storage) => sweepUnfinished(db, storage, days),
  },
  {
    what: 'files that nothing refers to',
    days: limits.unreferencedFileDays,
    sweep: (db, days, storage) => sweepLoose(db, storage, days),
  },
];
