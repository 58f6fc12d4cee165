import { anonymous } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { checkPassword } from './check-password.ts';
import { signInsPerAccount } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import { endSessionsOf, findPasswordVersion, setPassword } from '../session.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'passwords' | 'links' | 'rateLimit' | 'passwordMin'>;

/** The link names the version of the password it replaces, so it works once. */
export async function resetPassword(
  { authDatabase, passwords, links, rateLimit, passwordMin }: Deps,
  network: string,
  { token, password }: { token: string; password: string },
) {
  const db = authDatabase.as(anonymous);
  const link = links.read('reset', token, new Date());
  const user = link && (await db.maybe(findPasswordVersion(link.subject)));
  if (!user || String(user.password_version) !== link.version) throw new Refusal('link_expired');
  checkPassword(password, user, passwordMin);
  const hash = await passwords.hash(password);

  await db.tx(async (tx) => {
    const changed = await tx.maybe(setPassword(user.id, user.password_version, hash));
    if (!changed) throw new Refusal('link_expired');
    await tx.run(endSessionsOf(user.id));
    // Most people who reset have used up their attempts with the old password.
    await tx.run(rateLimit.forgetAttempts(signInsPerAccount(network, user.email)));
  });
  return { email: user.email };
}
