import type { Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getOwn } from './students.queries.ts';
import type { OwnRow } from './students.view.ts';

/** The signed-in student. An access token outlives a deleted account by a few minutes. */
export async function readOwn(db: Statements, id: string): Promise<OwnRow> {
  const row = await db.maybe(getOwn(id));
  if (!row) throw new Refusal('not_signed_in');
  return row;
}
