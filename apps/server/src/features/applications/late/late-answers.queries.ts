// Worker queries about applications that a company doesn't answer.
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';

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

/** Closes it and records its event. False if someone was first. */
export const closeUnanswered = (id: string) =>
  query.selectNoFrom(sql<boolean>`keeper.close_unanswered(${id})`.as('closed'));
