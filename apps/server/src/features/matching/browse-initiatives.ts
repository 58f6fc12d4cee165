// Finds a page of initiatives by terms, ordered by age or by fit, and reads them as cards.
import type { Api, InitiativeCard, Input } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { findNewest } from './find-newest.ts';
import { categoryTerms, findWords, rarestFirst, type Correction } from './find-terms.ts';
import { readCursor, writeCursor } from './matching.cursor.ts';
import { listBookmarks, listNewestCards, listOffers, listReadable } from './matching.queries.ts';
import { rank, scoredMax, type Ranked } from './matching.rules.ts';
import { findAmong, findByTerms, perPage, type Search } from './matching.terms.queries.ts';
import type { OpenOffers } from './open-offers.ts';
import {
  rankAll,
  readCards,
  readStudent,
  studentOf,
  studentReads,
  topOf,
  viewCards,
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
  const isFiltered = query.q || query.hide_applied || query.saved || chosenTerms(query).length > 0;
  const page =
    isFiltered || query.sort === 'best_fit' ? undefined : await browseNewest(db, actor, query.cursor, offers);
  return page ?? browseFiltered(db, actor, query, offers);
}

/** A full page of all open initiatives, in one round trip. Undefined at the end of the list. */
async function browseNewest(
  db: Statements,
  actor: Account,
  cursor: string | undefined,
  offers: OpenOffers,
): Promise<Page | undefined> {
  const { parts: [before] = [] } = readCursor(cursor, 'new') ?? {};
  const newest = listNewestCards(actor.id, before);
  const [rows, ...found] =
    actor.kind === 'student'
      ? await db.all(newest, ...studentReads(actor.id, offers))
      : [await db.many(newest)];
  if (rows.length < perPage) return undefined;
  const student = await studentOf(found, offers);
  return {
    items: await viewCards(db, rows, { actor, ...student }),
    next: writeCursor('new', rows.at(-1)!.id),
    corrected: [],
  };
}

async function browseFiltered(
  db: Statements,
  actor: Account,
  query: Query,
  offers: OpenOffers,
): Promise<Page> {
  const [student, { groups: words, corrected }] = await Promise.all([
    readStudent(db, actor, offers),
    findWords(db, query.q),
  ]);
  const except = query.hide_applied ? student.applied : [];
  const chosen = [...words, ...chosenTerms(query)];
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
  const { parts: [before] = [] } = readCursor(query.cursor, 'new') ?? {};
  const { ids, next } = await findNewest(db, { ...search, before });
  return { ids, next: next && writeCursor('new', next) };
}

/** The ranked ones, then the newest of the rest, including those the student has applied to. Ranks only initiatives
 *  that existed when the first page was read, so later ones move nothing. */
async function findBestFit(
  db: Statements,
  search: Search,
  { cursor: text, ...student }: Student & { cursor: string | undefined },
): Promise<Found> {
  const cursor = readCursor(text, 'fit', 'rest');
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
  const except = [...(search.except ?? []), ...ranked.map(({ id }) => id)];
  const rest = await findNewest(db, { ...search, before, except }, perPage - page.length);
  return {
    ids: [...page.map(({ id }) => id), ...rest.ids],
    next: rest.next && writeCursor('rest', asOf, rest.next),
    top: topOf(ranked),
  };
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
  const { preferences, applied } = student;
  if (!preferences) return [];
  if (search.leading[0] === 'open') return rankAll(db, student, upTo);
  const found = (await db.many(findByTerms({ ...search, except: [], max: scoredMax }))).map(({ id }) => id);
  const there = upTo === undefined ? found : found.filter((id) => id <= upTo);
  return rank(preferences, await db.many(listOffers(there)), applied);
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
