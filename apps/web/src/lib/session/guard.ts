// Who sees which page, as one pure function. It only guides people: the server decides what they may read or change.
import { landings, matchPath, safeReturnTo, type UserType } from '@questline/contract/plain';

export type Visitor = 'loading' | 'anonymous' | UserType;
export type Decision = { show: true } | { wait: true } | { goTo: string };

const show: Decision = { show: true };

export function decide(pathname: string, search: string, visitor: Visitor): Decision {
  const page = matchPath(pathname);
  if (!page || page.access === 'public') return show;
  if (visitor === 'loading') return { wait: true };

  if (page.access === 'auth-page')
    return visitor === 'anonymous' ? show : { goTo: awayFromAuth(visitor, search) };
  if (visitor === 'anonymous') return { goTo: signInFor(pathname, search) };
  if (page.access === 'signed-in' || page.access === visitor) return show;
  return { goTo: landings[visitor].otherwise };
}

/** Where people go who open an auth page although they are signed in. */
export const awayFromAuth = (type: UserType, search: string): string =>
  safeReturnTo(returnToOf(search)) ?? landings[type].otherwise;

/** Where people go after an auth form. */
export const afterAuth = (type: UserType, returnTo: string | null | undefined): string =>
  safeReturnTo(returnTo) ?? landings[type].afterAuth;

const returnToOf = (search: string) => new URLSearchParams(search).get('returnTo');

function signInFor(pathname: string, search: string) {
  const authPage = pathname.includes('/company') ? '/company/auth' : '/student/auth';
  return `${authPage}?returnTo=${encodeURIComponent(pathname + search)}`;
}
