// A browser where someone signed in keeps a signed mark for that account. It grants no access, but its attempts are
// counted separately, so people who guess passwords never use up the owner's. Every sign-in issues a new mark with
// its own count: a mark left on a shared computer can't use up the attempts of the owner's other browsers.
import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import type { HttpCall } from '../../../platform/http/http-call.ts';
import type { SessionDeps } from '../session.deps.ts';

type Deps = Pick<SessionDeps, 'links' | 'rateLimit'>;

const cookie = 'known';
const purpose = 'known-browser';
const dayMs = 24 * 60 * 60 * 1_000;

/** Keyed, so that a mark doesn't reveal the account. */
const accountOf = ({ rateLimit }: Deps, email: string) =>
  rateLimit.keyOf({ what: 'known browser', by: [email] });

/** The id of this browser's mark if it is valid for the account. */
export function findKnownBrowser(
  deps: Deps,
  http: Pick<HttpCall, 'cookie'>,
  email: string,
): string | undefined {
  const mark = deps.links.read(purpose, http.cookie(cookie) ?? '', new Date());
  return mark?.version === accountOf(deps, email) ? mark.subject : undefined;
}

export function rememberBrowser(deps: Deps, http: Pick<HttpCall, 'setCookie'>, email: string): void {
  const expiresAt = new Date(Date.now() + limits.knownBrowserDays * dayMs);
  const mark = deps.links.make({
    purpose,
    subject: randomUUID(),
    version: accountOf(deps, email),
    expiresAt,
  });
  http.setCookie(cookie, mark, { maxAgeSeconds: (limits.knownBrowserDays * dayMs) / 1_000 });
}
