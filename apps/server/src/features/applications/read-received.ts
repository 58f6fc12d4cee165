import type { Statements } from '../../platform/database/db.ts';
import { applicationsPerPage, listApplicationsOfCompany, listHeldOfCompany } from './applications.queries.ts';

type Asked = Parameters<typeof listApplicationsOfCompany>[0];

/** A page of received applications. One whose decision can still be undone is listed with its outcome. */
export async function readReceived(db: Statements, asked: Asked) {
  const { status } = asked;
  if (status !== 'accepted' && status !== 'rejected') return db.many(listApplicationsOfCompany(asked));
  const [rows, held] = await db.all(listApplicationsOfCompany(asked), listHeldOfCompany(asked));
  if (held.length === 0) return rows;
  return [...rows, ...held].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, applicationsPerPage);
}
