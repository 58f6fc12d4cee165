import { anonymous } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SessionDeps } from '../session.deps.ts';
import { findSignUpInvitation } from './invitation.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'links'>;

/** Whom an operator invited to sign up, for the form. The link does nothing else: signing up has the same steps for
 *  everyone. A link that was used, canceled or replaced fails the same way as a forged one. */
export async function readSignUpInvitation({ authDatabase, links }: Deps, token: string) {
  const link = links.read('sign-up-invitation', token, new Date());
  const found =
    link &&
    (await authDatabase.as(anonymous).maybe(findSignUpInvitation(link.subject, Number(link.version))));
  if (!found) throw new Refusal('link_expired');
  return { email: found.email };
}
