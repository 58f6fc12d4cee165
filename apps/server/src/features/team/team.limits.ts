import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

/** Invitations go to any address, so a company can't send many. */
export const invitationsPerCompany = (companyId: string): Attempt => ({
  what: 'invitation',
  by: [companyId],
  max: limits.invitations,
  minutes: limits.invitationWindowMinutes,
});
