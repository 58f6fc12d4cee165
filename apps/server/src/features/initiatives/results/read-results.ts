import type { InitiativeResults } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOutcomes, findOwnId, listDays } from './initiatives.results.queries.ts';
import { daysOf, firstMonday, weeksOf } from './initiatives.results.rules.ts';

/** How one of the company's initiatives is doing, week by week. */
export async function readResults(db: Statements, company: SignedIn, id: string): Promise<InitiativeResults> {
  const now = new Date();
  const [[own], days, [outcomes]] = await db.all(
    findOwnId(company.id, id),
    listDays(id, firstMonday(now)),
    findOutcomes(id),
  );
  if (!own) throw new Refusal('not_found');
  return {
    weeks: weeksOf(days, now),
    rejected: outcomes?.rejected ?? 0,
    days_to_finish: daysOf(outcomes?.seconds_to_finish ?? null),
  };
}
