// All queries of this feature. The API's role cannot read entries, so requests go through security-definer functions.
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

/** Inserts an entry or updates the choice of an existing one; returns its id either way. */
export const joinEntry = (email: string, pilotInterest: boolean) =>
  query.selectNoFrom(sql<string>`keeper.join_waitlist(${email}, ${pilotInterest})`.as('id'));

export const removeEntry = (id: string) =>
  query.selectNoFrom(sql<boolean>`keeper.leave_waitlist(${id})`.as('removed'));

/** For the worker. */
export const findEntry = (id: string) =>
  query.selectFrom('waitlist_entries').select(['id', 'email', 'pilot_interest']).where('id', '=', id);
