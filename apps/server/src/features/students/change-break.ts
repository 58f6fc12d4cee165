import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { endBreak, takeBreak } from './breaks.queries.ts';
import { breakEnd } from './students.rules.ts';

type Student = { id: string; time_zone: string | null };

/** Starts a break, or changes the day of one. */
export async function startBreak(db: Db, { id, time_zone }: Student, backOn: string): Promise<void> {
  const end = breakEnd(backOn, time_zone, new Date());
  if (!end) throw new Refusal('break_day_refused');
  await db.tx(async (tx) => {
    await tx.run(takeBreak(id, backOn, end));
    await tx.run(recordEvent('student.break_changed', id, id));
  });
}

export const stopBreak = (db: Db, studentId: string): Promise<void> =>
  db.tx(async (tx) => {
    if (await tx.maybe(endBreak(studentId)))
      await tx.run(recordEvent('student.break_changed', studentId, studentId));
  });
