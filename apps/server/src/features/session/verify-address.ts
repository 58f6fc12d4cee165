import { anonymous } from '../../platform/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SessionNeeds } from './session.needs.ts';
import { findUser, setVerified } from './session.queries.ts';

type Needs = Pick<SessionNeeds, 'authDatabase' | 'links'>;

/** The link stands for one address. Spending it again changes nothing and is no error. */
export async function verifyAddress({ authDatabase, links }: Needs, token: string) {
  const db = authDatabase.as(anonymous);
  const link = links.read('verify', token, new Date());
  const user = link && (await db.maybe(findUser(link.subject)));
  if (!user || links.fingerprint(user.email) !== link.version) throw new Refusal('link_expired');
  await db.run(setVerified(user.id));
}
