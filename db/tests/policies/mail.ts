// Policies of email deliveries and digests.
import type { Cell } from '../cell.ts';

export const mail: Cell[] = [
  {
    table: 'mail_deliveries',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select status, attempts from mail_deliveries where id = '${w.event}'`,
    allowed: ['worker'],
  },
  {
    table: 'mail_deliveries',
    verb: 'insert',
    role: 'app_worker',
    sql: (w) =>
      `insert into mail_deliveries (id, kind, subject_id, message_id, attempts)
       values (uuidv7(), 'verify-email', '${w.owner}', '<2@example.org>', 1)`,
    allowed: ['worker'],
  },
  {
    table: 'mail_deliveries',
    verb: 'update',
    role: 'app_worker',
    sql: (w) => `update mail_deliveries set status = 'sent', finished_at = now() where id = '${w.event}'`,
    allowed: ['worker'],
  },
  {
    table: 'mail_deliveries',
    verb: 'select',
    detail: 'recipients',
    sql: () => `select subject_id from mail_deliveries`,
    allowed: [],
    noPrivilege: true,
  },

  // email digests
  {
    table: 'mail_rounds',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select subjects, count from mail_rounds where user_id = '${w.acceptedCompany}'`,
    allowed: ['worker'],
  },
  {
    table: 'mail_rounds',
    verb: 'insert',
    role: 'app_worker',
    sql: (w) =>
      `insert into mail_rounds (id, user_id, kind, about_id, subjects, count, due_at)
       values (uuidv7(), '${w.owner}', 'message-notification', '${w.conversation}', array['${w.event}'::uuid], 1, now())`,
    allowed: ['worker'],
  },
  {
    table: 'mail_rounds',
    verb: 'update',
    role: 'app_worker',
    sql: (w) => `update mail_rounds set written_at = now() where user_id = '${w.acceptedCompany}'`,
    allowed: ['worker'],
  },
  {
    table: 'mail_rounds',
    verb: 'delete',
    role: 'app_worker',
    sql: () => `delete from mail_rounds`,
    allowed: ['worker'],
  },
  {
    table: 'mail_rounds',
    verb: 'select',
    detail: 'pending recipients',
    sql: () => `select user_id from mail_rounds`,
    allowed: [],
    noPrivilege: true,
  },
];
