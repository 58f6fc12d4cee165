// Policies of events, notifications and settings.
import { everybody, visitors } from '../actors.ts';
import type { Access, Cell } from '../cell.ts';

const record = (actor: string) =>
  `insert into events (name, subject_id, actor_id) values ('message.sent', uuidv7(), ${actor})`;

const recording = (allowed: Pick<Access, 'detail' | 'role' | 'sql' | 'allowed'>): Access => ({
  table: 'events',
  verb: 'insert',
  ...allowed,
});

export const notifications: Cell[] = [
  recording({ detail: 'in their own name', sql: () => record('app.uid()'), allowed: everybody }),
  recording({ detail: "in the owner's name", sql: (w) => record(`'${w.owner}'`), allowed: ['owner'] }),
  recording({ detail: 'without an actor', sql: () => record('null'), allowed: visitors }),
  recording({
    detail: 'in their own name',
    role: 'app_auth',
    sql: () => record('app.uid()'),
    allowed: ['auth for owner', 'auth for anonymous'],
  }),
  recording({
    detail: "in the owner's name",
    role: 'app_auth',
    sql: (w) => record(`'${w.owner}'`),
    allowed: ['auth for owner'],
  }),
  recording({
    detail: 'without an actor',
    role: 'app_worker',
    sql: () => record('null'),
    allowed: ['worker'],
  }),
  recording({
    detail: "in the owner's name",
    role: 'app_worker',
    sql: (w) => record(`'${w.owner}'`),
    allowed: [],
  }),
  {
    table: 'events',
    verb: 'select',
    detail: 'reading events',
    sql: () => `select name from events`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'events',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select name, subject_id from events where id = '${w.event}'`,
    allowed: ['worker'],
  },
  {
    table: 'events',
    verb: 'update',
    role: 'app_worker',
    sql: (w) => `update events set relayed_at = now() where id = '${w.event}'`,
    allowed: ['worker'],
  },
  {
    table: 'events',
    verb: 'update',
    detail: 'changing the actor of an event',
    role: 'app_worker',
    sql: (w) => `update events set actor_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },

  // notifications
  {
    table: 'notifications',
    verb: 'select',
    sql: (w) => `select kind, subject_id from notifications where id = '${w.notification}'`,
    allowed: ['owner'],
  },
  {
    table: 'notifications',
    verb: 'update',
    sql: (w) => `update notifications set read_at = now() where id = '${w.notification}'`,
    allowed: ['owner'],
  },
  {
    table: 'notifications',
    verb: 'update',
    detail: 'moving it to another account',
    sql: (w) => `update notifications set user_id = '${w.otherStudent}' where id = '${w.notification}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'notifications',
    verb: 'insert',
    detail: 'creating a notification',
    sql: (w) =>
      `insert into notifications (user_id, kind, subject_id, event_id)
       values ('${w.owner}', 'message_received', uuidv7(), uuidv7())`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'notifications',
    verb: 'insert',
    role: 'app_worker',
    sql: (w) =>
      `insert into notifications (user_id, kind, subject_id, event_id)
       values ('${w.owner}', 'message_received', uuidv7(), '${w.event}')`,
    allowed: ['worker'],
  },
  {
    table: 'notifications',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select count, read_at from notifications where user_id = '${w.owner}'`,
    allowed: ['worker'],
  },
  {
    table: 'notifications',
    verb: 'update',
    role: 'app_worker',
    detail: 'superseding one',
    sql: (w) =>
      `update notifications set superseded_at = now(), read_at = now() where user_id = '${w.owner}'`,
    allowed: ['worker'],
  },

  // preferences
  {
    table: 'notification_preferences',
    verb: 'select',
    sql: (w) => `select mail, mail_off from notification_preferences where user_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'notification_preferences',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select mail, in_app_off from notification_preferences where user_id = '${w.owner}'`,
    allowed: ['worker'],
  },
  {
    table: 'notification_preferences',
    verb: 'insert',
    detail: 'for another student',
    sql: (w) => `insert into notification_preferences (user_id, mail) values ('${w.otherStudent}', false)`,
    allowed: ['other student'],
  },
  {
    table: 'notification_preferences',
    verb: 'update',
    sql: (w) => `update notification_preferences set mail = false where user_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'notification_preferences',
    verb: 'call',
    detail: 'unsubscribing by a link',
    sql: (w) =>
      `select from (select keeper.unsubscribe('${w.owner}', 'message_received')) as it (done) where done`,
    allowed: everybody,
  },
  {
    table: 'notification_preferences',
    verb: 'call',
    detail: 'unsubscribing an unknown account',
    sql: () => `select from (select keeper.unsubscribe(uuidv7(), null)) as it (done) where done`,
    allowed: [],
  },
  {
    guarantee: 'turns off one more kind of email, once',
    covers: ['notification_preferences select', 'notification_preferences update'],
    steps: (w) => [
      ['anonymous', `select keeper.unsubscribe('${w.owner}', 'application_received')`],
      ['anonymous', `select keeper.unsubscribe('${w.owner}', 'application_received')`],
    ],
    query: (w) => `select mail, mail_off from notification_preferences where user_id = '${w.owner}'`,
    expected: { mail: true, mail_off: ['message_received', 'application_received'] },
  },
  {
    guarantee: 'turns off all emails of an account without settings, and of no other',
    covers: ['notification_preferences insert'],
    steps: (w) => [['anonymous', `select keeper.unsubscribe('${w.otherStudent}', null)`]],
    query: () =>
      `select count(*) filter (where not mail)::int as stopped, count(*)::int as all from notification_preferences`,
    expected: { stopped: 1, all: 2 },
  },
];
