// All queries of this feature. Row level security in db/policies/team.sql decides who may see or change a row, and its
// triggers decide which steps are allowed.
import { limits, type MemberRole } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import { daysAgo, sweepBatch } from '../../platform/jobs/retention.ts';

/** Owners first, then in the order they joined. Only owners get emails. */
export const listPeople = (companyId: string) =>
  query
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.id', 'm.person_id')
    .leftJoin(
      sql<{ person_id: string; email: string }>`keeper.team_emails()`.as<'e'>(sql`e(person_id, email)`),
      'e.person_id',
      'm.person_id',
    )
    .select(['m.person_id', 'm.role', 'm.joined_at', 'p.full_name', 'p.photo_url', 'e.email'])
    .where('m.company_id', '=', companyId)
    .where('m.left_at', 'is', null)
    .orderBy(sql`m.role = 'member'`)
    .orderBy('m.joined_at')
    .limit(sql.lit(limits.teamMax));

/** People can only invite others after verifying their own email. */
export const checkInviter = () =>
  query.selectNoFrom([
    sql<boolean>`keeper.is_owner()`.as('is_owner'),
    sql<boolean>`keeper.is_verified()`.as('email_verified'),
  ]);

const invitations = (companyId: string) =>
  query
    .selectFrom('invitations as i')
    .innerJoin('profiles as p', 'p.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'i.sent_at', 'p.full_name as invited_by'])
    .where('i.company_id', '=', companyId);

/** The last invited first. */
export const listInvitations = (companyId: string) =>
  invitations(companyId).orderBy('i.id', 'desc').limit(sql.lit(limits.teamMax));

export const getInvitation = (companyId: string, id: string) => invitations(companyId).where('i.id', '=', id);

/** Returns nothing if the email is already invited. */
export const insertInvitation = (company_id: string, email: string, role: MemberRole) =>
  query
    .insertInto('invitations')
    .values({ company_id, email, role })
    .onConflict((known) => known.columns(['company_id', 'email']).doNothing())
    .returning('id');

/** A trigger sets the time. */
export const sendAgain = (companyId: string, id: string) =>
  query
    .updateTable('invitations')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id');

export const deleteInvitation = (companyId: string, id: string) =>
  query.deleteFrom('invitations').where('id', '=', id).where('company_id', '=', companyId).returning('id');

const person = (companyId: string, id: string) =>
  query
    .updateTable('members')
    .where('company_id', '=', companyId)
    .where('person_id', '=', id)
    .where('left_at', 'is', null)
    .returning('person_id');

export const setRole = (companyId: string, id: string, role: MemberRole) =>
  person(companyId, id).set({ role });
export const endMembership = (companyId: string, id: string) =>
  person(companyId, id).set({ left_at: sql<string>`now()` });

/** For the worker: an invitation with what its email says. */
export const findInvitation = (id: string) =>
  query
    .selectFrom('invitations as i')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .innerJoin('profiles as p', 'p.id', 'i.invited_by')
    .leftJoin('users as u', 'u.email', 'i.email')
    .leftJoin('profiles as known', 'known.id', 'u.id')
    .select(['i.id', 'i.email', 'i.version', 'i.sent_at', 'c.company_name', 'p.full_name as invited_by'])
    .select('known.user_type as known_as')
    .where('i.id', '=', id);

/** For the worker: someone who belongs to no company any more, with the one they were removed from. It is missing if the
 *  company was deleted. */
export const findWithoutCompany = (personId: string) =>
  query
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.id')
    .leftJoin('members as m', (join) =>
      join.onRef('m.person_id', '=', 'p.id').onRef('m.left_at', '=', 'p.left_company_at'),
    )
    .leftJoin('company_profiles as c', 'c.id', 'm.company_id')
    .select(['u.email', 'p.left_company_at', 'm.company_id', 'c.company_name'])
    .where('p.id', '=', personId)
    .where('p.left_company_at', 'is not', null)
    .$narrowType<{ left_company_at: string }>();

/** For the worker. */
export function deleteOldInvitations(days: number) {
  const old = query
    .selectFrom('invitations')
    .select('id')
    .where('sent_at', '<', daysAgo(days))
    .limit(sweepBatch);
  return query.deleteFrom('invitations').where('id', 'in', old).returning('id');
}
