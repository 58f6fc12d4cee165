// What processes report, and what operators see of it.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const process = '0198c0de-7a11-7000-8000-00000000000a';
const seen = (name: string, value: string) => `select set_config('seen.${name}', (${value})::text, true)`;
const health = (path: string) => `select keeper.health() #>> '{${path}}'`;
const apiSeen = (streams: number) => `select keeper.api_seen('${process}', '1.2.3', ${streams})`;
const processes = `(select string_agg(kind || ' ' || version || ' ' || streams, ', ' order by kind) from processes
  where id = '${process}')`;
const settles = (w: World, status: string) =>
  `update mail_deliveries set status = '${status}', finished_at = now() where id = '${w.queuedDelivery}'`;
const countedToday = `(select string_agg(outcome || ' ' || count, ', ') from email_days
  where day = to_char(now() at time zone 'UTC', 'YYYY-MM-DD'))`;

const refusesTable = (table: 'processes' | 'email_days' | 'backups'): Cell[] =>
  (['app_api', 'app_worker', 'app_desk'] as const).map((role) => ({
    table,
    verb: 'select',
    detail: `by ${role}`,
    role,
    sql: () => `select count(*) from ${table}`,
    allowed: [],
    noPrivilege: true,
  }));

export const platformHealth: Cell[] = [
  ...refusesTable('processes'),
  ...refusesTable('email_days'),
  ...refusesTable('backups'),
  {
    table: 'processes',
    verb: 'call',
    detail: 'reading the health of the platform',
    role: 'app_desk',
    sql: () => `select keeper.health()`,
    allowed: [...operators, 'desk for anonymous'],
    refused: all(except(actorsOf('app_desk'), ...operators, 'desk for anonymous'), 'not_found'),
  },
  {
    table: 'processes',
    verb: 'call',
    detail: 'reading the health of the platform for metrics',
    role: 'app_api',
    sql: () => `select keeper.health()`,
    allowed: ['anonymous'],
    refused: all(except(actorsOf('app_api'), 'anonymous'), 'not_found'),
  },
  {
    guarantee: 'an API process reports its version and streams',
    covers: ['processes insert', 'processes update', 'processes select'],
    steps: () => [
      ['anonymous', apiSeen(3)],
      ['anonymous', apiSeen(5)],
      ['operator', seen('streams', health('processes'))],
    ],
    query: () =>
      `select ${processes} as processes, current_setting('seen.streams') like '%"streams": 5%' as shown`,
    expected: { processes: 'api 1.2.3 5', shown: true },
  },
  {
    guarantee: 'nobody who is signed in reports for an API process',
    covers: [],
    steps: () =>
      (['owner', 'accepted company', 'false worker', 'unset'] as const).map((actor) => [actor, apiSeen(3)]),
    query: () => `select ${processes} as processes`,
    expected: { processes: null },
  },
  {
    guarantee: 'a worker reports, and removes only processes that stopped a day ago',
    covers: ['processes insert', 'processes delete'],
    setup: () => `insert into processes (id, kind, version, seen_at) values
      (uuidv7(), 'api', 'kept', now() - interval '23 hours'), (uuidv7(), 'api', 'old', now() - interval '25 hours')`,
    steps: () => [['worker', `select keeper.worker_seen('${process}', '1.2.3')`]],
    query: () => `select ${processes} as processes,
      (select string_agg(version, ' ') from processes where version in ('kept', 'old')) as others`,
    expected: { processes: 'worker 1.2.3 0', others: 'kept' },
  },
  {
    guarantee: 'nobody but the worker reports for a worker',
    covers: [],
    steps: () =>
      (['worker for owner', 'worker for anonymous', 'worker unset'] as const).map((actor) => [
        actor,
        `select keeper.worker_seen('${process}', '1.2.3')`,
      ]),
    query: () => `select ${processes} as processes`,
    expected: { processes: null },
  },
  {
    guarantee: 'an API process does not become a worker, and a worker no API process',
    covers: [],
    steps: () => [
      ['worker', `select keeper.worker_seen('${process}', '1.2.3')`],
      ['anonymous', apiSeen(7)],
    ],
    query: () => `select ${processes} as processes`,
    expected: { processes: 'worker 1.2.3 0' },
  },
  ...(['sent', 'refused', 'dead'] as const).map((status): Cell => ({
    guarantee: `an email that is ${status} is counted once`,
    covers: ['email_days insert', 'email_days update', 'email_days select'],
    setup: () => `delete from email_days`,
    steps: (w) => [
      ['worker', settles(w, status)],
      ['worker', settles(w, status)],
      ['operator', seen('day', health('emails,13'))],
    ],
    query: () => `select ${countedToday} as counted,
        current_setting('seen.day')::jsonb ->> '${status === 'sent' ? 'sent' : 'failed'}' as shown`,
    expected: { counted: `${status === 'sent' ? 'sent' : 'failed'} 1`, shown: '1' },
  })),
  ...(['dropped', 'held', 'queued'] as const).map((status): Cell => ({
    guarantee: `an email that is ${status} is neither counted nor a failure, not even when it ends again`,
    covers: [],
    setup: () => `delete from email_days; delete from mail_failures`,
    steps: (w) => [
      ['worker', settles(w, status)],
      ...(status === 'queued' ? [] : [['worker', settles(w, 'refused')] as [Actor, string]]),
    ],
    query: () => `select ${countedToday} as counted, (select count(*)::int from mail_failures) as failures`,
    expected: { counted: null, failures: 0 },
  })),
  {
    guarantee: 'operators see the last backup and the events that wait',
    covers: ['backups select', 'events select'],
    setup: () => `update events set relayed_at = now();
      insert into events (name, subject_id, created_at) values ('message.sent', uuidv7(), now() - interval '1 hour');
      insert into backups (bytes) values (77)`,
    steps: () => [
      ['operator', seen('backup', health('backup,bytes'))],
      ['operator', seen('events', health('events,waiting'))],
      ['operator', seen('undelivered', health('undelivered'))],
    ],
    query: () => `select current_setting('seen.backup') as backup, current_setting('seen.events') as events,
      current_setting('seen.undelivered')::int > 0 as undelivered`,
    expected: { backup: '77', events: '1', undelivered: true },
  },
  {
    guarantee: 'a backup is recorded with its size',
    covers: ['backups insert'],
    // Only the administrator of the database can call it.
    setup: () => `set local role app_keeper; select keeper.record_backup(99); set local role none`,
    steps: () => [],
    query: () => `select bytes::int, finished_at > now() - interval '1 minute' as now from backups
      order by id desc limit 1`,
    expected: { bytes: 99, now: true },
  },
];
