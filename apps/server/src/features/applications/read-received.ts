import type { Statements } from '../../platform/database/db.ts';
import { applicationsPerPage, listApplicationsOfCompany, listHeldOfCompany } from './applications.queries.ts';

type Asked = Parameters<typeof listApplicationsOfCompany>[0];

/** A page of received applications. One whose decision can still be undone is listed with its outcome, and students who
 *  finished stay among those who were accepted. */
export async function readReceived(db: Statements, asked: Asked) {
  const { status } = asked;
  if (status !== 'accepted' && status !== 'rejected') return db.many(listApplicationsOfCompany(asked));
  // One query for each status: each reads its index in the order of the list.
  const parts = await db.all(
    listApplicationsOfCompany(asked),
    listHeldOfCompany(asked),
    ...(status === 'accepted' ? [listApplicationsOfCompany({ ...asked, status: 'completed' })] : []),
  );
  return parts
    .flat()
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, applicationsPerPage);
}
