// Queries of this feature, together with matching.terms.queries.ts. Row level security in db/policies/matching.sql
// decides who may see a row. Laterals with a limit are intentional: they keep the planner from joining a whole
// frequent term.
import { limits } from '@questline/contract';
import { sql, type RawBuilder } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';
import { candidatesPerInterest, scoredMax, weights, type Offer } from './matching.rules.ts';
import { mostSharing, newestByTerms, perPage } from './matching.terms.queries.ts';

const among = (ids: string[] | Param<string[]>) => sql<string>`any (${ids}::uuid[])`;

/** The fields of cards. The last two joins are the student's own data and find nothing for a company. */
const cards = (actorId: Param<string>) =>
  query
    .selectFrom('initiatives as i')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .leftJoin('company_answers as w', 'w.company_id', 'i.company_id')
    .leftJoinLateral(
      (own) =>
        own
          .selectFrom('bookmarks as mine')
          .select('mine.id')
          .where('mine.student_id', '=', actorId)
          .whereRef('mine.initiative_id', '=', 'i.id')
          .limit(sql.lit(1))
          .as('b'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (own) =>
        own
          .selectFrom('initiative_applications as mine')
          .select(['mine.status', 'mine.applied_at'])
          .where('mine.student_id', '=', actorId)
          .whereRef('mine.initiative_id', '=', 'i.id')
          .limit(sql.lit(1))
          .as('a'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.company_id', 'i.name', 'i.commission', 'i.tags', 'i.skills', 'i.weekly_hours'])
    .select(['i.total_hours', 'i.quick_win', 'i.status', 'i.created_at', 'c.company_name', 'c.industry'])
    .select(['i.banner_url', 'c.logo_url', descriptionOf.as('description')])
    .select(['i.reward_amount', 'i.reward_currency', 'i.reward_per', 'i.places', 'i.apply_by', 'i.starts_on'])
    .select([placesLeft, deadlinePassed])
    .select(['w.minutes as answers_in_minutes', 'b.id as bookmark_id', 'a.status as application_status'])
    .select('a.applied_at');

/** Most initiatives have no number of places, and then the function isn't called. */
export const placesLeft = sql<
  number | null
>`case when i.places is not null then keeper.places_left(i.id) end`.as('places_left');
export const deadlinePassed = sql<boolean>`coalesce(i.closes_at <= now(), false)`.as('deadline_passed');

const descriptionMax = sql.lit(limits.cardDescriptionLength);
/** Counting the characters of short descriptions took a tenth of a page's time (measured). */
const descriptionOf = sql<string>`case when octet_length(i.description) <= ${descriptionMax} then i.description
  else left(i.description, ${descriptionMax}) end`;

/** Cards with these ids, in no particular order. */
export const listCards = preparedRead((ids: Param<string[]>, actorId: Param<string>) =>
  cards(actorId).where('i.id', '=', among(ids)),
);

/** How many terms listCardsByTerms takes. */
export const cardTermsMax = 10;

/** A page of the initiatives that have one of these terms, newest first. */
export const listCardsByTerms = preparedRead(
  (actorId: Param<string>, before: Param<string> | undefined, ...terms: Param<string>[]) =>
    cards(actorId)
      .innerJoin(newestByTerms(terms, before).as('t'), 't.id', 'i.id')
      .orderBy('t.id', 'desc')
      .limit(sql.lit(perPage)),
);

/** The initiatives most like one of this company with these terms: of the newest that have any of them, those that have
 *  the most, preferably of different other companies. */
export const listSimilarCards = preparedRead(
  (actorId: Param<string>, companyId: Param<string>, terms: Param<string[]>, except: Param<string[]>) =>
    cards(actorId)
      .innerJoin(mostSharing({ terms, except, companyId }, limits.similarInitiatives).as('t'), 't.id', 'i.id')
      .orderBy('t.place')
      .limit(sql.lit(limits.similarInitiatives)),
);

/** The fields of company cards. */
export const listCompanyCards = (ids: string[]) =>
  query
    .selectFrom('company_profiles as c')
    .leftJoin('company_answers as w', 'w.company_id', 'c.id')
    .select(['c.id', 'c.company_name', 'c.industry', 'c.logo_url', 'c.open_initiatives'])
    .select(sql<string | null>`left(c.mission, ${sql.lit(limits.cardDescriptionLength)})`.as('mission'))
    .select('w.minutes as answers_in_minutes')
    .where('c.id', '=', among(ids));

/** More than anyone applies to; beyond that, some may be suggested again. */
const appliedMax = 1_000;

/** What isn't suggested to a student: initiatives they applied to, and those of companies they blocked. Most students
 *  have blocked nobody, and then the function, which takes longer than the rest, isn't called. */
export const listExcluded = preparedRead((studentId: Param<string>) =>
  statement(sql<{ initiative_id: string }>`(select initiative_id from initiative_applications
    where student_id = ${studentId} and status <> 'withdrawn' order by id desc limit ${sql.lit(appliedMax)})
    union all select unnest(keeper.hidden_initiatives())
      where exists (select from blocks where student_id = ${studentId})`),
);

// Bookmarks -----------------------------------------------------------------------------------------------------

/** The last saved first. */
export const listBookmarks = (studentId: string) =>
  query
    .selectFrom('bookmarks')
    .select(['id', 'initiative_id'])
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(sql.lit(limits.bookmarksMax));

/** Which of these the actor can read, including paused ones. Those that they applied to are readable as history, even if
 *  they blocked the company. */
export const listReadable = (ids: string[]) =>
  query
    .selectFrom('initiatives')
    .select('id')
    .where('id', '=', among(ids))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not keeper.has_blocked(company_id)`);

export const getReadable = (initiativeId: string) =>
  query.selectFrom('initiatives').select('id').where('id', '=', initiativeId);

export const insertBookmark = (studentId: string, initiativeId: string) =>
  query
    .insertInto('bookmarks')
    .values({ student_id: studentId, initiative_id: initiativeId })
    .onConflict((there) => there.columns(['student_id', 'initiative_id']).doNothing());

export const deleteBookmark = (studentId: string, initiativeId: string) =>
  query.deleteFrom('bookmarks').where('student_id', '=', studentId).where('initiative_id', '=', initiativeId);

// Best fit ------------------------------------------------------------------------------------------------------

const newestPerInterest = (interests: string[], upTo?: string) => {
  const older = upTo === undefined ? sql`` : sql`and n.initiative_id <= ${upTo}::uuid`;
  return sql`unnest(${interests}::text[]) s(term) cross join lateral (
    select n.initiative_id from initiative_terms n where n.term = s.term ${older}
    order by n.initiative_id desc limit ${sql.lit(candidatesPerInterest)}) n`;
};
const interestScore = sql`sum(case when s.term like 'tag:%' then ${sql.lit(weights.tag)}
  else ${sql.lit(weights.industry)} end)`;

/** The data for scoring initiatives that share interests with a student, where the index in memory doesn't reach. Found and ranked by terms first: reading
 *  every candidate's row costs seven times the blocks (measured). */
export const listFitCandidates = (interests: string[], upTo?: string) =>
  offersOf(sql`(select n.initiative_id as id
    from ${newestPerInterest(interests, upTo)}
    group by n.initiative_id
    order by ${interestScore} desc, n.initiative_id desc
    limit ${sql.lit(scoredMax)})`);

/** Offers with these ids. */
export const listOffers = (ids: string[]) => offersOf(sql`(select unnest(${ids}::uuid[]) as id)`);

const offersOf = (found: RawBuilder<unknown>) =>
  statement(sql<Offer & { id: string }>`select i.id, i.tags, i.skills, i.weekly_hours, c.industry
    from ${found} t
    cross join lateral (select i.id, i.company_id, i.tags, i.skills, i.weekly_hours
      from initiatives i where i.id = t.id limit 1) i
    cross join lateral (select c.industry from company_profiles c where c.id = i.company_id limit 1) c`);
