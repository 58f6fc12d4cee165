// Loads a student's home page in three round trips on one connection.
import { limits, type HomePage, type InitiativeCard } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import { findNewest, rankAll, readApplied, readCards } from '../matching/matching.public.ts';
import { readOwn, viewSurvey, viewWelcomeQuest } from '../students/students.public.ts';
import { listDecisions, listEnded, listFeedback, listTurns, listUnread } from './home.queries.ts';
import { viewNews, viewTurns, viewUnread } from './home.view.ts';

const weekMs = 7 * 86_400_000;

export const readHome = (db: Db, actor: Account, now: Date): Promise<HomePage> =>
  db.tx(async (tx) => {
    const [own, applied, turns, unread, decisions, ended, feedback] = await Promise.all([
      readOwn(tx, actor.id),
      readApplied(tx, actor),
      tx.many(listTurns(actor.id)),
      tx.many(listUnread(actor.id)),
      tx.many(listDecisions(actor.id)),
      tx.many(listEnded(actor.id)),
      tx.many(listFeedback(actor.id)),
    ]);
    const [ranked, quickWins, newest] = await Promise.all([
      rankAll(tx, own, { applied }),
      newestOf(tx, 'quick-win', applied),
      newestOf(tx, 'open', applied),
    ]);
    const best = ranked.slice(0, limits.homeCards);
    const ids = [...new Set([...best.map(({ id }) => id), ...quickWins, ...newest])];
    const cards = new Map<string, InitiativeCard>(
      (await readCards(tx, ids, { actor, preferences: own, ranked })).map((card) => [card.id, card]),
    );
    const block = (some: string[]) => some.flatMap((id) => cards.get(id) ?? []);
    return {
      welcome_quest: viewWelcomeQuest(own),
      survey_done: viewSurvey(own).done,
      turns: viewTurns(turns),
      messages: unread.map(viewUnread),
      news: viewNews(decisions, ended, feedback),
      best_fit: block(best.map(({ id }) => id)),
      quick_wins: block(quickWins),
      new_this_week: block(newest).filter(
        ({ created_at }) => now.getTime() - Date.parse(created_at) < weekMs,
      ),
    };
  });

const newestOf = async (tx: Statements, term: string, except: string[]) =>
  (await findNewest(tx, { what: 'initiatives', leading: [term], except }, limits.homeCards)).ids;
