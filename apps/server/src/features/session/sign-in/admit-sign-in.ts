import { siteOf } from '../../../platform/http/ip-address.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { HttpCall } from '../../../platform/http/http-call.ts';
import { findKnownBrowser } from './known-browser.ts';
import {
  signInsPerAccount,
  signInsPerEmail,
  signInsPerBrowser,
  signInsPerNetwork,
  signInsPerSite,
} from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';

export type SignInFrom = Pick<HttpCall, 'address' | 'cookie'>;
type Deps = Pick<SessionDeps, 'links' | 'rateLimit'>;

/** Checks the rate limits before a password is verified, wherever it was typed. Known and unknown emails count alike. */
export async function admitSignIn(db: Db, deps: Deps, from: SignInFrom, email: string): Promise<void> {
  const { rateLimit } = deps;
  const browser = findKnownBrowser(deps, from, email);
  // A known browser has its own attempts, separate even from its network: someone else at the same school must not
  // lock the owner out. Once they are used up, it counts as an unknown browser.
  if (browser && (await db.one(rateLimit.countAttempt(signInsPerBrowser(browser)))).allowed) return;

  const site = siteOf(from.address);
  await rateLimit.admit(db, signInsPerNetwork(from.address));
  if (site) await rateLimit.admit(db, signInsPerSite(site));
  await rateLimit.admit(db, signInsPerAccount(from.address, email));
  await rateLimit.admit(db, signInsPerEmail(email));
}
