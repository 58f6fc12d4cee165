// Rate limits of the desk. The password has those of the app's sign-in, counted separately per account.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

/** Keeps operators from flooding someone's inbox. */
export const accountEmailsPerPerson = (personId: string): Attempt => ({
  what: 'email from the desk',
  by: [personId],
  max: limits.deskEmailsPerPerson,
  minutes: limits.deskEmailWindowMinutes,
});

/** Keeps a stolen session from listing everyone. Counted per operator. */
export const searchesPerOperator = (operatorId: string): Attempt => ({
  what: 'search at the desk',
  by: [operatorId],
  max: limits.deskSearches,
  minutes: limits.deskSearchWindowMinutes,
});

/** Only someone who knows the password can use them up, and passkeys still work then. */
export const recoveryAttempts = (operatorId: string): Attempt => ({
  what: 'recovery code',
  by: [operatorId],
  max: limits.recoveryCodeAttempts,
  minutes: limits.recoveryCodeWindowMinutes,
});
