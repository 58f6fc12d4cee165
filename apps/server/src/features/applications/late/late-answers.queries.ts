// Worker queries about applications and submissions that a company doesn't answer.
import { sql } from 'kysely';
import { query, statement } from '../../../platform/database/db.ts';

/** Those that nobody answered for 21 days. Not while a decision can still be undone. */
export const listUnanswered = (except: string[], max: number) =>
  query
    .selectFrom('initiative_applications')
    .select('id')
    .where('expires_at', '<=', sql<string>`now()`)
    .where('id', '<>', sql<string>`all (${except}::uuid[])`)
    .where(
      sql<boolean>`not exists (select from held_decisions h where h.subject_id = initiative_applications.id)`,
    )
    .orderBy('expires_at')
    .limit(max);

/** What is later than promised, without those that the company knows about. Literals, so that the plan uses the partial
 *  indexes. */
export const listLate = (except: string[], max: number) => {
  const late = (table: 'initiative_applications' | 'task_submissions') => sql`
    (select id, answer_by from ${sql.table(table)} w
      where answer_by <= now() and nudged_at is null and id <> all (${except}::uuid[])
        and not exists (select from held_decisions h where h.subject_id = w.id)
      order by answer_by limit ${max})`;
  return statement(sql<{ id: string }>`
    select id from (${late('initiative_applications')} union all ${late('task_submissions')}) as late
    order by answer_by limit ${max}`);
};

/** Records the nudge and its event. False if someone was first. */
export const nudge = (id: string) => query.selectNoFrom(sql<boolean>`keeper.nudge(${id})`.as('nudged'));

/** Closes it and records its event. False if someone was first. */
export const closeUnanswered = (id: string) =>
  query.selectNoFrom(sql<boolean>`keeper.close_unanswered(${id})`.as('closed'));
