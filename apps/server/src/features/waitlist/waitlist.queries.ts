// The only SQL of this feature. Requests go through functions of the keeper: their role reads no entry.
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

/** A new entry, or the choice of an old one; its id either way. */
export const joinEntry = (email: string, pilotInterest: boolean) =>
  query.selectNoFrom(sql<string>`keeper.join_waitlist(${email}, ${pilotInterest})`.as('id'));

export const removeEntry = (id: string) =>
  query.selectNoFrom(sql<boolean>`keeper.leave_waitlist(${id})`.as('removed'));

/** For the worker. */
export const findEntry = (id: string) =>
  query.selectFrom('waitlist_entries').select(['id', 'email', 'pilot_interest']).where('id', '=', id);
