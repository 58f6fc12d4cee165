// Reads cards of initiatives for the account that asks.
import { limits, type InitiativeCard } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { findPreferences } from '../students/students.public.ts';
import { listApplied, listCards, listFitCandidates, listSureFits } from './matching.queries.ts';
import {
  interestsOf,
  isTopSettled,
  rank,
  sureFits,
  type Preferences,
  type Ranked,
} from './matching.rules.ts';
import { needsTop, viewCard, type CardRow } from './matching.view.ts';

/** The profile that a student stated and the ids of the initiatives they applied to. A company has neither. */
export type Student = { preferences: Preferences | undefined; applied: string[] };

type StudentRows = [preferences: Preferences[], applied: { initiative_id: string }[]];

export const studentOf = ([preferences, applied]: StudentRows): Student => ({
  preferences: preferences[0],
  applied: applied.map((row) => row.initiative_id),
});

export const readStudent = async (db: Statements, { kind, id }: Account): Promise<Student> =>
  studentOf(kind === 'student' ? await db.all(findPreferences(id), listApplied(id)) : [[], []]);

/** The student's ranked list, best first. */
export async function rankAll(
  db: Statements,
  { preferences, applied }: Student,
  upTo?: string,
): Promise<Ranked[]> {
  const interests = preferences ? interestsOf(preferences) : [];
  return interests.length
    ? rank(preferences!, await db.many(listFitCandidates(interests, upTo)), applied)
    : [];
}

type Offers = Parameters<typeof sureFits>[1];

export const topOf = (ranked: Ranked[]) => ranked.slice(0, limits.bestFitTop).map(({ id }) => id);

/** The student's top three, as far as a flag depends on them: none if all three are best fits by their score alone.
 *  Most students have that many, so the ranking is the last resort. `areNewest` says that no open initiatives are newer
 *  than these, so that they are candidates themselves. */
export async function findTop(
  db: Statements,
  offers: Offers,
  { preferences, applied, areNewest = false }: Student & { areNewest?: boolean | undefined },
): Promise<string[]> {
  if (!preferences || !needsTop(offers, preferences)) return [];
  if (areNewest && isTopSettled(sureFits(preferences, offers), applied)) return [];
  const interests = interestsOf(preferences);
  if (!interests.length) return [];
  const sure = await db.many(listSureFits(interests));
  if (
    isTopSettled(
      sure.map(({ id }) => id),
      applied,
    )
  )
    return [];
  return topOf(await rankAll(db, { preferences, applied }));
}

type Reader = Student & { actor: Account; top?: string[] | undefined; areNewest?: boolean | undefined };

/** In the order of the ids. Callers that know the student's top three pass them. */
export async function readCards(db: Statements, ids: string[], reader: Reader): Promise<InitiativeCard[]> {
  if (!ids.length) return [];
  const rows = await db.many(listCards(ids, reader.actor.id));
  const cards = new Map((await viewCards(db, rows, reader)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

export async function viewCards(db: Statements, rows: CardRow[], reader: Reader): Promise<InitiativeCard[]> {
  const top = reader.top ?? (await findTop(db, rows, reader));
  return rows.map((row) => viewCard(row, { ...reader, top }));
}
