// Who can do what with the record of access and its seals.
import type { Role } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const roles: Role[] = ['app_api', 'app_auth', 'app_worker', 'app_desk'];
const onLog = {
  select: 'select id from access_log',
  insert: `insert into access_log (actor, action) values ('worker', 'nothing')`,
  update: `update access_log set action = 'nothing'`,
  delete: 'delete from access_log',
} as const;
const onSeals = { update: 'update log_seals set entries = 1', delete: 'delete from log_seals' } as const;

const refuses = (table: Access['table'], statements: Partial<Record<Access['verb'], string>>, role: Role) =>
  Object.entries(statements).map(([verb, sql]): Access => ({
    table,
    verb: verb as Access['verb'],
    role,
    sql: () => sql,
    allowed: [],
    noPrivilege: true,
  }));

const calls = (detail: string, sql: (w: World) => string, allowed: Access['allowed']): Access => ({
  table: 'access_log',
  verb: 'call',
  detail,
  sql,
  allowed,
});
const workerCalls = (detail: string, sql: string): Access => ({
  ...calls(detail, () => sql, ['worker']),
  role: 'app_worker',
});

const withCards = [
  'accepted company',
  'pending company',
  'rejected company',
  'ended company',
  'left company',
] as const;

export const accessLog: Cell[] = [
  ...roles.flatMap((role) => refuses('access_log', onLog, role)),
  ...roles.flatMap((role) => refuses('log_seals', onSeals, role)),
  {
    table: 'log_seals',
    verb: 'select',
    role: 'app_worker',
    sql: () => 'select number, seal from log_seals',
    allowed: ['worker'],
  },
  {
    table: 'log_seals',
    verb: 'insert',
    role: 'app_worker',
    sql: () => `insert into log_seals
      (number, after_number, through_number, entries, digest, sealed_at, secret_name, seal)
      values (2, 1000000, 1000001, 1, repeat('d', 64), now(), 'test', repeat('s', 43))`,
    allowed: ['worker'],
  },
  calls('opening a profile', (w) => `select from keeper.open_student('${w.owner}')`, withCards),
  calls('recording a view', (w) => `select where keeper.record_view('${w.owner}', 'work')`, withCards),
  calls('own handles', () => 'select from keeper.own_handles()', ['owner', 'other student']),
  calls('who has seen the profile', () => 'select from keeper.profile_views(null, 10)', ['owner']),
  workerCalls('digesting', 'select from keeper.digest_log(0, 1000000) where entries > 0'),
  workerCalls('what to seal next', 'select where keeper.next_to_seal(0, 1000) is not null'),
  workerCalls('what is not sealed', 'select from keeper.unsealed_log(0, now()) where entries > 0'),
  workerCalls(
    'what is backdated',
    `select from keeper.unsealed_log(0, now()) where backdated > 0 and oldest < now() - interval '50 minutes'`,
  ),
];
