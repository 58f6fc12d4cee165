import type { StudentSort, StudentTab } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import { readCursor, viewCursorPage } from '../../platform/database/cursor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { viewActiveStudent } from './applications.company.view.ts';
import { byIndex, listActiveStudents, orderOf, studentsPerPage } from './applications.students.queries.ts';

type Asked = {
  tab: StudentTab;
  sort: StudentSort;
  search: string;
  initiative_id?: string | undefined;
  after?: string | undefined;
};

/** A page of the students working for a company. */
export async function readActiveStudents(
  db: Statements,
  actor: Account,
  { tab, sort, search, initiative_id: initiativeId, after }: Asked,
) {
  const list = orderOf(tab, sort);
  const place = readCursor(list, after);
  const asked = { companyId: actor.id, tab, sort, search, initiativeId, after: place };
  const students = listActiveStudents(asked);
  const rows = search ? await db.many(students) : (await db.all(byIndex(), students))[1];
  return viewCursorPage(rows, { list, limit: studentsPerPage }, viewActiveStudent(new Date()));
}
