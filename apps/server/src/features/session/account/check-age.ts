import { isYoungerThan, limits } from '@questline/contract';
import type { HttpCall } from '../../../platform/http/http-call.ts';

const cookie = 'too-young';

/** Whether the person is too young for an account. Nothing about it is stored here: the browser keeps a mark for a day,
 *  without the date, so that entering another one doesn't help. */
export function isTooYoung(http: Pick<HttpCall, 'cookie' | 'setCookie'>, birthMonth: string): boolean {
  if (http.cookie(cookie) !== undefined) return true;
  if (!isYoungerThan(limits.signUpMinAge, birthMonth, new Date())) return false;
  http.setCookie(cookie, 'yes', { maxAgeSeconds: limits.tooYoungHours * 60 * 60 });
  return true;
}
