// Queries for rewards. Row level security in db/policies/rewards.sql decides who may see a row. Limits and index states
// are literals, not parameters: a prepared plan only picks the partial index when it knows them.
import { limits, type PaymentMethod, type RewardTab } from '@questline/contract';
import { sql } from 'kysely';
import type { Place } from '../../platform/database/cursor.ts';
import { query } from '../../platform/database/db.ts';
import { companyOrFormerName, initiativeName } from '../../platform/database/kept-names.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

export const rewardsPerPage = 30;

const rewards = () =>
  query
    .selectFrom('rewards as r')
    .leftJoin('initiatives as i', 'i.id', 'r.initiative_id')
    .leftJoin('tasks as t', 't.id', 'r.task_id')
    .select([
      'r.id',
      'r.student_id',
      'r.company_id',
      'r.initiative_id',
      'r.task_id',
      'r.amount',
      'r.currency',
    ])
    .select(['r.state', 'r.owed_at', 'r.paid_on', 'r.paid_how', 'r.paid_by', 'r.paid_at', 'r.received_at'])
    .select(['r.missing_at', 't.title as task_title']);

const ofCompany = () =>
  rewards()
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'r.company_id').onRef('p.student_id', '=', 'r.student_id'),
    )
    .select(['p.full_name', 'p.photo_url'])
    // A company no longer sees an initiative that it deleted.
    .select(
      sql<string | null>`coalesce(i.name, keeper.name_of_deleted(r.initiative_id))`.as('initiative_name'),
    );

export const getOfCompany = preparedRead((id: Param<string>) => ofCompany().where('r.id', '=', id));

/** What is to pay: oldest first. */
const listToPay = preparedRead(
  (companyId: Param<string>, afterKey?: Param<string>, afterId?: Param<string>) =>
    ofCompany()
      .select(sql<string>`r.owed_at::text`.as('key'))
      .where('r.company_id', '=', companyId)
      .where('r.state', 'in', sql<'owed'>`('owed', 'missing')`)
      .$if(afterId !== undefined, (rest) =>
        rest.where(sql<boolean>`(r.owed_at, r.id) > (${afterKey}::timestamptz, ${afterId}::uuid)`),
      )
      .orderBy('r.owed_at')
      .orderBy('r.id')
      .limit(sql.lit(rewardsPerPage)),
);

/** Newest first. */
const listDone = preparedRead(
  (companyId: Param<string>, state: Param<'paid' | 'received'>, afterId?: Param<string>) =>
    ofCompany()
      .select(sql<string>`''`.as('key'))
      .where('r.company_id', '=', companyId)
      .where('r.state', '=', state)
      .$if(afterId !== undefined, (older) => older.where('r.id', '<', afterId!))
      .orderBy('r.id', 'desc')
      .limit(sql.lit(rewardsPerPage)),
);

export const listRewardsOfCompany = (companyId: string, tab: RewardTab, after?: Place) =>
  tab === 'to_pay' ? listToPay(companyId, after?.key, after?.id) : listDone(companyId, tab, after?.id);

/** How many there are in each tab. */
export const countRewardsOfCompany = preparedRead((companyId: Param<string>) => {
  const count = (states: string) =>
    sql<number>`(select count(*)::int from (select from rewards
      where company_id = ${companyId} and state in ${sql.raw(states)} limit ${sql.lit(limits.tabCountMax)}) r)`;
  return query.selectNoFrom([
    count(`('owed', 'missing')`).as('to_pay'),
    count(`('paid')`).as('paid'),
    count(`('received')`).as('received'),
  ]);
});

const ofStudent = () =>
  rewards()
    .leftJoin('company_profiles as c', 'c.id', 'r.company_id')
    .select(initiativeName.as('initiative_name'))
    .select(companyOrFormerName.as('company_name'));

export const getOfStudent = preparedRead((id: Param<string>) => ofStudent().where('r.id', '=', id));

/** Newest first. */
export const listRewardsOfStudent = preparedRead((studentId: Param<string>, before?: Param<string>) =>
  ofStudent()
    .where('r.student_id', '=', studentId)
    .$if(before !== undefined, (older) => older.where('r.id', '<', before!))
    .orderBy('r.id', 'desc')
    .limit(sql.lit(rewardsPerPage)),
);

const perApplicationMax = 100;

/** Oldest first. One for each approved task at most. */
export const listRewardsOfApplication = preparedRead((applicationId: Param<string>) =>
  ofStudent().where('r.application_id', '=', applicationId).orderBy('r.id').limit(sql.lit(perApplicationMax)),
);

/** Makes teammates and the other side wait. */
export const lockReward = (id: string) =>
  query
    .selectFrom('rewards')
    .select(['id', 'application_id', 'state', 'paid_on', 'paid_how', 'paid_by', 'paid_at'])
    .where('id', '=', id)
    .forUpdate();

export const markPaid = (id: string, payment: { paid_on: string; paid_how: PaymentMethod }) =>
  query
    .updateTable('rewards')
    .set({ state: 'paid', ...payment })
    .where('id', '=', id);

/** A trigger clears the payment, and makes it missing again if the student had said so. */
export const takeBack = (id: string) =>
  query.updateTable('rewards').set({ state: 'owed' }).where('id', '=', id);

export const answer = (id: string, state: 'received' | 'missing') =>
  query.updateTable('rewards').set({ state }).where('id', '=', id);
