import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { countInitiatives, summarizeActiveStudents } from '../applications/applications.public.ts';
import { countWaitingSubmissions } from './submissions.queries.ts';

/** The four numbers above a company's students. */
export async function summarizeStudents(db: Statements, actor: Account) {
  const [summary, waiting, initiatives] = await Promise.all([
    db.maybe(summarizeActiveStudents(actor.id)),
    db.one(countWaitingSubmissions(actor.id)),
    db.one(countInitiatives(actor.id)),
  ]);
  return {
    active_students: summary?.students ?? 0,
    pending_reviews: waiting.count,
    avg_completion: Math.round(1_000 * (summary?.mean_progress ?? 0)) / 10,
    total_initiatives: initiatives.count,
  };
}
