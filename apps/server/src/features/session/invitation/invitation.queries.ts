// Queries for joining a company and for invitations to sign up, for app_auth.
import { sql } from 'kysely';
import { query, statement } from '../../../platform/database/db.ts';

/** An invitation with the names on its page. */
export const findInvitation = (id: string) =>
  query
    .selectFrom('invitations as i')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .innerJoin('profiles as p', 'p.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.version', 'i.sent_at', 'c.company_name', 'p.full_name as invited_by'])
    .where('i.id', '=', id);

/** Returns nothing if the person can't join: keeper.join_team has the conditions. */
export const joinTeam = (invitationId: string, version: number, personId: string) =>
  query
    .selectFrom(
      sql<{
        company_id: string | null;
      }>`keeper.join_team(${invitationId}, ${version}, ${personId})`.as<'joined'>(sql`joined(company_id)`),
    )
    .select('joined.company_id')
    .where('joined.company_id', 'is not', null);

/** Returns nothing if the invitation was used, canceled, sent again or has expired. */
export const findSignUpInvitation = (prospectId: string, version: number) =>
  statement(sql<{ email: string }>`
    select * from keeper.find_sign_up_invitation(${prospectId}, ${version})`);
