import { moneyText, type Notification, type RewardState } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Row, Statements } from '../../platform/database/db.ts';
import { sortOf, describeNotification, type Sort, type Subject } from './notifications.rules.ts';
import {
  applicationsAmong,
  conversationsAmong,
  initiativesAmong,
  reportsAmong,
  rewardsAmong,
  submissionsAmong,
  takedownsAmong,
  takenDownAmong,
} from './notifications.subjects.queries.ts';

type NotificationRow = Pick<
  Row<'notifications'>,
  'id' | 'kind' | 'subject_id' | 'count' | 'created_at' | 'read_at'
>;

/** Subjects of a page of notifications by id, with one query per type. */
export async function findSubjects(db: Statements, rows: NotificationRow[]): Promise<Map<string, Subject>> {
  const look = async (sort: Sort, among: (ids: string[]) => Promise<Subject[]>) => {
    const ids = rows.filter(({ kind }) => sortOf(kind) === sort).map(({ subject_id }) => subject_id);
    return ids.length ? among(ids) : [];
  };
  const found = await Promise.all([
    look('application', (ids) => db.many(applicationsAmong(ids))),
    look('answer', async (ids) => [
      ...(await db.many(applicationsAmong(ids))),
      ...(await db.many(submissionsAmong(ids))),
    ]),
    look('submission', (ids) => db.many(submissionsAmong(ids))),
    look('reward', async (ids) => (await db.many(rewardsAmong(ids))).map(viewReward)),
    look('conversation', (ids) => db.many(conversationsAmong(ids))),
    look('initiative', (ids) => db.many(initiativesAmong(ids))),
    look('takedown', (ids) => db.many(takedownsAmong(ids))),
    look('content', async (ids) =>
      (await db.many(takenDownAmong(ids))).map(({ id, subject: from, actions, reason }) => ({
        id,
        taken_down: { from, actions, reason },
      })),
    ),
    look('report', (ids) => db.many(reportsAmong(ids))),
  ]);
  return new Map(found.flat().map((subject) => [subject.id, subject]));
}

type RewardRow = Omit<Subject, 'task_id'> & {
  task_id: string | null;
  amount: number;
  currency: string;
  state: RewardState;
};

const viewReward = ({ amount, currency, state, task_id, ...row }: RewardRow): Subject => ({
  ...row,
  ...(task_id && { task_id }),
  money: moneyText({ amount, currency }),
  reward_state: state,
});

/** The unread acceptances among these. Usually there are none, which takes no statement. */
export async function viewAcceptances(db: Statements, latest: NotificationRow[], actor: Account) {
  const open = latest.filter(({ kind, read_at }) => kind === 'application_accepted' && read_at === null);
  const subjects = await findSubjects(db, open);
  return open.map((row) => viewNotification(row, subjects, actor));
}

export const viewNotification = (
  { id, kind, count, created_at, ...row }: NotificationRow,
  subjects: Map<string, Subject>,
  { kind: to }: Account,
): Notification => ({
  id,
  kind,
  count,
  created_at,
  read: row.read_at !== null,
  ...describeNotification(kind, { count, to, subject: subjects.get(row.subject_id) }),
});
