// When an access token expires, by this browser's clock.
import { limits } from '@questline/contract/plain';

const lifetimeMs = limits.accessTokenMinutes * 60_000;

/** A clock that is hours off must not cause constant renewals, or none at all. If the expiry of a brand-new token
 *  is implausible, a token's usual lifetime is used. */
export function expiryOf(expiresAt: string, now: number): number {
  const leftMs = new Date(expiresAt).getTime() - now;
  return now + (leftMs > 0 && leftMs <= lifetimeMs ? leftMs : lifetimeMs);
}

export const isDue = (expiry: number, now: number) => expiry - now <= limits.refreshWhenSecondsLeft * 1_000;
