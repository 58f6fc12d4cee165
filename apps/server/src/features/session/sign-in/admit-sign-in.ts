import { siteOf } from '../../../platform/http/ip-address.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { HttpCall } from '../../../platform/http/http-call.ts';
import { findKnownBrowser } from './known-browser.ts';
import {
  signInsPerAccount,
  signInsPerAddress,
  signInsPerBrowser,
  signInsPerNetwork,
  signInsPerSite,
} from '../session.limits.ts';
import type { SessionNeeds } from '../session.deps.ts';

export type Trying = Pick<HttpCall, 'address' | 'cookie'>;
type Needs = Pick<SessionNeeds, 'links' | 'tries'>;

/** Checks the rate limits before a password is verified, wherever it was typed. Known and unknown emails count alike. */
export async function admitSignIn(db: Db, needs: Needs, from: Trying, email: string): Promise<void> {
  const { tries } = needs;
  const browser = findKnownBrowser(needs, from, email);
  // A known browser has its own attempts, separate even from its network: somebody else at the same school must not
  // lock the owner out. Once they are used up, it counts as an unknown browser.
  if (browser && (await db.one(tries.countTry(signInsPerBrowser(browser)))).allowed) return;

  const site = siteOf(from.address);
  await tries.admit(db, signInsPerNetwork(from.address));
  if (site) await tries.admit(db, signInsPerSite(site));
  await tries.admit(db, signInsPerAccount(from.address, email));
  await tries.admit(db, signInsPerAddress(email));
}
