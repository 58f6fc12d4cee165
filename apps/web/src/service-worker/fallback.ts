// Which document is shown when the one at an address can't be loaded.
import { matchPath } from '@questline/contract/plain';

export type Fallback = 'app' | 'offline';

/** Nothing for paths that the worker leaves alone: files, the API and the desk. Operators also work on shared machines, so
 *  nothing of the desk depends on what a browser kept. */
export function fallbackFor(pathname: string): Fallback | undefined {
  if (/^\/(api|desk)(\/|$)/.test(pathname) || pathname.includes('.')) return undefined;
  const page = matchPath(pathname);
  // Pages that open with a link (a guardian's, a shared record) show what the server says now, or nothing.
  return page?.entry === 'app' && page.access !== 'public' ? 'app' : 'offline';
}
