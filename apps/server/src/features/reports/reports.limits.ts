// Rate limits for reports.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

export const reportsPerPerson = (personId: string): Attempt => ({
  what: 'report',
  by: [personId],
  max: limits.reportsPerDay,
  minutes: 24 * 60,
});
