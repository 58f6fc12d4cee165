// Reads cards of initiatives for the account that asks.
import type { InitiativeCard } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { findPreferences } from '../students/students.public.ts';
import { listApplied, listCards, listFitCandidates } from './matching.queries.ts';
import { interestsOf, rank, type Ranked, type Preferences } from './matching.rules.ts';
import { needsTopThree, viewCard, type Viewer } from './matching.view.ts';

/** The student's stated profile; undefined for a company. */
export const loadPreferences = async (db: Statements, actor: Account): Promise<Preferences | undefined> =>
  actor.kind === 'student' ? db.maybe(findPreferences(actor.id)) : undefined;

/** Ids of the initiatives that the student has applied to; none for a company. */
export const readApplied = async (db: Statements, actor: Account): Promise<string[]> =>
  actor.kind === 'student' ? (await db.many(listApplied(actor.id))).map((row) => row.initiative_id) : [];

type Among = { applied: string[]; upTo?: string | undefined };

/** The student's ranked list, best first. */
export async function rankAll(
  db: Statements,
  preferences: Preferences | undefined,
  { applied, upTo }: Among,
): Promise<Ranked[]> {
  const interests = preferences ? interestsOf(preferences) : [];
  return interests.length
    ? rank(preferences!, await db.many(listFitCandidates(interests, upTo)), applied)
    : [];
}

/** The student's top three, if any flag depends on them. */
export async function findTop(
  db: Statements,
  offers: Parameters<typeof needsTopThree>[0],
  { actor, preferences }: Pick<Viewer, 'actor' | 'preferences'>,
): Promise<string[]> {
  if (!needsTopThree(offers, preferences)) return [];
  const ranked = await rankAll(db, preferences, { applied: await readApplied(db, actor) });
  return ranked.map(({ id }) => id).slice(0, 3);
}

/** In the order of the ids. Callers that have already ranked pass the result. */
export async function readCards(
  db: Statements,
  ids: string[],
  { actor, preferences, ranked }: Pick<Viewer, 'actor' | 'preferences'> & { ranked?: Ranked[] },
): Promise<InitiativeCard[]> {
  if (!ids.length) return [];
  const rows = await db.many(listCards(ids, actor.id));
  const top = ranked?.map(({ id }) => id).slice(0, 3) ?? (await findTop(db, rows, { actor, preferences }));
  const cards = new Map(rows.map((row) => [row.id, viewCard(row, { actor, preferences, top })]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
