import { limits, type InitiativeCard, type InitiativePage } from '@questline/contract';
import type { Account } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  findNewest,
  findTop,
  readApplied,
  readCards,
  loadPreferences,
} from '../../matching/matching.public.ts';
import { getPage } from './initiatives.page.queries.ts';
import { viewPage, type PageRow } from './initiatives.page.view.ts';
import { mayRead } from '../initiatives.rules.ts';

/** An initiative's page for the account that asks. */
export async function readPage(db: Statements, actor: Account, id: string): Promise<InitiativePage> {
  const [row, preferences] = await Promise.all([db.one(getPage(id, actor.id)), loadPreferences(db, actor)]);
  if (!mayRead(row, actor)) throw new Refusal('not_found');
  const [top, similar] = await Promise.all([
    findTop(db, [row], { actor, preferences }),
    actor.kind === 'student' ? findSimilar(db, actor, row, preferences) : [],
  ]);
  return { ...viewPage(row, { actor, preferences, top }), similar };
}

/** Of the newest that share a tag or an industry, those that share the most. */
async function findSimilar(
  db: Statements,
  actor: Account,
  { id, tags, industry }: PageRow,
  preferences: Awaited<ReturnType<typeof loadPreferences>>,
): Promise<InitiativeCard[]> {
  const leading = [...tags.map((tag) => `tag:${tag}`), ...industry.map((tag) => `industry:${tag}`)];
  if (!leading.length) return [];
  const applied = await readApplied(db, actor);
  const { ids } = await findNewest(db, { what: 'initiatives', leading, except: [id, ...applied] });
  const cards = await readCards(db, ids, { actor, preferences });
  const shared = (card: InitiativeCard) =>
    card.tags.filter((tag) => tags.includes(tag)).length +
    card.company.industry.filter((tag) => industry.includes(tag)).length;
  return cards.toSorted((a, b) => shared(b) - shared(a)).slice(0, limits.similarInitiatives);
}
