// How often somebody may join. Whether an address waits already changes nothing here.
import { limits } from '@questline/contract';
import type { Tried } from '../../platform/limits/rate-limit.ts';

/** A whole school may join in one assembly. */
export const joinsPerNetwork = (network: string): Tried => ({
  what: 'waitlist from',
  by: [network],
  most: limits.waitlistJoinsPerNetwork,
  minutes: limits.waitlistWindowMinutes,
});

/** From wherever: anybody can type somebody else's address, whose inbox must not fill. */
export const receipts = (email: string): Tried => ({
  what: 'waitlist receipt',
  by: [email],
  most: 1,
  minutes: limits.waitlistReceiptMinutes,
});
