// Notifications on devices: who can turn them on and off, and who sends them where.
import type { Access, Cell } from '../cell.ts';
import { refusedWith } from '../refused-with.ts';

const subscribe = (session: string, endpoint = 'mine') =>
  `select keeper.subscribe_push('${session}', 'https://push.example/${endpoint}', '${'B'.repeat(87)}', '${'A'.repeat(22)}')`;

const refusesSession = (session: string) =>
  refusedWith('session_ended', subscribe(session).replace('select', 'perform'));

const of = (
  verb: Access['verb'],
  access: Pick<Access, 'detail' | 'role' | 'sql' | 'allowed' | 'noPrivilege' | 'refused'>,
): Access => ({
  table: 'push_subscriptions',
  verb,
  ...access,
});

export const push: Cell[] = [
  of('select', {
    role: 'app_auth',
    sql: (w) => `select session_id from push_subscriptions where session_id = '${w.session}'`,
    allowed: ['auth for owner'],
  }),
  of('delete', {
    role: 'app_auth',
    sql: (w) => `delete from push_subscriptions where session_id = '${w.session}'`,
    allowed: ['auth for owner'],
  }),
  of('delete', {
    detail: 'all they can',
    role: 'app_auth',
    sql: () => 'delete from push_subscriptions',
    allowed: ['auth for owner'],
  }),
  of('delete', {
    detail: 'all',
    role: 'app_worker',
    sql: () => 'delete from push_subscriptions',
    allowed: ['worker'],
  }),
  of('select', {
    detail: 'the addresses, which only the worker needs',
    role: 'app_auth',
    sql: () => 'select endpoint from push_subscriptions',
    allowed: [],
    noPrivilege: true,
  }),
  of('insert', {
    detail: 'without the function that checks the session',
    role: 'app_auth',
    sql: (w) =>
      `insert into push_subscriptions (session_id, person_id) values ('${w.session}', '${w.owner}')`,
    allowed: [],
    noPrivilege: true,
  }),
  ...(['app_api', 'app_desk'] as const).map((role) =>
    of('select', {
      detail: `as ${role}`,
      role,
      sql: () => 'select session_id from push_subscriptions',
      allowed: [],
      noPrivilege: true,
    }),
  ),
  of('select', {
    detail: 'to send something',
    role: 'app_worker',
    sql: (w) =>
      `select endpoint, p256dh, auth from push_subscriptions where session_id = '${w.session}' and person_id = '${w.owner}'`,
    allowed: ['worker'],
  }),
  of('select', {
    detail: 'of a session that has expired',
    role: 'app_worker',
    sql: (w) => `select endpoint from push_subscriptions where session_id = '${w.expiredSession}'`,
    allowed: [],
  }),
  of('delete', {
    detail: 'that the browser has dropped',
    role: 'app_worker',
    sql: (w) => `delete from push_subscriptions where session_id = '${w.session}'`,
    allowed: ['worker'],
  }),
  of('call', {
    detail: 'turning notifications on for a session',
    role: 'app_auth',
    sql: (w) => subscribe(w.session),
    allowed: ['auth for owner'],
    refused: { 'auth for anonymous': 'session_ended', 'auth unset': 'session_ended' },
  }),
  {
    guarantee:
      'turning notifications on replaces those of the session and of the same browser, and ends with the session',
    covers: [
      'push_subscriptions select',
      'push_subscriptions insert',
      'push_subscriptions delete',
      'sessions select',
    ],
    steps: (w) => [
      ['auth for owner', subscribe(w.session)],
      ['auth for owner', subscribe(w.session, w.otherSession)],
      ['auth for owner', refusesSession(w.otherSession)],
      ['auth for owner', refusesSession(w.oldSession)],
    ],
    query: (w) => `select
      (select array_agg(endpoint) from push_subscriptions where person_id = '${w.owner}')
        = array['https://push.example/${w.otherSession}'] as own,
      (select expires_at from push_subscriptions where session_id = '${w.session}')
        = (select expires_at from sessions where id = '${w.session}') as until,
      (select count(*)::int from push_subscriptions where session_id = '${w.otherSession}') as others`,
    expected: { own: true, until: true, others: 0 },
  },
  {
    guarantee: 'the end of a session ends notifications on its device only, and nothing turns them on again',
    covers: [],
    steps: (w) => [
      ['auth for owner', `update sessions set ended_at = now() where id = '${w.session}'`],
      ['auth for owner', refusesSession(w.session)],
    ],
    query: (w) => `select
      (select count(*)::int from push_subscriptions where session_id = '${w.session}') as own,
      (select count(*)::int from push_subscriptions where session_id = '${w.otherSession}') as others`,
    expected: { own: 0, others: 1 },
  },
];
