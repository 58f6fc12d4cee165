// The only SQL of this feature. Nothing here asks who may see a row: db/policies/matching.sql does.
// Everything is found by terms ('tag:Events', 'industry:Bakeries', 'quick-win', 'word:bread'), newest first.
// Laterals with a limit are on purpose: they keep the planner from joining a whole frequent term.
import { sql } from 'kysely';
import { query } from '../../platform/db.ts';

export const initiativesPerPage = 20;

/** So many of the leading term are looked at for one page. */
export const candidatesPerPage = 1_000;

const newestOf = (term: string, before: string | undefined) =>
  query
    .selectFrom('initiative_terms')
    .select('initiative_id')
    .where('term', '=', term)
    .$if(before !== undefined, (older) => older.where('initiative_id', '<', before!))
    .orderBy('initiative_id', 'desc')
    .limit(sql.lit(candidatesPerPage));

/** One branch per term: each is an ordered index scan, and they are merged without sorting. */
const newestOfAny = (terms: string[], before: string | undefined) =>
  query
    .selectFrom(
      sql<{ initiative_id: string }>`(${sql.join(
        terms.map((term) => newestOf(term, before)),
        sql` union all `,
      )})`.as('branches'),
    )
    .select('initiative_id')
    .distinct()
    .orderBy('initiative_id', 'desc')
    .limit(sql.lit(candidatesPerPage));

const candidatesOf = (terms: string[], before: string | undefined) =>
  sql<{ initiative_id: string }>`${
    terms.length === 1 ? newestOf(terms[0]!, before) : newestOfAny(terms, before)
  }`.as('t');

const card = [
  'i.id',
  'i.company_id',
  'i.name',
  'i.description',
  'i.commission',
  'i.tags',
  'i.weekly_hours',
  'i.quick_win',
  'i.created_at',
  'c.company_name',
  'c.industry',
  'c.logo_url',
] as const;

type Search = {
  /** Terms that stand for each other; the rarest, by countTerms. */
  leading: string[];
  /** Of each of these at least one must hold too; rarest first. */
  others?: string[][];
  before?: string | undefined;
};

/** True of an initiative that has one of these terms: one look into the primary key for each. */
const holding = (terms: string[]) =>
  query
    .selectFrom('initiative_terms as o')
    .select(sql.lit(1).as('holds'))
    .where('o.initiative_id', '=', sql.ref<string>('t.initiative_id'))
    .where('o.term', '=', terms.length === 1 ? terms[0]! : sql<string>`any (${terms}::text[])`)
    .limit(sql.lit(1));

/** A page of initiatives that have all the terms: found by terms alone, before anything of them is fetched. */
const pageOf = ({ leading, others = [], before }: Search) =>
  others
    .reduce(
      (found, terms, n) => found.innerJoinLateral(holding(terms).as(`o${n}`), (join) => join.onTrue()),
      query.selectFrom(candidatesOf(leading, before)),
    )
    .select('t.initiative_id')
    .orderBy('t.initiative_id', 'desc')
    .limit(sql.lit(initiativesPerPage));

/** A page may be short although there is more: then findHorizon says where the next one begins. */
export const listByTerms = (search: Search) =>
  query
    .selectFrom(pageOf(search).as('t'))
    .innerJoin('initiatives as i', 'i.id', 't.initiative_id')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .select(card)
    .orderBy('t.initiative_id', 'desc');

/** The last candidate that a page looked at; nothing when there were fewer than it may look at. */
export const findHorizon = ({ leading, before }: Pick<Search, 'leading' | 'before'>) =>
  query
    .selectFrom(candidatesOf(leading, before))
    .select('t.initiative_id')
    .orderBy('t.initiative_id', 'desc')
    .offset(sql.lit(candidatesPerPage - 1))
    .limit(sql.lit(1));

/** How many initiatives have each term, counted up to as many as a page looks at. */
export const countTerms = (terms: string[]) =>
  query
    .selectFrom(sql<{ term: string }>`unnest(${terms}::text[])`.as<'t'>(sql`t(term)`))
    .innerJoinLateral(
      (each) =>
        each
          .selectFrom((some) =>
            some
              .selectFrom('initiative_terms as n')
              .select('n.initiative_id')
              .whereRef('n.term', '=', 't.term')
              .limit(sql.lit(candidatesPerPage))
              .as('n'),
          )
          .select(sql<number>`count(*)::int`.as('count'))
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['t.term', 'n.count']);

/** Words that begin so, for the word that is still being typed. */
export const expandPrefix = (prefix: string) =>
  query
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', prefix)
    .where('word', '<', `${prefix}\u{10ffff}`)
    .orderBy('word')
    .limit(sql.lit(10));

/** Up to three words nearest to one that nobody has written. */
export const listNearestWords = (typed: string) =>
  query
    .selectFrom(sql<{ word: string }>`keeper.nearest_words(${typed})`.as<'n'>(sql`n(word)`))
    .select('n.word');

/** Per interest so many of the newest are weighed. */
const candidatesPerInterest = 500;

/** What the score needs of every initiative that shares an interest with a student. */
export const listFitCandidates = (interests: string[]) =>
  query
    .selectFrom(
      query
        .selectFrom(sql<{ term: string }>`unnest(${interests}::text[])`.as<'s'>(sql`s(term)`))
        .innerJoinLateral(
          (newest) =>
            newest
              .selectFrom('initiative_terms as n')
              .select('n.initiative_id')
              .whereRef('n.term', '=', 's.term')
              .orderBy('n.initiative_id', 'desc')
              .limit(sql.lit(candidatesPerInterest))
              .as('n'),
          (join) => join.onTrue(),
        )
        .select('n.initiative_id')
        .distinct()
        // Neighbours in time lie on the same blocks.
        .orderBy('n.initiative_id', 'desc')
        .as('t'),
    )
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('initiatives as i')
          .select(['i.id', 'i.company_id', 'i.tags', 'i.skills', 'i.weekly_hours'])
          .whereRef('i.id', '=', 't.initiative_id')
          .limit(sql.lit(1))
          .as('i'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('company_profiles as c')
          .select('c.industry')
          .whereRef('c.id', '=', 'i.company_id')
          .limit(sql.lit(1))
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.tags', 'i.skills', 'i.weekly_hours', 'c.industry']);
