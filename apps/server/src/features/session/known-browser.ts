// A browser in which somebody signed in before keeps a mark of that account. Its tries are counted apart, so that
// strangers who guess from all over the world never use up those of the owner. It opens nothing by itself.
import { timingSafeEqual } from 'node:crypto';
import { limits } from '@questline/contract';
import type { HttpCall } from '../../platform/http-call.ts';
import type { Tries } from '../../platform/people-limit.ts';

const cookie = 'known';
/** Keyed, so nobody makes one up or finds out whose it is. */
const markOf = (tries: Tries, email: string) => tries.keyOf({ what: 'known browser', by: [email] });

export function isKnownBrowser(tries: Tries, http: Pick<HttpCall, 'cookie'>, email: string): boolean {
  const [given, wanted] = [Buffer.from(http.cookie(cookie) ?? ''), Buffer.from(markOf(tries, email))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export function rememberBrowser(tries: Tries, http: Pick<HttpCall, 'setCookie'>, email: string): void {
  http.setCookie(cookie, markOf(tries, email), { maxAgeSeconds: limits.knownBrowserDays * 24 * 60 * 60 });
}
