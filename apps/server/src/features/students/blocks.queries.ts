// Queries for the companies that a student blocked. A trigger in db/policies/blocks.sql ends what is open between the two.
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

export const blocksPerPage = 50;

type Blocked = {
  company_id: string;
  created_at: string;
  company_name: string | null;
};

/** Of the student who asks, with the names that they can't read otherwise. */
const blockedCompanies = sql<Blocked>`keeper.blocked_companies()`;

export const listBlocks = (before: string | undefined) =>
  query
    .selectFrom(blockedCompanies.as('b'))
    .select(['b.company_id as id', 'b.company_name', 'b.created_at as blocked_at'])
    .$if(before !== undefined, (rows) => rows.where('b.company_id', '<', before!))
    .orderBy('b.company_id', 'desc')
    .limit(sql.lit(blocksPerPage));

/** Inserts nothing if the student can't see the company. */
export const insertBlock = (studentId: string, companyId: string) =>
  query
    .insertInto('blocks')
    .columns(['student_id', 'company_id'])
    .expression(({ selectFrom }) =>
      selectFrom('company_profiles')
        .select([sql<string>`${studentId}::uuid`.as('student_id'), 'id as company_id'])
        .where('id', '=', companyId),
    )
    .onConflict((there) => there.doNothing());

export const findBlock = (studentId: string, companyId: string) =>
  query
    .selectFrom('blocks')
    .select('company_id')
    .where('student_id', '=', studentId)
    .where('company_id', '=', companyId);

export const deleteBlock = (studentId: string, companyId: string) =>
  query
    .deleteFrom('blocks')
    .where('student_id', '=', studentId)
    .where('company_id', '=', companyId)
    .returning('company_id');
