// Rate limits for what students share: each new link or code takes space that nobody gets back.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

const perDay = (what: string, studentId: string, max: number): Attempt => ({
  what,
  by: [studentId],
  max,
  minutes: 24 * 60,
});

export const linksPerStudent = (studentId: string) =>
  perDay('record link', studentId, limits.recordLinksPerDay);
export const credentialsPerStudent = (studentId: string) =>
  perDay('credential', studentId, limits.credentialsPerDay);
