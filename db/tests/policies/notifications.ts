import { everybody, visitors } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';

const record = (actor: string) =>
  `insert into events (name, subject_id, actor_id) values ('message.sent', uuidv7(), ${actor})`;

const recording = (works: Pick<Access, 'tries' | 'role' | 'sql' | 'works'>): Access => ({
  table: 'events',
  verb: 'insert',
  ...works,
});

export const notifications: Cell[] = [
  recording({ tries: 'in the own name', sql: () => record('app.uid()'), works: everybody }),
  recording({ tries: "in the owner's name", sql: (w) => record(`'${w.owner}'`), works: ['owner'] }),
  recording({ tries: "in nobody's name", sql: () => record('null'), works: visitors }),
  recording({
    tries: 'in the own name',
    role: 'app_auth',
    sql: () => record('app.uid()'),
    works: ['auth for owner', 'auth for anonymous'],
  }),
  recording({
    tries: "in the owner's name",
    role: 'app_auth',
    sql: (w) => record(`'${w.owner}'`),
    works: ['auth for owner'],
  }),
  recording({ tries: "in nobody's name", role: 'app_worker', sql: () => record('null'), works: ['worker'] }),
  recording({
    tries: "in the owner's name",
    role: 'app_worker',
    sql: (w) => record(`'${w.owner}'`),
    works: [],
  }),
  {
    table: 'events',
    verb: 'select',
    tries: 'what happened to others',
    sql: () => `select name from events`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'events',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select name, subject_id from events where id = '${w.event}'`,
    works: ['worker'],
  },
  {
    table: 'events',
    verb: 'update',
    role: 'app_worker',
    sql: (w) => `update events set relayed_at = now() where id = '${w.event}'`,
    works: ['worker'],
  },
  {
    table: 'events',
    verb: 'update',
    tries: 'rewriting who did it',
    role: 'app_worker',
    sql: (w) => `update events set actor_id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },

  // notifications
  {
    table: 'notifications',
    verb: 'select',
    sql: (w) => `select kind, subject_id from notifications where id = '${w.notification}'`,
    works: ['owner'],
  },
  {
    table: 'notifications',
    verb: 'update',
    sql: (w) => `update notifications set read_at = now() where id = '${w.notification}'`,
    works: ['owner'],
  },
  {
    table: 'notifications',
    verb: 'update',
    tries: 'handing it to another',
    sql: (w) => `update notifications set user_id = '${w.otherStudent}' where id = '${w.notification}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'notifications',
    verb: 'insert',
    tries: 'notifying somebody past the worker',
    sql: (w) =>
      `insert into notifications (user_id, kind, subject_id, event_id)
       values ('${w.owner}', 'message_received', uuidv7(), uuidv7())`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'notifications',
    verb: 'insert',
    role: 'app_worker',
    sql: (w) =>
      `insert into notifications (user_id, kind, subject_id, event_id)
       values ('${w.owner}', 'message_received', uuidv7(), '${w.event}')`,
    works: ['worker'],
  },
  {
    table: 'notifications',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select count, read_at from notifications where user_id = '${w.owner}'`,
    works: ['worker'],
  },
  {
    table: 'notifications',
    verb: 'update',
    role: 'app_worker',
    tries: 'putting one in the place of another',
    sql: (w) =>
      `update notifications set superseded_at = now(), read_at = now() where user_id = '${w.owner}'`,
    works: ['worker'],
  },

  // preferences
  {
    table: 'notification_preferences',
    verb: 'select',
    sql: (w) => `select mail, mail_off from notification_preferences where user_id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'notification_preferences',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select mail, in_app_off from notification_preferences where user_id = '${w.owner}'`,
    works: ['worker'],
  },
  {
    table: 'notification_preferences',
    verb: 'insert',
    tries: 'for another student',
    sql: (w) => `insert into notification_preferences (user_id, mail) values ('${w.otherStudent}', false)`,
    works: ['other student'],
  },
  {
    table: 'notification_preferences',
    verb: 'update',
    sql: (w) => `update notification_preferences set mail = false where user_id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'notification_preferences',
    verb: 'call',
    tries: 'stopping mails by a link',
    sql: (w) =>
      `select from (select keeper.unsubscribe('${w.owner}', 'message_received')) as it (done) where done`,
    works: everybody,
  },
  {
    table: 'notification_preferences',
    verb: 'call',
    tries: 'stopping mails to nobody',
    sql: () => `select from (select keeper.unsubscribe(uuidv7(), null)) as it (done) where done`,
    works: [],
  },
  {
    guarantee: 'stops one kind of mail once, beside what was stopped before',
    keeps: ['notification_preferences select', 'notification_preferences update'],
    steps: (w) => [
      ['anonymous', `select keeper.unsubscribe('${w.owner}', 'application_received')`],
      ['anonymous', `select keeper.unsubscribe('${w.owner}', 'application_received')`],
    ],
    look: (w) => `select mail, mail_off from notification_preferences where user_id = '${w.owner}'`,
    shows: { mail: true, mail_off: ['message_received', 'application_received'] },
  },
  {
    guarantee: 'stops all mails of somebody who never chose, and of nobody else',
    keeps: ['notification_preferences insert'],
    steps: (w) => [['anonymous', `select keeper.unsubscribe('${w.otherStudent}', null)`]],
    look: () =>
      `select count(*) filter (where not mail)::int as stopped, count(*)::int as all from notification_preferences`,
    shows: { stopped: 1, all: 2 },
  },
];
