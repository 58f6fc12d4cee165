// When an access token runs out, by this browser's own clock.
import { limits } from '@questline/contract/plain';

const lifetimeMs = limits.accessTokenMinutes * 60_000;

/** A clock that is wrong by hours must neither renew at every breath nor never: what cannot be true
 *  of a token that was made just now is replaced by a token's usual lifetime. */
export function expiryOf(expiresAt: string, now: number): number {
  const leftMs = new Date(expiresAt).getTime() - now;
  return now + (leftMs > 0 && leftMs <= lifetimeMs ? leftMs : lifetimeMs);
}

export const isDue = (expiry: number, now: number) => expiry - now <= limits.refreshWhenSecondsLeft * 1_000;
