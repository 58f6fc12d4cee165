import type { Statements } from '../../platform/database/db.ts';
import { refreshDueAnswers } from './companies.queries.ts';

/** Keeps each statement far below the worker's statement timeout. */
const batch = 100;

/** Recomputes usual response times for companies with new decisions. */
export async function refreshAnswers(db: Statements, now = new Date()): Promise<void> {
  while ((await db.one(refreshDueAnswers(now, batch))).refreshed === batch);
}
