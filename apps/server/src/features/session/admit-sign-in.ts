import { siteOf } from '../../platform/address.ts';
import type { Db } from '../../platform/db.ts';
import type { HttpCall } from '../../platform/http-call.ts';
import type { Tries } from '../../platform/people-limit.ts';
import { isKnownBrowser } from './known-browser.ts';
import { signInsPerAccount, signInsPerAddress, signInsPerNetwork, signInsPerSite } from './session.limits.ts';

export type Trying = Pick<HttpCall, 'address' | 'cookie'>;

/** Before a password is looked at, wherever it was typed. The same counts for every address, known or not. */
export async function admitSignIn(db: Db, tries: Tries, from: Trying, email: string): Promise<void> {
  const site = siteOf(from.address);
  await tries.admit(db, signInsPerNetwork(from.address));
  if (site) await tries.admit(db, signInsPerSite(site));
  await tries.admit(db, signInsPerAccount(from.address, email));
  await tries.admit(db, signInsPerAddress(email, isKnownBrowser(tries, from, email)));
}
