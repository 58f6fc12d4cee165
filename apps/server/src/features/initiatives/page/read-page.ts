import type { InitiativePage } from '@questline/contract';
import type { Account } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  findTop,
  listSimilarCards,
  studentOf,
  studentReads,
  viewCard,
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
  const similar = actor.kind === 'student' ? await db.many(listSimilar(row, actor.id, student.excluded)) : [];
  const top = await findTop(db, [row, ...similar], student);
  const viewer = { actor, preferences: student.preferences, top };
  return { ...viewPage(row, viewer), similar: similar.map((card) => viewCard(card, viewer)) };
}

/** Of the newest that share a tag or an industry, those that share the most, preferably of other companies. */
const listSimilar = ({ id, company_id, tags, industry }: PageRow, actorId: string, excluded: string[]) =>
  listSimilarCards(
    actorId,
    company_id,
    [...tags.map((tag) => `tag:${tag}`), ...industry.map((tag) => `industry:${tag}`)],
    [id, ...excluded],
  );
