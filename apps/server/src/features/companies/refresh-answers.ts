import type { Statements } from '../../platform/db.ts';
import { refreshDueAnswers } from './companies.queries.ts';

/** Far below the time that a statement of the worker may take. */
const batch = 100;

/** Works out how soon companies usually answer, where something has changed since the last time. */
export async function refreshAnswers(db: Statements, now = new Date()): Promise<void> {
  while ((await db.one(refreshDueAnswers(now, batch))).refreshed === batch);
}
