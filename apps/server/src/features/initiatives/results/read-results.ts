import type { ResultsWeek } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOwnId, listDays } from './initiatives.results.queries.ts';
import { firstMonday, weeksOf } from './initiatives.results.rules.ts';

/** How one of the company's initiatives is doing, week by week. */
export async function readResults(
  db: Statements,
  company: SignedIn,
  id: string,
): Promise<{ weeks: ResultsWeek[] }> {
  const now = new Date();
  const [[own], days] = await db.all(findOwnId(company.id, id), listDays(id, firstMonday(now)));
  if (!own) throw new Refusal('not_found');
  return { weeks: weeksOf(days, now) };
}
