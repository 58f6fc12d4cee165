// What a company and one of its people have to do, in one round trip.
import { nameOf, type Waiting, type YourTurn } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import {
  findRewardsToPay,
  findUnreadConversations,
  findWaitingApplications,
  findWaitingSubmissions,
  listNewestDrafts,
  type WaitingRow,
} from './your-turn.queries.ts';

/** The queries, for a page that reads more in the same round trip. Their results go to `viewYourTurn`. */
export const yourTurnQueries = ({ id, personId }: SignedIn) =>
  [
    findWaitingApplications(id),
    findWaitingSubmissions(id),
    findUnreadConversations(id, personId),
    findRewardsToPay(id),
    listNewestDrafts(personId),
  ] as const;

const viewWaiting = ({ count, students, names, oldest_at, answer_by }: WaitingRow): Waiting => ({
  count,
  students,
  names: names.map((name) => nameOf('student', name)),
  oldest_at,
  answer_by,
});

type Rows = [
  WaitingRow[],
  WaitingRow[],
  WaitingRow[],
  WaitingRow[],
  NonNullable<YourTurn['drafts']['newest']>[],
];

export const viewYourTurn = ([applications, submissions, messages, rewards, drafts]: Rows): YourTurn => ({
  applications: viewWaiting(applications[0]!),
  submissions: viewWaiting(submissions[0]!),
  messages: { ...viewWaiting(messages[0]!), preview: messages[0]!.preview },
  rewards: viewWaiting(rewards[0]!),
  drafts: { count: drafts.length, newest: drafts[0] ?? null },
});

export const readYourTurn = async (db: Statements, actor: SignedIn): Promise<YourTurn> =>
  viewYourTurn(await db.all(...yourTurnQueries(actor)));
