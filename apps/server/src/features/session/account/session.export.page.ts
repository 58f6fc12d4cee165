// What the queries of a data export share: their pages, and who gets what.
import { sql } from 'kysely';

export const exportRows = 50;

export type Page = { of?: string | undefined; cursor?: string | undefined };

export type Exported = { cursor: string } & Record<string, unknown>;

export const limit = sql.lit(exportRows);

/** Sorts before every key. */
export const least = '00000000-0000-0000-0000-000000000000';

export const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const isOwner = sql<boolean>`(select keeper.is_owner())`;

/** Older messages don't name the person: they are the student's or the founder's, who have the id of the account. */
export const isAuthor = (personId: string) =>
  sql<boolean>`coalesce(m.person_id, m.sender_id) = ${personId}::uuid`;
