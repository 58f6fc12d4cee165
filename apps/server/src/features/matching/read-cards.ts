// Reads cards of initiatives for the account that asks.
import { limits, type InitiativeCard } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { findPreferences } from '../students/students.public.ts';
import type { FitIndex } from './fit-index.ts';
import { listExcluded, listCards, listFitCandidates } from './matching.queries.ts';
import { interestsOf, rank, type Offer, type Preferences, type Ranked } from './matching.rules.ts';
import { needsTop, viewCard, type CardRow } from './matching.view.ts';
import type { OpenOffers } from './open-offers.ts';

/** The profile that a student stated, the ids of initiatives that aren't suggested, and the open initiatives for ranking.
 *  A company has none of it. */
export type Student = {
  preferences: Preferences | undefined;
  excluded: string[];
  index: FitIndex | undefined;
};

/** The reads that studentOf needs, to be sent with others. */
export const studentReads = (id: string, offers: OpenOffers) =>
  [findPreferences(id), listExcluded(id), offers.check()] as const;

type StudentRows = [
  preferences: Preferences[],
  excluded: { initiative_id: string }[],
  check: { is_current: boolean }[],
];

/** Without rows for a company. */
export async function studentOf(rows: StudentRows | [], offers: OpenOffers): Promise<Student> {
  const [[preferences] = [], excluded = [], [check] = []] = rows;
  return {
    preferences,
    excluded: excluded.map((row) => row.initiative_id),
    index: check && (await offers.current(check)),
  };
}

export const readStudent = async (
  db: Statements,
  { kind, id }: Account,
  offers: OpenOffers,
): Promise<Student> => studentOf(kind === 'student' ? await db.all(...studentReads(id, offers)) : [], offers);

/** The student's ranked list, best first. Needs a query only if the index doesn't reach far enough back. */
export async function rankAll(
  db: Statements,
  { preferences, excluded, index }: Student,
  upTo?: string,
): Promise<Ranked[]> {
  const interests = preferences ? interestsOf(preferences) : [];
  if (!preferences || !interests.length) return [];
  return (
    index?.rank(preferences, excluded, upTo) ??
    rank(preferences, await db.many(listFitCandidates(interests, upTo)), excluded)
  );
}

export const topOf = (ranked: Ranked[]) => ranked.slice(0, limits.bestFitTop).map(({ id }) => id);

/** The student's top three, if any of these flags depends on them: none if all three are best fits by their score alone,
 *  which is true for most students and takes a tenth of the time of ranking (measured). */
export async function findTop(db: Statements, offers: Offer[], student: Student): Promise<string[]> {
  const { preferences, excluded, index } = student;
  if (!preferences || !needsTop(offers, preferences) || index?.isTopSettled(preferences, excluded)) return [];
  return topOf(await rankAll(db, student));
}

export type Reader = Student & { actor: Account; top?: string[] | undefined };

/** In the order of the ids. Callers that know the student's top three pass them. */
export async function readCards(db: Statements, ids: string[], reader: Reader): Promise<InitiativeCard[]> {
  if (!ids.length) return [];
  const rows = await db.many(listCards(ids, reader.actor.id));
  const cards = new Map((await viewCards(db, rows, reader)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

export async function viewCards(db: Statements, rows: CardRow[], reader: Reader): Promise<InitiativeCard[]> {
  const { actor, preferences } = reader;
  const top = reader.top ?? (await findTop(db, rows, reader));
  return rows.map((row) => viewCard(row, { actor, preferences, top }));
}
