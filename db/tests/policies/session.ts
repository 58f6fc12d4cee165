import { all, everybody } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';

const auth = ['auth for owner', 'auth for anonymous'] as const;

const binds = (tries: string, actor: (w: World) => string): Access => ({
  table: 'users',
  verb: 'call',
  tries: `acting as ${tries}`,
  sql: (w) => `select keeper.set_actor('${actor(w)}')`,
  works: [...everybody, 'unset'],
});

export const session: Cell[] = [
  binds('an account', (w) => w.owner),
  binds('a visitor', () => 'anonymous'),
  binds('the worker', () => 'worker'),
  binds('nobody', () => ''),
  {
    ...binds('somebody without an account', (w) => w.newStudent),
    works: [],
    refused: all([...everybody, 'unset'], 'not_signed_in'),
  },
  // profiles
  {
    table: 'profiles',
    verb: 'select',
    tries: "a student's",
    sql: (w) => `select full_name, username, photo_url from profiles where id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'profiles',
    verb: 'select',
    tries: "another student's",
    sql: (w) => `select full_name from profiles where id = '${w.otherStudent}'`,
    works: ['other student'],
  },
  {
    table: 'profiles',
    verb: 'select',
    tries: "the person's behind a company",
    sql: (w) => `select full_name from profiles where id = '${w.acceptedCompany}'`,
    works: ['accepted company'],
  },
  {
    table: 'profiles',
    verb: 'update',
    sql: (w) => `update profiles set full_name = 'Mallory', photo_url = null where id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'profiles',
    verb: 'update',
    tries: 'becoming a company',
    sql: (w) => `update profiles set user_type = 'company' where id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'profiles',
    verb: 'insert',
    tries: 'signing up past app_auth',
    sql: () => `insert into profiles (user_type, full_name) values ('student', 'Mallory')`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'profiles',
    verb: 'select',
    role: 'app_auth',
    sql: (w) => `select user_type, full_name, deleted_at from profiles where id = '${w.otherStudent}'`,
    works: auth,
  },
  {
    table: 'profiles',
    verb: 'insert',
    role: 'app_auth',
    sql: () => `insert into profiles (user_type, full_name) values ('student', 'New Person')`,
    works: auth,
  },
  {
    table: 'profiles',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select full_name from profiles where id = '${w.owner}'`,
    works: ['worker'],
  },

  // users
  {
    table: 'users',
    verb: 'select',
    tries: 'credentials',
    sql: (w) => `select password_hash from users where id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'users',
    verb: 'select',
    tries: 'a password hash',
    role: 'app_worker',
    sql: (w) => `select password_hash from users where id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'users',
    verb: 'select',
    role: 'app_auth',
    sql: () => `select id, password_hash from users where email = 'olive.owner@example.org'`,
    works: auth,
  },
  {
    table: 'users',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) =>
      `insert into users (id, email, password_hash) values ('${w.newStudent}', 'new@example.org', 'x')`,
    works: auth,
  },
  {
    table: 'users',
    verb: 'update',
    role: 'app_auth',
    sql: (w) => `update users set password_hash = 'y', password_version = 2 where id = '${w.owner}'`,
    works: auth,
  },
  {
    table: 'users',
    verb: 'update',
    tries: 'the address',
    role: 'app_auth',
    sql: (w) => `update users set email = 'mallory@example.org' where id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'users',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select email, email_verified_at, password_version from users where id = '${w.owner}'`,
    works: ['worker'],
  },
  {
    guarantee: 'knows whose address is verified',
    keeps: ['users select'],
    steps: () => [
      ['owner', `select set_config('seen.owner', keeper.is_verified()::text, true)`],
      ['unverified student', `select set_config('seen.unverified', keeper.is_verified()::text, true)`],
    ],
    look: () =>
      `select current_setting('seen.owner') as owner, current_setting('seen.unverified') as unverified`,
    shows: { owner: 'true', unverified: 'false' },
  },

  // sessions
  {
    table: 'sessions',
    verb: 'select',
    tries: 'past app_auth',
    sql: (w) => `select id from sessions where user_id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'sessions',
    verb: 'select',
    role: 'app_auth',
    sql: (w) => `select generation, ended_at from sessions where user_id = '${w.owner}'`,
    works: auth,
  },
  {
    table: 'sessions',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) => `insert into sessions (user_id, expires_at) values ('${w.owner}', now() + interval '1 day')`,
    works: auth,
  },
  {
    table: 'sessions',
    verb: 'update',
    role: 'app_auth',
    sql: (w) => `update sessions set generation = 2, rotated_at = now() where user_id = '${w.owner}'`,
    works: auth,
  },
  {
    table: 'sessions',
    verb: 'update',
    tries: 'handing it to another',
    role: 'app_auth',
    sql: (w) => `update sessions set user_id = '${w.otherStudent}' where user_id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'sessions',
    verb: 'select',
    tries: 'one that is long over',
    role: 'app_worker',
    sql: (w) => `select id from sessions where id = '${w.oldSession}'`,
    works: ['worker'],
  },
  {
    table: 'sessions',
    verb: 'select',
    tries: 'one that is in use',
    role: 'app_worker',
    sql: (w) => `select id from sessions where id = '${w.session}'`,
    works: [],
  },
  {
    table: 'sessions',
    verb: 'delete',
    tries: 'one that is long over',
    role: 'app_worker',
    sql: (w) => `delete from sessions where id = '${w.oldSession}'`,
    works: ['worker'],
  },
  {
    // Without a condition the policy for reading is not asked: only the one for sweeping stands.
    table: 'sessions',
    verb: 'delete',
    tries: 'whatever there is',
    role: 'app_worker',
    sql: () => `delete from sessions`,
    works: ['worker'],
  },
  {
    guarantee: "the worker's sweep leaves sessions in use alone",
    keeps: [],
    steps: () => [['worker', `delete from sessions`]],
    look: (w) => `select count(*)::int from sessions where id in ('${w.session}', '${w.oldSession}')`,
    shows: { count: 1 },
  },
];
