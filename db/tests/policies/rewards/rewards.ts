// Rewards: who sees them, and which side can take which step.
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

export const pay = (reward: string, on = 'current_date', how = `'cash'`) =>
  `update rewards set state = 'paid', paid_on = ${on}, paid_how = ${how} where id = '${reward}'`;
export const step = (reward: string, state: string) =>
  `update rewards set state = '${state}' where id = '${reward}'`;

const noOneWrites = (verb: 'insert' | 'update' | 'delete', sql: (w: World) => string): Access => ({
  table: 'rewards',
  verb,
  sql,
  allowed: [],
  noPrivilege: true,
});

const byCompany = (detail: string, sql: (w: World) => string): Access => ({
  table: 'rewards',
  verb: 'update',
  detail,
  sql,
  allowed: ['accepted company'],
  refused: { owner: 'conflict' },
});
const byStudent = (detail: string, sql: (w: World) => string): Access => ({
  table: 'rewards',
  verb: 'update',
  detail,
  sql,
  allowed: ['owner'],
  refused: { 'accepted company': 'conflict' },
});
const byNobody = (detail: string, sql: (w: World) => string): Access => ({
  table: 'rewards',
  verb: 'update',
  detail,
  sql,
  allowed: [],
  refused: { owner: 'conflict', 'accepted company': 'conflict' },
});

export const rewards: Cell[] = [
  {
    table: 'rewards',
    verb: 'select',
    sql: (w) => `select from rewards where id = '${w.owedReward}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'rewards',
    verb: 'select',
    detail: 'of another student',
    sql: (w) => `select from rewards where id = '${w.otherReward}'`,
    allowed: ['other student', 'other company'],
  },
  {
    table: 'rewards',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select id from rewards where id = '${w.owedReward}'`,
    allowed: ['worker'],
  },
  {
    table: 'rewards',
    verb: 'select',
    detail: 'as an operator',
    role: 'app_desk',
    sql: () => `select id from rewards`,
    allowed: [],
    noPrivilege: true,
  },
  byCompany('paying', (w) => pay(w.owedReward)),
  byCompany('paying again', (w) => pay(w.missingReward)),
  byCompany('taking a payment back', (w) => step(w.paidReward, 'owed')),
  byStudent('confirming a payment', (w) => step(w.paidReward, 'received')),
  byStudent('saying that a payment is missing', (w) => step(w.paidReward, 'missing')),
  byStudent('confirming a payment that was missing', (w) => step(w.missingReward, 'received')),
  byNobody('paying what is paid', (w) => pay(w.paidReward)),
  byNobody('confirming what is owed', (w) => step(w.owedReward, 'received')),
  byNobody('missing what is owed', (w) => step(w.owedReward, 'missing')),
  byNobody('paying what the student confirmed', (w) => pay(w.receivedReward)),
  byNobody('taking back what is missing', (w) => step(w.missingReward, 'owed')),
  byNobody('changing what the student confirmed', (w) => step(w.receivedReward, 'owed')),
  byNobody('missing what the student confirmed', (w) => step(w.receivedReward, 'missing')),
  byNobody(
    'changing only the day',
    (w) => `update rewards set paid_on = current_date where id = '${w.paidReward}'`,
  ),
  {
    table: 'rewards',
    verb: 'update',
    detail: "changing the company's words while confirming",
    sql: (w) => `update rewards set state = 'received', paid_how = 'goods' where id = '${w.paidReward}'`,
    allowed: [],
    refused: { owner: 'forbidden', 'accepted company': 'conflict' },
  },
  ...[
    ['on a day that has not come', (w: World) => pay(w.owedReward, 'current_date + 2')],
    ['without a day', (w: World) => pay(w.owedReward, 'null')],
    ['without saying how', (w: World) => pay(w.owedReward, 'current_date', 'null')],
  ].map(([detail, sql]): Access => ({
    table: 'rewards',
    verb: 'update',
    detail: `paying ${detail as string}`,
    sql: sql as (w: World) => string,
    allowed: [],
    refused: { owner: 'conflict', 'accepted company': 'invalid_input' },
  })),
  {
    table: 'rewards',
    verb: 'update',
    detail: 'paying another company’s',
    sql: (w) => pay(w.otherReward),
    allowed: ['other company'],
    refused: { 'other student': 'conflict' },
  },
  noOneWrites(
    'insert',
    (w) =>
      `insert into rewards (application_id, student_id, initiative_id, company_id, amount, currency)
       values ('${w.acceptedApplication}', '${w.owner}', '${w.acceptedInitiative}', '${w.acceptedCompany}', 1, 'USD')`,
  ),
  noOneWrites('update', () => `update rewards set amount = 1`),
  noOneWrites('delete', () => `delete from rewards`),
  {
    table: 'initiative_applications',
    verb: 'update',
    detail: 'the promised reward',
    sql: () => `update initiative_applications set reward_amount = 1`,
    allowed: [],
    noPrivilege: true,
  },
];
