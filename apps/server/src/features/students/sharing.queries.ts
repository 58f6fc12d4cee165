// What companies see of a student, and the student's choice to share school and handles.
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

export const sharingPerPage = 50;

type Wanted = { before?: string | undefined; company_id?: string | undefined };

const sharing = () =>
  query
    .selectFrom('ties as t')
    .innerJoin('company_profiles as c', 'c.id', 't.company_id')
    .leftJoin('shared_contacts as s', (share) =>
      share.onRef('s.student_id', '=', 't.student_id').onRef('s.company_id', '=', 't.company_id'),
    )
    .select(['t.company_id as id', 'c.company_name', 'c.logo_url', 't.stage'])
    .select(sql<boolean>`s.company_id is not null`.as('shares_contacts'))
    .select(sql<boolean>`c.suspended_at is not null`.as('suspended'));

/** A company has no copy of the profile after the student withdrew, or when it was deleted. Blocked companies have their
 *  own list. */
export const listSharing = (studentId: string, { before, company_id }: Wanted) =>
  sharing()
    .where('t.student_id', '=', studentId)
    .where('t.stage', 'not in', ['withdrawn', 'closed'])
    .where(sql<boolean>`not keeper.has_blocked(t.company_id)`)
    .$if(company_id !== undefined, (rows) => rows.where('t.company_id', '=', company_id!))
    .$if(before !== undefined, (rows) => rows.where('t.company_id', '<', before!))
    .orderBy('t.company_id', 'desc')
    .limit(sharingPerPage);

export const getSharing = preparedRead((studentId: Param<string>, companyId: Param<string>) =>
  sharing().where('t.student_id', '=', studentId).where('t.company_id', '=', companyId),
);

export const shareContacts = (student_id: string, company_id: string) =>
  query
    .insertInto('shared_contacts')
    .values({ student_id, company_id })
    .onConflict((there) => there.doNothing());

export const stopSharingContacts = (studentId: string, companyId: string) =>
  query.deleteFrom('shared_contacts').where('student_id', '=', studentId).where('company_id', '=', companyId);
