// Rate limits for joining. They count known and unknown emails alike.
import { limits } from '@questline/contract';
import type { Attempt } from '../../platform/limits/rate-limit.ts';

/** A whole school may join during one assembly. */
export const joinsPerNetwork = (network: string): Attempt => ({
  what: 'waitlist from',
  by: [network],
  max: limits.waitlistJoinsPerNetwork,
  minutes: limits.waitlistWindowMinutes,
  perNetwork: true,
});

/** From any network: anyone can enter someone else's email, and that inbox must not fill up. */
export const receipts = (email: string): Attempt => ({
  what: 'waitlist receipt',
  by: [email],
  max: 1,
  minutes: limits.waitlistReceiptMinutes,
});
