import type { Statements } from '../../platform/database/db.ts';
import { closeDue } from './initiatives.queries.ts';

/** Keeps each statement far below the worker's statement timeout. */
const batch = 100;

/** Takes initiatives whose deadline has passed off the lists. Applying is refused from the moment of the deadline on. */
export async function closeApplications(db: Statements): Promise<void> {
  while ((await db.one(closeDue(batch))).closed === batch);
}
