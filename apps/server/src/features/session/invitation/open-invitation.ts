import { invitationEnd, nameOf } from '@questline/contract';
import { anonymous } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SessionDeps } from '../session.deps.ts';
import { findInvitation } from './invitation.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'links'>;

/** The invitation that a link is for. Sending it again makes earlier links useless, and so does canceling. */
export async function openInvitation({ authDatabase, links }: Deps, token: string) {
  const link = links.read('invitation', token, new Date());
  const found = link && (await authDatabase.as(anonymous).maybe(findInvitation(link.subject)));
  if (!found || String(found.version) !== link.version) throw new Refusal('link_expired');
  return found;
}

export async function readInvitation(deps: Deps, token: string) {
  const { company_name, invited_by, email, sent_at } = await openInvitation(deps, token);
  return {
    company_name: nameOf('company', company_name),
    invited_by: nameOf('user', invited_by),
    email,
    expires_at: invitationEnd(sent_at).toISOString(),
  };
}
