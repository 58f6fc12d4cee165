// Policies and functions of the desk.
import { actorsOf, all, except } from '../../actors.ts';
import type { Access, Cell, Effect, Table } from '../../cell.ts';
import type { World } from '../../world.ts';

const [unused, secret] = ['u', 's'].map((letter) => letter.repeat(43)) as [string, string];
const ofOperator = (w: World) => `operator_id = '${w.operator}'`;

const cell = (
  table: Table,
  verb: Access['verb'],
  detail: string,
  allowed: Access['allowed'],
  sql: Access['sql'],
): Access => ({ table, verb, detail, role: 'app_desk', sql, allowed });

/** Without a condition only the policy of the verb applies, not the select policy. */
const everyRow = (table: Table, verb: 'update' | 'delete', sql: string): Access => {
  const allowed = ['operator', 'other operator', 'lead'] as const;
  const refused = all(except(actorsOf('app_desk'), ...allowed), 'no row');
  return { ...cell(table, verb, 'every row', allowed, () => sql), refused };
};

const insert = (table: Table, values: (w: World) => string): Access =>
  cell(table, 'insert', 'for an operator', ['operator'], (w) => `insert into ${table} ${values(w)}`);

const read = (table: Table, ...also: Access['allowed']): Access =>
  cell(
    table,
    'select',
    "an operator's",
    ['operator', ...also],
    (w) => `select operator_id from ${table} where ${ofOperator(w)}`,
  );

const remove = (table: Table): Access =>
  cell(table, 'delete', "an operator's", ['operator'], (w) => `delete from ${table} where ${ofOperator(w)}`);

const cannotSet = (set: string): Access => ({
  table: 'operators',
  verb: 'update',
  detail: set,
  role: 'app_desk',
  sql: (w) => `update operators set ${set} where id = '${w.operator}'`,
  allowed: [],
  noPrivilege: true,
});

/** What setting the actor leads to. */
const binds = (guarantee: string, id: (w: World) => string, answer: string, setup = ''): Effect => ({
  guarantee,
  covers: ['operators select'],
  setup: () => setup,
  steps: (w) => [
    ['desk unset', `select set_config('seen.answer', 'bound', true)`],
    [
      'desk unset',
      `do $$ begin perform keeper.set_operator('${id(w)}');
       exception when sqlstate 'QL000' then perform set_config('seen.answer', sqlerrm, true); end $$`,
    ],
  ],
  query: () => `select current_setting('seen.answer') as answer`,
  expected: { answer },
});

/** What is left of an operator's access. */
const access = (
  w: World,
) => `select password_hash is null as no_password, setup_hash, disabled_at is null as enabled,
  (select count(*)::int from operator_sessions where ${ofOperator(w)}) as sessions,
  (select count(*)::int from operator_challenges where ${ofOperator(w)}) as challenges,
  (select count(*)::int from operator_passkeys where ${ofOperator(w)}) as passkeys,
  (select count(*)::int from operator_recovery_codes where ${ofOperator(w)}) as codes
  from operators where id = '${w.operator}'`;
const nothing = { no_password: true, sessions: 0, challenges: 0, passkeys: 0, codes: 0 };
const deletions = [
  'operators update',
  'operator_sessions delete',
  'operator_sessions select',
  'operator_challenges delete',
  'operator_challenges select',
  'operator_passkeys delete',
  'operator_passkeys select',
  'operator_recovery_codes delete',
  'operator_recovery_codes select',
] as const satisfies Effect['covers'];

export const desk: Cell[] = [
  cell(
    'operators',
    'select',
    'credentials',
    ['operator', 'desk for anonymous'],
    (w) => `select email, password_hash, setup_hash from operators where id = '${w.operator}'`,
  ),
  cell(
    'operators',
    'update',
    'the password',
    ['operator'],
    (w) =>
      `update operators set password_hash = 'y', setup_hash = null, setup_expires_at = null where id = '${w.operator}'`,
  ),
  everyRow('operators', 'update', `update operators set password_hash = 'y'`),
  ...[`role = 'lead'`, `disabled_at = null`, `email = 'new@desk.example'`].map(cannotSet),

  read('operator_passkeys'),
  insert(
    'operator_passkeys',
    (w) => `(operator_id, name, credential_id, public_key) values ('${w.operator}', 'Phone', 'c', 'k')`,
  ),
  cell(
    'operator_passkeys',
    'update',
    "an operator's",
    ['operator'],
    (w) =>
      `update operator_passkeys set name = 'Old', counter = 2, last_used_at = now() where ${ofOperator(w)}`,
  ),
  everyRow('operator_passkeys', 'update', `update operator_passkeys set name = 'Old'`),
  {
    ...cell(
      'operator_passkeys',
      'update',
      'giving it to another operator',
      [],
      (w) => `update operator_passkeys set operator_id = '${w.otherOperator}' where ${ofOperator(w)}`,
    ),
    noPrivilege: true,
  },
  cell(
    'operator_passkeys',
    'delete',
    'one of two',
    ['operator'],
    (w) => `delete from operator_passkeys where id = '${w.passkey}'`,
  ),
  {
    ...cell('operator_passkeys', 'delete', 'all of them', [], () => `delete from operator_passkeys`),
    refused: {
      ...all(actorsOf('app_desk'), 'no row'),
      ...all(['operator', 'other operator', 'lead'], 'last_passkey'),
    },
  },

  read('operator_recovery_codes'),
  insert('operator_recovery_codes', (w) => `(operator_id, code_hash) values ('${w.operator}', '${unused}')`),
  remove('operator_recovery_codes'),
  everyRow('operator_recovery_codes', 'delete', 'delete from operator_recovery_codes'),

  read('operator_challenges', 'desk for anonymous'),
  insert(
    'operator_challenges',
    (w) =>
      `(operator_id, purpose, challenge_hash, expires_at) values ('${w.operator}', 'sign-in', '${unused}', now())`,
  ),
  remove('operator_challenges'),
  everyRow('operator_challenges', 'delete', 'delete from operator_challenges'),

  read('operator_sessions', 'desk for anonymous'),
  insert(
    'operator_sessions',
    (w) => `(operator_id, token_hash, expires_at) values ('${w.operator}', '${unused}', now())`,
  ),
  remove('operator_sessions'),
  everyRow('operator_sessions', 'delete', 'delete from operator_sessions'),

  {
    table: 'try_counts',
    verb: 'call',
    detail: 'counting an attempt to sign in at the desk',
    role: 'app_desk',
    sql: () => `select from (values (1)) as it where keeper.count_attempt('${unused}', 2, 60)`,
    allowed: actorsOf('app_desk'),
  },
  binds('an operator can act', (w) => w.operator, 'bound'),
  binds('someone who signs in at the desk can act', () => 'anonymous', 'bound'),
  binds('a student cannot act at the desk', (w) => w.owner, 'not_signed_in'),
  binds('a company cannot act at the desk', (w) => w.acceptedCompany, 'not_signed_in'),
  binds(
    'a disabled operator cannot act',
    (w) => w.operator,
    'not_signed_in',
    'update operators set disabled_at = now()',
  ),
  {
    guarantee: 'an operator cannot act for an account',
    covers: ['users select'],
    steps: (w) => [
      ['unset', `select set_config('seen.answer', 'bound', true)`],
      [
        'unset',
        `do $$ begin perform keeper.set_actor('${w.operator}');
         exception when sqlstate 'QL000' then perform set_config('seen.answer', sqlerrm, true); end $$`,
      ],
    ],
    query: () => `select current_setting('seen.answer') as answer`,
    expected: { answer: 'not_signed_in' },
  },
  {
    guarantee: 'an operator keeps the last passkey of two',
    covers: ['operator_passkeys select'],
    steps: (w) => [
      ['operator', `delete from operator_passkeys where id = '${w.passkey}'`],
      [
        'operator',
        `do $$ begin delete from operator_passkeys where id = '${w.secondPasskey}';
         exception when sqlstate 'QL000' then null; end $$`,
      ],
    ],
    query: (w) => `select string_agg(name, ' ') as names from operator_passkeys where ${ofOperator(w)}`,
    expected: { names: 'key' },
  },
  {
    guarantee: 'creates an operator whose set-up link works for 24 hours',
    covers: ['operators insert'],
    setup: () => `select keeper.create_operator('new@desk.example', 'New Operator', 'lead', '${secret}')`,
    steps: () => [],
    query: () => `select role, setup_hash, setup_expires_at = now() + interval '24 hours' as one_day
      from operators where email = 'new@desk.example'`,
    expected: { role: 'lead', setup_hash: secret, one_day: true },
  },
  {
    guarantee: 'a second operator with the same email is not created',
    covers: ['operators insert'],
    setup: () =>
      `select set_config('seen.id', coalesce(keeper.create_operator('opal@desk.example', 'Opal', 'lead', '${secret}')::text, 'none'), true)`,
    steps: () => [],
    query: (w) => `select current_setting('seen.id') as id, role from operators where id = '${w.operator}'`,
    expected: { id: 'none', role: 'operator' },
  },
  {
    guarantee: 'disabling an operator deletes everything that they can sign in with',
    covers: deletions,
    setup: () => `select keeper.disable_operator('opal@desk.example')`,
    steps: () => [],
    query: access,
    expected: { ...nothing, setup_hash: null, enabled: false },
  },
  {
    guarantee: 'resetting an operator deletes everything that they can sign in with, except for the new link',
    covers: deletions,
    setup: () =>
      `update operators set disabled_at = now(); select keeper.reset_operator('opal@desk.example', '${secret}')`,
    steps: () => [],
    query: access,
    expected: { ...nothing, setup_hash: secret, enabled: true },
  },
  {
    guarantee: 'resetting and disabling one operator leaves the others alone',
    covers: ['operators select'],
    setup: () =>
      `select keeper.reset_operator('opal@desk.example', '${secret}'); select keeper.disable_operator('opal@desk.example')`,
    steps: () => [],
    query: (w) => `select password_hash, disabled_at, (select count(*)::int from operator_passkeys p
      where p.operator_id = o.id) as passkeys from operators o where id = '${w.otherOperator}'`,
    expected: { password_hash: 'x', disabled_at: null, passkeys: 2 },
  },
];
