// Policies and functions of inquiries.
import { randomUUID } from 'node:crypto';
import { everybody } from '../actors.ts';
import type { Cell } from '../cell.ts';

const stamp = randomUUID();
const send = (stampId: string, words = 'Hello') =>
  `keeper.send_inquiry('${stampId}', 'Iris Inquirer', 'Corner Shop', 'Iris@Example.org', null, '{Write posts and emails}', '${words}')`;

export const inquiries: Cell[] = [
  {
    table: 'inquiries',
    verb: 'call',
    detail: 'sending one',
    sql: () => `select from (select ${send(stamp)}) as it (id) where id is not null`,
    allowed: everybody,
  },
  {
    table: 'inquiries',
    verb: 'select',
    detail: 'reading inquiries',
    sql: () => `select email, message from inquiries`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'inquiries',
    verb: 'insert',
    detail: 'without the function',
    sql: () =>
      `insert into inquiries (stamp_id, contact_name, company, email, message)
       values ('${stamp}', 'Mallory', 'Corner Shop', 'mallory@example.org', 'Hello')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'inquiries',
    verb: 'select',
    detail: 'reading inquiries',
    role: 'app_auth',
    sql: () => `select email from inquiries`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'inquiries',
    verb: 'select',
    role: 'app_worker',
    sql: (w) =>
      `select contact_name, company, email, website, wishes, message from inquiries where id = '${w.inquiry}'`,
    allowed: ['worker'],
  },
  {
    table: 'inquiries',
    verb: 'delete',
    detail: 'one older than a year',
    role: 'app_worker',
    sql: (w) => `delete from inquiries where id = '${w.oldInquiry}'`,
    allowed: ['worker'],
  },
  {
    table: 'inquiries',
    verb: 'delete',
    detail: 'all rows',
    role: 'app_worker',
    sql: () => `delete from inquiries`,
    allowed: ['worker'],
  },
  {
    guarantee: "the worker's cleanup keeps newer inquiries",
    covers: [],
    steps: () => [['worker', `delete from inquiries`]],
    query: (w) => `select count(*)::int from inquiries where id in ('${w.inquiry}', '${w.oldInquiry}')`,
    expected: { count: 1 },
  },
  {
    guarantee: 'stores an inquiry with the email in lowercase',
    covers: ['inquiries insert'],
    steps: () => [['anonymous', `select ${send(stamp)}`]],
    query: () => `select company, wishes from inquiries where email = 'iris@example.org'`,
    expected: { company: 'Corner Shop', wishes: ['Write posts and emails'] },
  },
  {
    guarantee: 'stores an inquiry that is sent twice once, unchanged',
    covers: ['inquiries select'],
    steps: () => [
      ['anonymous', `select ${send(stamp)}`],
      ['anonymous', `select set_config('seen.again', coalesce(${send(stamp, 'Bye')}::text, 'known'), true)`],
    ],
    query: () =>
      `select count(*)::int, min(message) as message, current_setting('seen.again') as again from inquiries
       where stamp_id = '${stamp}'`,
    expected: { count: 1, message: 'Hello', again: 'known' },
  },
];
