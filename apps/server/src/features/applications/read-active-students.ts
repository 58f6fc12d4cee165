import type { ActiveStudent, StudentSort, StudentTab } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import { readCursor, viewCursorPage } from '../../platform/database/cursor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { viewActiveStudent } from './applications.company.view.ts';
import {
  byIndex,
  countActiveStudents,
  listActiveStudents,
  orderOf,
  studentsPerPage,
} from './applications.students.queries.ts';

type Asked = {
  tab: StudentTab;
  sort: StudentSort;
  search: string;
  initiative_id?: string | undefined;
  after?: string | undefined;
};

/** A page of the students working for a company, and how many each tab has. */
export async function readActiveStudents(
  db: Statements,
  actor: Account,
  { tab, sort, search, initiative_id: initiativeId, after }: Asked,
) {
  const list = orderOf(tab, sort);
  const place = readCursor(list, after);
  const asked = { companyId: actor.id, tab, sort, search, initiativeId, after: place };
  const students = listActiveStudents(asked);
  const [rows, counts] = search
    ? [await db.many(students), null]
    : place
      ? [(await db.all(byIndex(), students))[1], null]
      : await readFirst(db, students, countActiveStudents(actor.id, initiativeId));
  const page = viewCursorPage(rows, { list, limit: studentsPerPage }, viewActiveStudent(new Date()));
  return { ...page, items: list === 'attention' ? longestWaitFirst(page.items) : page.items, counts };
}

/** Within the page: the index has all work to review in one group. Students without any keep their order. */
const longestWaitFirst = (students: ActiveStudent[]) =>
  students.toSorted((one, other) => (one.waiting_since ?? '9').localeCompare(other.waiting_since ?? '9'));

async function readFirst(
  db: Statements,
  students: ReturnType<typeof listActiveStudents>,
  counting: ReturnType<typeof countActiveStudents>,
) {
  const [, rows, [counts]] = await db.all(byIndex(), students, counting);
  return [rows, counts!] as const;
}
