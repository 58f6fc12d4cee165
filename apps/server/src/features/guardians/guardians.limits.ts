// Rate limits for emails to guardians. A student can name any address, so that a stranger's inbox needs protection.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

export const changesPerStudent = (studentId: string): Attempt => ({
  what: 'guardian change',
  by: [studentId],
  max: limits.guardianChanges,
  minutes: limits.guardianWindowMinutes,
});

/** For all students together. Naming a guardian and asking for a new link both count. */
export const emailsPerGuardian = (email: string): Attempt => ({
  what: 'guardian email',
  by: [email],
  max: limits.guardianEmails,
  minutes: limits.guardianWindowMinutes,
});

export const linksPerGuardian = (guardianId: string): Attempt => ({
  what: 'guardian link',
  by: [guardianId],
  max: limits.linkEmails,
  minutes: limits.linkEmailWindowMinutes,
});
