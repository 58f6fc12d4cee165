import type { Cell } from '../matrix.ts';

export const mail: Cell[] = [
  {
    table: 'mail_deliveries',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select status, attempts from mail_deliveries where id = '${w.event}'`,
    works: ['worker'],
  },
  {
    table: 'mail_deliveries',
    verb: 'insert',
    role: 'app_worker',
    sql: (w) =>
      `insert into mail_deliveries (id, kind, subject_id, message_id, attempts)
       values (uuidv7(), 'verify-email', '${w.owner}', '<2@example.org>', 1)`,
    works: ['worker'],
  },
  {
    table: 'mail_deliveries',
    verb: 'update',
    role: 'app_worker',
    sql: (w) => `update mail_deliveries set status = 'sent', finished_at = now() where id = '${w.event}'`,
    works: ['worker'],
  },
  {
    table: 'mail_deliveries',
    verb: 'update',
    tries: 'whatever there is',
    role: 'app_worker',
    sql: () => `update mail_deliveries set status = 'sent'`,
    works: ['worker'],
  },
  {
    table: 'mail_deliveries',
    verb: 'select',
    tries: 'who was written to',
    sql: () => `select subject_id from mail_deliveries`,
    works: [],
    noPrivilege: true,
  },
];
