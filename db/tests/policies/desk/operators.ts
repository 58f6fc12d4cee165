// What leads do with operators. Other operators are refused, and so is everyone else.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Access, Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const plain = ['operator', 'other operator'] as const;
const strangers = except(actorsOf('app_desk'), ...plain, 'lead');
const refused = { ...all(plain, 'forbidden'), ...all(strangers, 'not_found') };

const calls = (detail: string, sql: (w: World) => string, code?: string): Access => ({
  table: 'operators',
  verb: 'call',
  detail,
  role: 'app_desk',
  sql: (w) => `select from ${sql(w)}`,
  allowed: code ? [] : ['lead'],
  refused: code ? { ...refused, lead: code } : refused,
});

type Call = (w: World, operator?: string, session?: string) => string;
const of = (name: string, more = ''): Call => {
  return (w, operator = w.operator, session = w.leadSession) =>
    `keeper.${name}('${session}', '${operator}'${more})`;
};
const steps = {
  'sending a set-up link': of('send_setup_link'),
  'changing a role': of('change_operator_role', `, 'lead'`),
  disabling: of('lock_out_operator'),
};
const invites: Call = (w, _, session = w.leadSession) =>
  `keeper.invite_operator('${session}', 'new@desk.example', 'New Operator', 'operator')`;

const confirmed = (w: World) =>
  `update operator_sessions set confirmed_at = now() where operator_id in ('${w.lead}', '${w.operator}')`;
const does = (call: string): [Actor, string] => ['lead', `select ${call}`];
const refuses = (code: string, call: string, actor: Actor = 'lead'): [Actor, string] => [
  actor,
  refusedWith(code, `perform ${call}`),
];
const log = (
  w: World,
) => `(select string_agg(concat_ws(' ', what, actions[1], subject_operator_id = '${w.operator}'), ', '
  order by id) from desk_log where operator_id = '${w.lead}')`;
const events = `(select count(*)::int from events where name = 'operator.invited')`;
const left = (w: World) => `(select count(*)::int from operator_passkeys where operator_id = '${w.operator}')
  + (select count(*)::int from operator_sessions where operator_id = '${w.operator}')
  + (select count(*)::int from operator_recovery_codes where operator_id = '${w.operator}')`;

/** The worker sends the email and stores the hash of its link. */
const begins = (w: World, letter = 'n', actor: Actor = 'worker', operator = w.operator): [Actor, string] => [
  actor,
  `select set_config('seen.email', concat(current_setting('seen.email', true),
     (select email from keeper.begin_setup('${operator}', repeat('${letter}', 43))), ' '), true)`,
];
const requested = (w: World, hours = 1) => `update operators set password_hash = null, setup_hash = null,
  setup_expires_at = null, setup_requested_at = now() - interval '${hours} hours' where id = '${w.operator}'`;
const noLink = (guarantee: string, setup: (w: World) => string, actor: Actor = 'worker'): Effect => ({
  guarantee,
  covers: ['operators update'],
  setup,
  steps: (w) => [begins(w, 'n', actor)],
  query: (w) => `select current_setting('seen.email') as email, setup_hash = repeat('n', 43) as changed
    from operators where id = '${w.operator}'`,
  expected: { email: ' ', changed: null },
});

export const deskOperators: Cell[] = [
  calls('listing operators', () => 'keeper.list_operators()'),
  calls('inviting an operator without a passkey', invites, 'confirmation_needed'),
  ...Object.entries(steps).map(([what, call]) =>
    calls(`${what} without a passkey`, (w) => call(w), 'confirmation_needed'),
  ),
  {
    table: 'operators',
    verb: 'call',
    detail: 'creating a set-up link that nobody asked for',
    role: 'app_worker',
    sql: (w) => `select from keeper.begin_setup('${w.operator}', repeat('n', 43))`,
    allowed: [],
  },
  {
    table: 'operators',
    verb: 'update',
    detail: 'when they were last seen',
    role: 'app_desk',
    sql: (w) => `update operators set last_seen_at = now() where id = '${w.operator}'`,
    allowed: ['operator'],
  },
  {
    table: 'operator_sessions',
    verb: 'update',
    detail: 'when it was last seen',
    role: 'app_desk',
    sql: (w) => `update operator_sessions set last_seen_at = now() where id = '${w.operatorSession}'`,
    allowed: ['operator'],
  },
  {
    guarantee: "an operator confirms only their own sessions, and no one else's",
    covers: [],
    steps: () => [['operator', `update operator_sessions set confirmed_at = now()`]],
    query: (w) => `select count(*)::int as others from operator_sessions where confirmed_at = now()
      and operator_id <> '${w.operator}'`,
    expected: { others: 0 },
  },
  {
    guarantee: 'an operator is refused what leads do, also with a passkey',
    covers: ['operators select'],
    setup: confirmed,
    steps: (w) => [
      refuses('forbidden', invites(w, '', w.operatorSession), 'operator'),
      ...Object.values(steps).map((call) =>
        refuses('forbidden', call(w, w.otherOperator, w.operatorSession), 'operator'),
      ),
    ],
    query: (w) =>
      `select role, disabled_at, ${events} as events from operators where id = '${w.otherOperator}'`,
    expected: { role: 'operator', disabled_at: null, events: 0 },
  },
  {
    guarantee: 'a lead cannot change their own account, so one active lead always remains',
    covers: ['operators select'],
    setup: confirmed,
    steps: (w) => Object.values(steps).map((call) => refuses('own_operator', call(w, w.lead))),
    query: (w) => `select role, disabled_at, password_hash from operators where id = '${w.lead}'`,
    expected: { role: 'lead', disabled_at: null, password_hash: 'x' },
  },
  {
    guarantee: 'a lead cannot change an operator who does not exist',
    covers: [],
    setup: confirmed,
    steps: (w) => Object.values(steps).map((call) => refuses('not_found', call(w, w.owner))),
    query: (w) => `select count(*)::int as log from desk_log where operator_id = '${w.lead}'`,
    expected: { log: 0 },
  },
  {
    guarantee: 'inviting creates an operator without a way to sign in, asks for the email, and is recorded',
    covers: ['operators insert', 'desk_log insert', 'events insert'],
    setup: confirmed,
    steps: (w) => [does(invites(w)), refuses('operator_exists', invites(w))],
    query: (w) => `select name, role, password_hash, setup_hash, setup_requested_at = now() as requested,
      ${events} as events, ${log(w)} as log,
      (select subject_id from access_log where action = 'desk_invited_operator') = o.id as in_access_log
      from operators o where email = 'new@desk.example'`,
    expected: {
      name: 'New Operator',
      role: 'operator',
      password_hash: null,
      setup_hash: null,
      requested: true,
      events: 1,
      log: 'invited_operator operator f',
      in_access_log: true,
    },
  },
  {
    guarantee: 'a new role and disabling take effect in the same moment, and are recorded',
    covers: ['operators update', 'desk_log insert', 'operator_sessions delete', 'operator_passkeys delete'],
    setup: confirmed,
    steps: (w) => [
      does(steps['changing a role'](w)),
      ['operator', `select from keeper.list_operators()`],
      does(steps.disabling(w)),
      refuses('not_found', 'keeper.list_operators()', 'operator'),
    ],
    query: (
      w,
    ) => `select role, disabled_at = now() as disabled, password_hash, ${left(w)} as left, ${log(w)} as log
      from operators where id = '${w.operator}'`,
    expected: {
      role: 'lead',
      disabled: true,
      password_hash: null,
      left: 0,
      log: 'changed_role lead t, disabled_operator t',
    },
  },
  {
    guarantee:
      'a new set-up link ends all access until the worker has sent it, and lets a disabled operator back in',
    covers: ['operators update', 'operator_passkeys delete'],
    setup: (w) => `${confirmed(w)}; update operators set disabled_at = now() where id = '${w.operator}'`,
    steps: (w) => [does(steps['sending a set-up link'](w)), begins(w), begins(w, 'm')],
    query: (
      w,
    ) => `select disabled_at, password_hash, setup_hash = repeat('m', 43) as link, ${left(w)} as left,
      setup_expires_at = now() + interval '24 hours' as one_day, current_setting('seen.email') as email,
      ${events} as events, ${log(w)} as log from operators where id = '${w.operator}'`,
    expected: {
      disabled_at: null,
      password_hash: null,
      link: true,
      left: 0,
      one_day: true,
      email: 'opal@desk.example opal@desk.example ',
      events: 1,
      log: 'reset_operator t',
    },
  },
  noLink(
    'no link is created for an operator who is set up',
    (w) =>
      `update operators set setup_requested_at = now(), setup_hash = null, setup_expires_at = null where id = '${w.operator}'`,
  ),
  noLink(
    'no link is created for a disabled operator',
    (w) => `${requested(w)}; update operators set disabled_at = now() where id = '${w.operator}'`,
  ),
  noLink('no link is created a day after a lead asked for it', (w) => requested(w, 24)),
  noLink('only the worker creates a link', (w) => requested(w), 'worker for owner'),
  {
    guarantee: 'leads see who can sign in, with how many passkeys',
    covers: ['operators select', 'operator_passkeys select'],
    setup: (w) => `${requested(w, 25)};
      update operators set disabled_at = now() where id = '${w.otherOperator}';
      insert into operators (email, name, setup_requested_at) values ('a@desk.example', 'Asked', now() - interval '23 hours');
      insert into operators (email, name, setup_hash, setup_expires_at)
        values ('s@desk.example', 'Sent', repeat('q', 43), now() + interval '1 hour')`,
    steps: () => [
      does(`set_config('seen.list', (select string_agg(concat_ws(' ', name, role, state, passkeys), ', ' order by id)
        from keeper.list_operators()), true)`),
    ],
    query: () => `select current_setting('seen.list') as list`,
    expected: {
      list:
        'opal operator link_expired 2, otis operator disabled 2, lena lead active 2, ' +
        'Asked operator invited 0, Sent operator invited 0',
    },
  },
];
