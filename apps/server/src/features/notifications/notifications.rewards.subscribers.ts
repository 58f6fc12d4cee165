// Subscribers of events about rewards.
import type { Subscriber } from '../../platform/jobs/relay.ts';
import {
  bothOf,
  invalidationsOf,
  noticesOf,
  subjectsOf,
  unreadChanged,
} from './notifications.subscribers.ts';
import { markSettledRead, partiesOfRewards } from './notifications.worker.queries.ts';
import { notify } from './notify.ts';

const rewardTopics = ['rewards', 'tasks', 'home'];

/** Refreshes both sides' screens, and notifies one side unless the other has changed its mind since then. */
export const notifyReward =
  (kind: 'reward_paid' | 'reward_missing'): Subscriber =>
  async (tx, events) => {
    const rows = await tx.many(partiesOfRewards(subjectsOf(events)));
    const [state, to] =
      kind === 'reward_paid' ? (['paid', 'student'] as const) : (['missing', 'company'] as const);
    const current = rows.filter((row) => row.state === state);
    return [...(await showRewards(tx, events)), ...(await notify(tx, noticesOf(events, current, kind, to)))];
  };

export const showRewards: Subscriber = async (tx, events) => [
  ...invalidationsOf(rewardTopics, bothOf(await tx.many(partiesOfRewards(subjectsOf(events))))),
  ...unreadChanged(await tx.many(markSettledRead(subjectsOf(events)))),
];
