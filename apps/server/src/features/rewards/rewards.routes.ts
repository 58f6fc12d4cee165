import type { rewards } from '@questline/contract';
import { readCursor, viewCursorPage } from '../../platform/database/cursor.ts';
import { viewPage } from '../../platform/database/page.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { answerPayment } from './answer-payment.ts';
import { payReward, takeBackPayment } from './pay-reward.ts';
import type { RewardsDeps } from './rewards.deps.ts';
import {
  countRewardsOfCompany,
  listRewardsOfCompany,
  listRewardsOfStudent,
  rewardsPerPage,
} from './rewards.queries.ts';
import { payersOf, viewCompanyReward, viewOwnReward } from './rewards.view.ts';

export const rewardsRoutes = (deps: RewardsDeps): Handlers<typeof rewards> => ({
  'GET /api/company/rewards': async ({ db, actor, input }) => {
    const { tab, after } = input.query;
    const rewards = listRewardsOfCompany(actor.id, tab, readCursor(`rewards ${tab}`, after));
    const [rows, [counts = null]] = after
      ? [await db.many(rewards), []]
      : await db.all(rewards, countRewardsOfCompany(actor.id));
    const names = await deps.namesOf(db, actor, payersOf(rows));
    const reading = { reader: actor, names, now: new Date() };
    const page = viewCursorPage(rows, { list: `rewards ${tab}`, limit: rewardsPerPage }, (row) =>
      viewCompanyReward(row, reading),
    );
    return { ...page, counts };
  },
  'POST /api/rewards/:id/payment': ({ db, actor, input }) =>
    payReward(deps, db, actor, { id: input.params.id, payment: input.body, now: new Date() }),
  'DELETE /api/rewards/:id/payment': ({ db, actor, input }) =>
    takeBackPayment(deps, db, actor, { id: input.params.id, now: new Date() }),
  'GET /api/rewards': async ({ db, actor, input }) =>
    viewPage(
      await db.many(listRewardsOfStudent(actor.id, input.query.before)),
      { limit: rewardsPerPage },
      viewOwnReward,
    ),
  'POST /api/rewards/:id/receipt': ({ db, actor, input }) =>
    answerPayment(db, actor, { id: input.params.id, ...input.body }),
});
