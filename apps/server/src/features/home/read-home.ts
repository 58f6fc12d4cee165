// Loads a student's home page in two round trips.
import { limits, type HomePage, type InitiativeCard } from '@questline/contract';
import { weekOf } from '@questline/contract/hours';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  listNewestRunning,
  listOwnApplications,
  ownApplicationsPerPage,
} from '../applications/applications.public.ts';
import {
  findNewestOf,
  listExcluded,
  rankAll,
  readCards,
  studentOf,
  topOf,
  type OpenOffers,
} from '../matching/matching.public.ts';
import { getOwn, viewSurvey, viewWelcomeQuest } from '../students/students.public.ts';
import { listDecisions, listEnded, listFeedback, listUnread } from './home.queries.ts';
import { viewNews, viewTurns, viewUnread, viewWaiting } from './home.view.ts';

const weekMs = 7 * 86_400_000;

export async function readHome(
  db: Statements,
  actor: Account,
  now: Date,
  offers: OpenOffers,
): Promise<HomePage> {
  const { id } = actor;
  const [[own], excluded, check, unread, decisions, ended, feedback, running, applied] = await db.all(
    getOwn(id),
    listExcluded(id),
    offers.check(),
    listUnread(id),
    listDecisions(id),
    listEnded(id),
    listFeedback(id),
    // The first page of each, since /active lists them all.
    listOwnApplications(id, 'in_progress'),
    listOwnApplications(id, 'applied'),
  );
  if (!own) throw new Refusal('not_signed_in');
  const { hours } = weekOf(
    running.filter(({ company_suspended }) => !company_suspended),
    null,
  );
  const student = await studentOf([[{ ...own, hours_promised: hours }], excluded, check], offers);
  // Usually without a query: the initiatives are in memory, and nobody works on more than a page of them.
  const [ranked, quickWins, newest, turns] = await Promise.all([
    rankAll(db, student),
    findNewestOf(db, 'quick-win', student, limits.homeCards),
    findNewestOf(db, 'open', student, limits.homeCards),
    running.length < ownApplicationsPerPage ? running : db.many(listNewestRunning(id)),
  ]);
  const blocks = {
    best_fit: ranked.slice(0, limits.homeCards).map((it) => it.id),
    quick_wins: quickWins,
    new_this_week: newest,
  };
  const ids = [...new Set(Object.values(blocks).flat())];
  const cards = new Map<string, InitiativeCard>(
    (await readCards(db, ids, { actor, ...student, top: topOf(ranked) })).map((card) => [card.id, card]),
  );
  const cardsOf = (some: string[]) => some.flatMap((one) => cards.get(one) ?? []);
  return {
    welcome_quest: viewWelcomeQuest(own),
    survey_done: viewSurvey(own).done,
    turns: viewTurns(turns),
    messages: unread.map(viewUnread),
    news: viewNews(decisions, ended, feedback),
    waiting: viewWaiting([...running, ...applied]),
    best_fit: cardsOf(blocks.best_fit),
    quick_wins: cardsOf(blocks.quick_wins),
    new_this_week: cardsOf(blocks.new_this_week).filter(
      ({ created_at }) => now.getTime() - Date.parse(created_at) < weekMs,
    ),
  };
}
