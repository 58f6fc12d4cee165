// Finds a page of initiatives by terms, ordered by age or by fit, and reads them as cards.
import type { Api, InitiativeCard, Input } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { findNewest } from './find-newest.ts';
import {
  categoryTerms,
  findWords,
  groupWords,
  rarestFirst,
  wordReads,
  type Correction,
} from './find-terms.ts';
import { readCursor, writeCursor } from './matching.cursor.ts';
import {
  cardTermsMax,
  listBookmarks,
  listCardsByTerms,
  listOffers,
  listReadable,
} from './matching.queries.ts';
import { rank, scoredMax, type Ranked } from './matching.rules.ts';
import { findAmong, findByTerms, perPage, type Search } from './matching.terms.queries.ts';
import type { CardRow } from './matching.view.ts';
import type { OpenOffers } from './open-offers.ts';
import {
  rankAll,
  readCards,
  studentOf,
  studentReads,
  topOf,
  viewCards,
  type Reader,
  type Student,
} from './read-cards.ts';

type Query = Input<Api['GET /api/initiatives']>['query'];
type Found = { ids: string[]; next: string | null; top?: string[] };
type Page = { items: InitiativeCard[]; next: string | null; corrected: Correction[] };

export async function browseInitiatives(
  db: Statements,
  actor: Account,
  query: Query,
  offers: OpenOffers,
): Promise<Page> {
  const [terms = ['open'], ...others] = chosenTerms(query);
  return query.q || others.length > 0 || !isOneSearch(query, terms)
    ? browseFiltered(db, actor, query, offers)
    : browseTerms(db, actor, { terms, cursor: query.cursor }, offers);
}

/** Whether listCardsByTerms finds the page. */
const isOneSearch = ({ sort, saved, hide_applied }: Query, terms: string[]) =>
  sort !== 'best_fit' && !saved && !hide_applied && terms.length <= cardTermsMax;

type ByTerms = { terms: string[]; cursor: string | undefined };

/** In one round trip. */
async function browseTerms(
  db: Statements,
  actor: Account,
  { terms, cursor }: ByTerms,
  offers: OpenOffers,
): Promise<Page> {
  const cards = listCardsByTerms(actor.id, readBefore(cursor), ...terms);
  const [rows, ...found] =
    actor.kind === 'student'
      ? await db.all(cards, ...studentReads(actor.id, offers))
      : [await db.many(cards)];
  return viewPage(db, rows, { actor, ...(await studentOf(found, offers)) });
}

const readBefore = (cursor: string | undefined) => readCursor(cursor, 'new')?.parts[0];

const viewPage = async (db: Statements, rows: CardRow[], reader: Reader): Promise<Page> => ({
  items: await viewCards(db, rows, reader),
  next: rows.length === perPage ? writeCursor('new', rows.at(-1)!.id) : null,
  corrected: [],
});

async function browseFiltered(
  db: Statements,
  actor: Account,
  query: Query,
  offers: OpenOffers,
): Promise<Page> {
  const { student, words, corrected } = await readFirst(db, actor, query.q, offers);
  const chosen = [...words, ...chosenTerms(query)];
  const [terms = ['open'], ...others] = chosen;
  if (others.length === 0 && isOneSearch(query, terms)) {
    const rows = await db.many(listCardsByTerms(actor.id, readBefore(query.cursor), ...terms));
    return { ...(await viewPage(db, rows, { actor, ...student })), corrected };
  }
  const except = query.hide_applied ? student.excluded : [];
  const found =
    actor.kind === 'student' && query.saved
      ? await findSaved(db, actor.id, { groups: chosen, except, cursor: query.cursor })
      : await find(db, { chosen, except, query, ...student });
  return {
    items: await readCards(db, found.ids, { actor, ...student, ...found }),
    next: found.next,
    corrected,
  };
}

/** What the student stated and the words of the search, in one round trip unless a word is mistyped. */
async function readFirst(db: Statements, actor: Account, text: string | undefined, offers: OpenOffers) {
  if (actor.kind === 'company') {
    const { groups: words, corrected } = await findWords(db, text);
    return { student: await studentOf([], offers), words, corrected };
  }
  const [preferences, excluded, check, ...expanded] = await db.all(
    ...studentReads(actor.id, offers),
    ...wordReads(text),
  );
  const [student, { groups: words, corrected }] = await Promise.all([
    studentOf([preferences, excluded, check], offers),
    groupWords(db, text, expanded),
  ]);
  return { student, words, corrected };
}

const chosenTerms = ({ tags, category, hours, quick_win }: Query): string[][] => [
  ...(tags?.length ? [tags.map((tag) => `tag:${tag}`)] : []),
  ...categoryTerms(category),
  ...(hours ? [[`hours:${hours}`]] : []),
  ...(quick_win ? [['quick-win']] : []),
];

type Wanted = Student & { chosen: string[][]; except: string[]; query: Query };

async function find(db: Statements, wanted: Wanted): Promise<Found> {
  const { chosen, except, query } = wanted;
  // Every indexed initiative is open, so that term is needed only when there is no other.
  const [leading = ['open'], ...others] = await rarestFirst(db, 'initiatives', chosen);
  const search: Search = { what: 'initiatives', leading, others, except };
  if (query.sort === 'best_fit') return findBestFit(db, search, { ...wanted, cursor: query.cursor });
  const { ids, next } = await findNewest(db, { ...search, before: readBefore(query.cursor) });
  return { ids, next: next && writeCursor('new', next) };
}

/** The ranked ones, then the newest of the rest, and last those the student has applied to. Ranks only initiatives that
 *  existed when the first page was read, so later ones move nothing. */
async function findBestFit(
  db: Statements,
  search: Search,
  { cursor: text, ...student }: Student & { cursor: string | undefined },
): Promise<Found> {
  const cursor = readCursor(text, 'fit', 'rest', 'own');
  if (cursor?.kind === 'own') return findOwn(db, search, student.excluded, { before: cursor.parts[0] });
  const upTo = cursor?.parts[0] === 'none' ? undefined : cursor?.parts[0];
  const ranked = cursor?.parts[0] === 'none' ? [] : await rankFound(db, search, student, upTo);
  const asOf = upTo ?? newest(ranked);
  const skipped = new Set(search.except);
  const after = cursor?.kind === 'fit' ? { score: Number(cursor.parts[1]), id: cursor.parts[2]! } : undefined;
  const page =
    cursor?.kind === 'rest'
      ? []
      : ranked.filter((it) => !skipped.has(it.id) && (!after || follows(it, after))).slice(0, perPage);
  const last = page.at(-1);
  if (page.length === perPage)
    return {
      ids: page.map(({ id }) => id),
      next: writeCursor('fit', asOf, last!.score, last!.id),
      top: topOf(ranked),
    };

  const before = cursor?.kind === 'rest' ? cursor.parts[1] : undefined;
  const except = [...student.excluded, ...ranked.map(({ id }) => id)];
  const rest = await findNewest(db, { ...search, before, except }, perPage - page.length);
  const ids = [...page.map(({ id }) => id), ...rest.ids];
  const top = topOf(ranked);
  if (rest.next) return { ids, next: writeCursor('rest', asOf, rest.next), top };
  const own = await findOwn(db, search, student.excluded, { max: perPage - ids.length });
  return { ids: [...ids, ...own.ids], next: own.next, top };
}

const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Newest first. None if the student hides them. */
async function findOwn(
  db: Statements,
  { leading, others = [], except = [] }: Search,
  applied: string[],
  { before = afterAll, max = perPage }: { before?: string | undefined; max?: number },
): Promise<Found> {
  const hidden = new Set(except);
  const candidates = applied.filter((id) => id < before && !hidden.has(id));
  if (candidates.length === 0) return { ids: [], next: null };
  const found = await db.many(findAmong('initiatives', candidates, [leading, ...others]));
  const newestFirst = found.map(({ id }) => id).toSorted((a, b) => (a < b ? 1 : -1));
  const ids = newestFirst.slice(0, max);
  return { ids, next: newestFirst.length > max ? writeCursor('own', ids.at(-1) ?? before) : null };
}

const newest = (ranked: Ranked[]) => ranked.reduce((max, { id }) => (id > max ? id : max), '') || 'none';
const follows = (it: Ranked, { score, id }: { score: number; id: string }) =>
  it.score < score || (it.score === score && it.id < id);

/** Without filters, ranks everything that shares an interest; with filters, the newest matches. */
async function rankFound(
  db: Statements,
  search: Search,
  student: Student,
  upTo: string | undefined,
): Promise<Ranked[]> {
  const { preferences, excluded } = student;
  if (!preferences) return [];
  if (search.leading[0] === 'open') return rankAll(db, student, upTo);
  const found = (await db.many(findByTerms({ ...search, except: [], max: scoredMax }))).map(({ id }) => id);
  const there = upTo === undefined ? found : found.filter((id) => id <= upTo);
  return rank(preferences, await db.many(listOffers(there)), excluded);
}

type Saved = { groups: string[][]; except: string[]; cursor: string | undefined };

/** A student has few bookmarks, so they are filtered one by one, last saved first. Only open initiatives can be
 *  filtered; without a filter, paused ones are included. */
async function findSaved(
  db: Statements,
  studentId: string,
  { groups, except, cursor }: Saved,
): Promise<Found> {
  const { parts: [before] = [] } = readCursor(cursor, 'saved') ?? {};
  const bookmarks = await db.many(listBookmarks(studentId));
  const ids = bookmarks.map((row) => row.initiative_id);
  const wanted = groups.length > 0 ? findAmong('initiatives', ids, groups) : listReadable(ids);
  const held = new Set((await db.many(wanted)).map(({ id }) => id));
  const left = bookmarks.filter(
    (row) =>
      held.has(row.initiative_id) &&
      !except.includes(row.initiative_id) &&
      (before === undefined || row.id < before),
  );
  const page = left.slice(0, perPage);
  return {
    ids: page.map((row) => row.initiative_id),
    next: left.length > perPage ? writeCursor('saved', page.at(-1)!.id) : null,
  };
}
