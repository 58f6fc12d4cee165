// Queries for sealing and verifying the record of access. The rows stay in the database: functions return only digests.
import { sql } from 'kysely';
import { query, type Row } from '../database/db.ts';

export type SealRow = Row<'log_seals'>;
/** PostgreSQL's text, because a Date loses digits, and in UTC, because it is sealed. */
const sealedAt = sql<string>`to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const seals = () =>
  query
    .selectFrom('log_seals')
    .select(['number', 'after_number', 'through_number', 'entries', 'digest', 'secret_name', 'seal'])
    .select(sealedAt.as('sealed_at'));

export const findLastSeal = () => seals().orderBy('number', 'desc').limit(1);

export const sealsPerPage = 100;
export const listSeals = (after: number) =>
  seals().where('number', '>', after).orderBy('number').limit(sealsPerPage);

export const insertSeal = (row: SealRow) => query.insertInto('log_seals').values(row);

/** How many entries one seal covers at most. */
export const entriesPerSeal = 1_000;

/** The last entry that can be sealed now, or null. */
export const findNextToSeal = (afterNumber: string) =>
  query.selectNoFrom([
    sql<string | null>`keeper.next_to_seal(${afterNumber}, ${entriesPerSeal})`.as('through_number'),
    sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('now'),
  ]);

type Digest = { entries: number; digest: string };
export const digestEntries = (afterNumber: string, throughNumber: string) =>
  query
    .selectFrom(sql<Digest>`keeper.digest_log(${afterNumber}, ${throughNumber})`.as('d'))
    .select(['d.entries', 'd.digest']);

type Unsealed = { entries: number; backdated: number; oldest: string | null };
export const countUnsealed = (afterNumber: string, lastSealedAt: string | null) =>
  query
    .selectFrom(sql<Unsealed>`keeper.unsealed_log(${afterNumber}, ${lastSealedAt}::timestamptz)`.as('u'))
    .select(['u.entries', 'u.backdated', 'u.oldest']);

type Altered = { changed: number; added: number; removed: number };
export const countAlteredDeskLog = () =>
  query
    .selectFrom(sql<Altered>`keeper.altered_desk_log()`.as('a'))
    .select(['a.changed', 'a.added', 'a.removed']);

export const dropOldEntries = (days: number) =>
  query.selectNoFrom(sql<number | null>`keeper.drop_old_log(${days})`.as('seal'));
