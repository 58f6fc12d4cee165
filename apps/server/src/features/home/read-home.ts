// Loads a student's home page in three round trips.
import { limits, type HomePage, type InitiativeCard } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listOwnApplications } from '../applications/applications.public.ts';
import { listApplied, listNewest, rankAll, readCards, topOf } from '../matching/matching.public.ts';
import { getOwn, viewSurvey, viewWelcomeQuest } from '../students/students.public.ts';
import { listDecisions, listEnded, listFeedback, listTurns, listUnread } from './home.queries.ts';
import { viewNews, viewTurns, viewUnread, viewWaiting } from './home.view.ts';

const weekMs = 7 * 86_400_000;

export async function readHome(db: Statements, actor: Account, now: Date): Promise<HomePage> {
  const { id } = actor;
  const [[own], rows, turns, unread, decisions, ended, feedback, running, applied] = await db.all(
    getOwn(id),
    listApplied(id),
    listTurns(id),
    listUnread(id),
    listDecisions(id),
    listEnded(id),
    listFeedback(id),
    // The first page of each, since /active lists them all.
    listOwnApplications(id, 'in_progress'),
    listOwnApplications(id, 'applied'),
  );
  if (!own) throw new Refusal('not_signed_in');
  const student = { preferences: own, applied: rows.map((row) => row.initiative_id) };
  const [ranked, [quickWins, newest]] = await Promise.all([
    rankAll(db, student),
    db.all(listNewest('quick-win', student.applied), listNewest('open', student.applied)),
  ]);
  const blocks = {
    best_fit: idsOf(ranked),
    quick_wins: idsOf(quickWins),
    new_this_week: idsOf(newest),
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

const idsOf = (rows: { id: string }[]) => rows.slice(0, limits.homeCards).map(({ id }) => id);
