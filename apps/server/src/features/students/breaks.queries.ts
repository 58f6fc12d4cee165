// Queries for breaks that students take. Row level security in db/policies/students.sql decides who learns about one.
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

/** The day a student is back, while they are on a break and the actor may know. `studentId` is a column. */
export const backOn = (studentId: string) => sql<string | null>`(select b.back_on from student_breaks b
  where b.student_id = ${sql.ref(studentId)} and b.back_at > now())`;

export const takeBreak = (student_id: string, back_on: string, back_at: Date) => {
  const until = { back_on, back_at: back_at.toISOString() };
  return query
    .insertInto('student_breaks')
    .values({ student_id, ...until })
    .onConflict((latest) =>
      latest.column('student_id').doUpdateSet({ ...until, started_at: sql<string>`now()` }),
    );
};

/** Nothing if the student isn't on a break. */
export const endBreak = (studentId: string) =>
  query
    .updateTable('student_breaks')
    .set({ back_at: sql<string>`now()` })
    .where('student_id', '=', studentId)
    .where('back_at', '>', sql<string>`now()`)
    .returning('student_id');
