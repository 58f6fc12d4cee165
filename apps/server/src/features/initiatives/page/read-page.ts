import { limits, type InitiativeCard, type InitiativePage } from '@questline/contract';
import type { Account } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  findMostAlike,
  findTop,
  readCards,
  studentOf,
  studentReads,
  type OpenOffers,
} from '../../matching/matching.public.ts';
import { getPage } from './initiatives.page.queries.ts';
import { viewPage, type PageRow } from './initiatives.page.view.ts';
import { mayRead } from '../initiatives.rules.ts';

/** An initiative's page for the account that asks. */
export async function readPage(
  db: Statements,
  actor: Account,
  id: string,
  offers: OpenOffers,
): Promise<InitiativePage> {
  const page = getPage(id, actor.id);
  const [[row], ...found] =
    actor.kind === 'student' ? await db.all(page, ...studentReads(actor.id, offers)) : [await db.many(page)];
  if (!row || !mayRead(row, actor)) throw new Refusal('not_found');
  const student = await studentOf(found, offers);
  const [top, similar] = await Promise.all([
    findTop(db, [row], student),
    actor.kind === 'student' ? readSimilar(db, row, { actor, ...student }) : [],
  ]);
  return { ...viewPage(row, { actor, preferences: student.preferences, top }), similar };
}

/** Of the newest that share a tag or an industry, those that share the most. */
async function readSimilar(
  db: Statements,
  { id, tags, industry }: PageRow,
  reader: Parameters<typeof readCards>[2],
): Promise<InitiativeCard[]> {
  const terms = [...tags.map((tag) => `tag:${tag}`), ...industry.map((tag) => `industry:${tag}`)];
  const except = [id, ...reader.applied];
  return readCards(db, await findMostAlike(db, terms, { except, max: limits.similarInitiatives }), reader);
}
