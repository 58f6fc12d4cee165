// Queries for finding by terms ('tag:Events', 'industry:Bakeries', 'quick-win', 'word:bread', 'open'), newest first.
// Initiatives and companies have term tables of the same shape. Every page is bounded: one ordered scan of the rarest
// term, and one primary key lookup for each of the others.
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

export const perPage = 20;
/** How many rows of the leading term one page may read. */
export const candidatesPerPage = 1_000;

const tables = {
  initiatives: { terms: sql.table('initiative_terms'), key: sql.ref('initiative_id') },
  companies: { terms: sql.table('company_terms'), key: sql.ref('company_id') },
};
export type Searchable = keyof typeof tables;

export type Search = {
  what: Searchable;
  /** Alternative terms of the rarest group, by countTerms. */
  leading: string[];
  /** A result must match one term of each group; rarest group first. */
  others?: string[][] | undefined;
  before?: string | undefined;
  /** Ids to leave out. */
  except?: string[] | undefined;
  max?: number;
};

type Older = { what: Searchable; before?: string | Param<string> | undefined };

const newestOf = ({ what, before }: Older, term: string | Param<string>) => {
  const { terms, key } = tables[what];
  const older = before === undefined ? sql`` : sql`and ${key} < ${before}::uuid`;
  return sql`(select ${key} as id from ${terms} where term = ${term} ${older}
    order by ${key} desc limit ${sql.lit(candidatesPerPage)})`;
};

/** One branch per term: each is an ordered index scan, and they are merged without sorting. */
const candidatesOf = (search: Older & { leading: readonly (string | Param<string>)[] }) => {
  const branches = search.leading.map((term) => newestOf(search, term));
  const found =
    branches.length === 1
      ? branches[0]!
      : sql`(select distinct id from (${sql.join(branches, sql` union all `)}) branches
          order by id desc limit ${sql.lit(candidatesPerPage)})`;
  return sql<{ id: string }>`${found}`.as('t');
};

/** Whether a row has one of these terms: one primary key lookup for each. */
const holding = (what: Searchable, group: string[]) => {
  const { terms, key } = tables[what];
  const held = group.length === 1 ? sql`= ${group[0]}` : sql`= any (${group}::text[])`;
  return sql`(select 1 from ${terms} where ${key} = t.id and term ${held} limit 1)`;
};

const holdingAll = (what: Searchable, groups: string[][]) =>
  sql`${sql.join(
    groups.map((group, n) => sql`cross join lateral ${holding(what, group)} ${sql.raw(`o${n}`)}`),
    sql` `,
  )}`;

/** Ids of rows that match every group. A page may be short although there is more; then findHorizon says where the
 *  next one starts. */
export const findByTerms = (search: Search) => {
  const { what, others = [], except = [], max = perPage } = search;
  const left = except.length ? sql`where t.id <> all (${except}::uuid[])` : sql``;
  return statement(sql<{
    id: string;
  }>`select t.id from ${candidatesOf(search)} ${holdingAll(what, others)} ${left}
    order by t.id desc limit ${sql.lit(max)}`);
};

/** The newest initiatives with this term. */
export const listNewest = preparedRead((term: Param<string>, except: Param<string[]>) =>
  statement(sql<{ id: string }>`select t.id from ${newestOf({ what: 'initiatives' }, term)} t
    where t.id <> all (${except}::uuid[]) order by t.id desc limit ${sql.lit(perPage)}`),
);

/** A page of the newest initiatives that have one of these terms, to join. */
export const newestByTerms = (terms: readonly Param<string>[], before: Param<string> | undefined) =>
  sql<{ id: string }>`(select t.id from ${candidatesOf({ what: 'initiatives', leading: terms, before })}
    order by t.id desc limit ${sql.lit(perPage)})`;

type Shares = { terms: Param<string[]>; except: Param<string[]>; companyId: Param<string> };

/** Of a page of the newest initiatives that have any of these terms, those that have the most, to join with their place.
 *  A page of each term is enough: whatever is on the page is also among the newest of each of its terms. One of each
 *  company comes first, and those of this company last. */
export const mostSharing = ({ terms, except, companyId }: Shares, max: number) =>
  sql<{ id: string; place: number }>`(select r.id,
      row_number() over (order by r.is_same, r.nth, r.shared desc, r.id desc)::int as place from (
    select t.id, t.shared, j.company_id = ${companyId}::uuid as is_same,
      row_number() over (partition by j.company_id order by t.shared desc, t.id desc) as nth from (
      select n.id, count(*)::int as shared from unnest(${terms}::text[]) s(term) cross join lateral (
        select initiative_id as id from initiative_terms
        where term = s.term and initiative_id <> all (${except}::uuid[])
        order by initiative_id desc limit ${sql.lit(perPage)}) n
      group by n.id order by n.id desc limit ${sql.lit(perPage)}) t
    cross join lateral (select company_id from initiatives where id = t.id limit 1) j) r
    order by place limit ${sql.lit(max)})`;

/** Which of these ids match every group. */
export const findAmong = (what: Searchable, ids: string[], groups: string[][]) =>
  statement(sql<{ id: string }>`select t.id from unnest(${ids}::uuid[]) t(id) ${holdingAll(what, groups)}`);

/** The last candidate that a page read; nothing if there were fewer than it may read. */
export const findHorizon = (search: Search) =>
  statement(sql<{ id: string }>`select t.id from ${candidatesOf(search)}
    order by t.id desc offset ${sql.lit(candidatesPerPage - 1)} limit 1`);

/** How many rows have each term, counted up to what one page reads. */
export const countTerms = (what: Searchable, terms: string[]) =>
  statement(sql<{ term: string; count: number }>`select w.term, n.count
    from unnest(${terms}::text[]) w(term) cross join lateral (
      select count(*)::int as count from (
        select from ${tables[what].terms} n where n.term = w.term limit ${sql.lit(candidatesPerPage)}) n) n`);

/** Words with this prefix, for an unfinished word. The word itself comes first. */
export const expandPrefix = (prefix: string) => listWordsBetween(prefix, `${prefix}\u{10ffff}`);

const listWordsBetween = preparedRead((first: Param<string>, end: Param<string>) =>
  query
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', first)
    .where('word', '<', end)
    .orderBy('word')
    .limit(sql.lit(10)),
);

/** Up to three words nearest to one that appears nowhere. */
export const listNearestWords = (typed: string) =>
  query
    .selectFrom(sql<{ word: string }>`keeper.nearest_words(${typed})`.as<'n'>(sql`n(word)`))
    .select('n.word');
