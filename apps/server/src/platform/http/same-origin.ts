// Prevents other sites from making a browser change something here with its cookies. Browsers send the origin of a
// request and pages cannot forge it; other programs send neither header and have no cookies.
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../refusal.ts';

const safeMethods = new Set(['GET', 'HEAD']);

export function requireSameOrigin(method: string, headers: IncomingHttpHeaders, ownOrigin: string): void {
  if (safeMethods.has(method)) return;
  const site = headers['sec-fetch-site'];
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : (headers.origin ?? ownOrigin) === ownOrigin;
  if (!isOurs) throw new Refusal('forbidden');
}
