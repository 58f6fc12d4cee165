import { invitationEnd, nameOf, type Invitation, type Teammate } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import { canChangeRole, canRemove, type Team } from './team.rules.ts';

type PersonRow = Pick<Row<'members'>, 'person_id' | 'role' | 'joined_at'> &
  Pick<Row<'profiles'>, 'full_name' | 'photo_url'> & { email: string | null };

export const viewTeammate = (row: PersonRow, team: Team, { personId }: SignedIn): Teammate => ({
  id: row.person_id,
  name: nameOf('user', row.full_name),
  email: row.email,
  photo_url: row.photo_url,
  role: row.role,
  joined_at: row.joined_at,
  you: row.person_id === personId,
  can: {
    change_role: canChangeRole(team, personId, row.person_id),
    remove: canRemove(team, personId, row.person_id),
  },
});

type InvitationRow = Pick<Row<'invitations'>, 'id' | 'email' | 'role' | 'sent_at'> & {
  invited_by: string | null;
};

export function viewInvitation(row: InvitationRow, now: Date): Invitation {
  const expiresAt = invitationEnd(row.sent_at);
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: nameOf('user', row.invited_by),
    sent_at: row.sent_at,
    expires_at: expiresAt.toISOString(),
    expired: expiresAt < now,
  };
}
