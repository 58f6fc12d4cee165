import { randomUUID } from 'node:crypto';
import { everybody } from '../actors.ts';
import type { Cell } from '../matrix.ts';

const stamp = randomUUID();
const send = (stampId: string, words = 'Hello') =>
  `keeper.send_inquiry('${stampId}', 'Iris Inquirer', 'Corner Shop', 'Iris@Example.org', null, '{Write texts}', '${words}')`;

export const inquiries: Cell[] = [
  {
    table: 'inquiries',
    verb: 'call',
    tries: 'sending one',
    sql: () => `select from (select ${send(stamp)}) as it (id) where id is not null`,
    works: everybody,
  },
  {
    table: 'inquiries',
    verb: 'select',
    tries: 'who asked what',
    sql: () => `select email, message from inquiries`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'inquiries',
    verb: 'insert',
    tries: 'past the keeper',
    sql: () =>
      `insert into inquiries (stamp_id, contact_name, company, email, message)
       values ('${stamp}', 'Mallory', 'Corner Shop', 'mallory@example.org', 'Hello')`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'inquiries',
    verb: 'select',
    tries: 'who asked what',
    role: 'app_auth',
    sql: () => `select email from inquiries`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'inquiries',
    verb: 'select',
    role: 'app_worker',
    sql: (w) =>
      `select contact_name, company, email, website, wishes, message from inquiries where id = '${w.inquiry}'`,
    works: ['worker'],
  },
  {
    table: 'inquiries',
    verb: 'delete',
    tries: 'one that is over a year old',
    role: 'app_worker',
    sql: (w) => `delete from inquiries where id = '${w.oldInquiry}'`,
    works: ['worker'],
  },
  {
    table: 'inquiries',
    verb: 'delete',
    tries: 'whatever there is',
    role: 'app_worker',
    sql: () => `delete from inquiries`,
    works: ['worker'],
  },
  {
    guarantee: "the worker's sweep leaves newer inquiries alone",
    keeps: [],
    steps: () => [['worker', `delete from inquiries`]],
    look: (w) => `select count(*)::int from inquiries where id in ('${w.inquiry}', '${w.oldInquiry}')`,
    shows: { count: 1 },
  },
  {
    guarantee: 'stores an inquiry, its address folded',
    keeps: ['inquiries insert'],
    steps: () => [['anonymous', `select ${send(stamp)}`]],
    look: () => `select company, wishes from inquiries where email = 'iris@example.org'`,
    shows: { company: 'Corner Shop', wishes: ['Write texts'] },
  },
  {
    guarantee: 'an inquiry that is sent twice is stored once, as it was first',
    keeps: ['inquiries select'],
    steps: () => [
      ['anonymous', `select ${send(stamp)}`],
      ['anonymous', `select set_config('seen.again', coalesce(${send(stamp, 'Bye')}::text, 'known'), true)`],
    ],
    look: () =>
      `select count(*)::int, min(message) as message, current_setting('seen.again') as again from inquiries
       where stamp_id = '${stamp}'`,
    shows: { count: 1, message: 'Hello', again: 'known' },
  },
];
