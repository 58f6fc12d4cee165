// Queries for the team's notes about students. Row level security in db/policies/applications.sql decides who may see a row.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';

const columns = ['id', 'person_id', 'content', 'created_at'] as const;

export const listNotes = (companyId: string, studentId: string) =>
  query
    .selectFrom('student_notes')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(sql.lit(limits.studentNotes));

/** Whether the company can write about the student, and whether the person is an owner. Finds nothing if the company
 *  can't see the student. */
export const findPair = (companyId: string, studentId: string) =>
  query
    .selectFrom('ties as t')
    .select(sql<boolean>`keeper.is_owner()`.as('is_owner'))
    .select(
      sql<boolean>`exists (select from initiative_applications a where a.student_id = t.student_id
        and a.company_id = t.company_id and a.status in ('pending', 'accepted', 'completed') and a.left_at is null)`.as(
        'can_write',
      ),
    )
    .where('t.company_id', '=', companyId)
    .where('t.student_id', '=', studentId);

export const findNote = (companyId: string, clientId: string) =>
  query
    .selectFrom('student_notes')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId);

type Note = { company_id: string; student_id: string; client_id: string; content: string };

/** The database fills in the author, and refuses a note that can't be written. */
export const insertNote = (note: Note) =>
  query
    .insertInto('student_notes')
    .values(note)
    .onConflict((repeated) => repeated.columns(['company_id', 'client_id']).doNothing())
    .returning(columns);

export const deleteNote = (id: string) =>
  query.deleteFrom('student_notes').where('id', '=', id).returning('id');
