// Policies of profiles, credentials and sessions.
import { all, everybody, students } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const auth = ['auth for owner', 'auth for anonymous'] as const;

const binds = (detail: string, actor: (w: World) => string): Access => ({
  table: 'users',
  verb: 'call',
  detail: `setting the actor to ${detail}`,
  sql: (w) => `select keeper.set_actor('${actor(w)}')`,
  allowed: [...everybody, 'unset'],
});

export const session: Cell[] = [
  binds('an account', (w) => w.owner),
  binds('a visitor', () => 'anonymous'),
  binds('the worker', () => 'worker'),
  binds('nothing', () => ''),
  {
    ...binds('an account without credentials', (w) => w.newStudent),
    allowed: [],
    refused: all([...everybody, 'unset'], 'not_signed_in'),
  },
  // profiles
  {
    table: 'profiles',
    verb: 'select',
    detail: "a student's",
    sql: (w) => `select full_name, username, photo_url from profiles where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'profiles',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select full_name from profiles where id = '${w.otherStudent}'`,
    allowed: ['other student'],
  },
  {
    table: 'profiles',
    verb: 'select',
    detail: "a company contact's",
    sql: (w) => `select full_name from profiles where id = '${w.acceptedCompany}'`,
    allowed: ['accepted company', ...students],
  },
  {
    table: 'profiles',
    verb: 'select',
    detail: "a former member's",
    sql: (w) => `select full_name from profiles where id = '${w.acceptedFormer}'`,
    allowed: ['accepted company', ...students],
  },
  {
    table: 'profiles',
    verb: 'update',
    detail: "a member's",
    sql: (w) => `update profiles set full_name = 'Mallory' where id = '${w.acceptedMember}'`,
    allowed: ['accepted member'],
    personal: true,
  },
  {
    table: 'profiles',
    verb: 'update',
    sql: (w) => `update profiles set full_name = 'Mallory', photo_url = null where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'profiles',
    verb: 'update',
    detail: 'becoming a company',
    sql: (w) => `update profiles set user_type = 'company' where id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'profiles',
    verb: 'insert',
    detail: 'signing up as app_api',
    sql: () => `insert into profiles (user_type, full_name) values ('student', 'Mallory')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'profiles',
    verb: 'select',
    role: 'app_auth',
    sql: (w) => `select user_type, full_name, deleted_at from profiles where id = '${w.otherStudent}'`,
    allowed: auth,
  },
  {
    table: 'profiles',
    verb: 'insert',
    role: 'app_auth',
    sql: () => `insert into profiles (user_type, full_name) values ('student', 'New Person')`,
    allowed: auth,
  },
  {
    table: 'profiles',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select full_name from profiles where id = '${w.owner}'`,
    allowed: ['worker'],
  },

  // users
  {
    table: 'users',
    verb: 'select',
    detail: 'credentials',
    sql: (w) => `select password_hash from users where id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'users',
    verb: 'select',
    detail: 'a password hash',
    role: 'app_worker',
    sql: (w) => `select password_hash from users where id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'users',
    verb: 'select',
    role: 'app_auth',
    sql: () => `select id, password_hash from users where email = 'olive.owner@example.org'`,
    allowed: auth,
  },
  {
    table: 'users',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) =>
      `insert into users (id, email, password_hash) values ('${w.newStudent}', 'new@example.org', 'x')`,
    allowed: auth,
  },
  {
    table: 'users',
    verb: 'update',
    role: 'app_auth',
    sql: (w) => `update users set password_hash = 'y', password_version = 2 where id = '${w.owner}'`,
    allowed: auth,
  },
  {
    table: 'users',
    verb: 'update',
    detail: 'the email',
    role: 'app_auth',
    sql: (w) => `update users set email = 'mallory@example.org' where id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'users',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select email, email_verified_at, password_version from users where id = '${w.owner}'`,
    allowed: ['worker'],
  },
  {
    guarantee: 'reads whether an email is verified',
    covers: ['users select'],
    steps: () => [
      ['owner', `select set_config('seen.owner', keeper.is_verified()::text, true)`],
      ['unverified student', `select set_config('seen.unverified', keeper.is_verified()::text, true)`],
    ],
    query: () =>
      `select current_setting('seen.owner') as owner, current_setting('seen.unverified') as unverified`,
    expected: { owner: 'true', unverified: 'false' },
  },

  // sessions
  {
    table: 'sessions',
    verb: 'select',
    detail: 'as app_api',
    sql: (w) => `select id from sessions where user_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'sessions',
    verb: 'select',
    role: 'app_auth',
    sql: (w) => `select generation, ended_at from sessions where user_id = '${w.owner}'`,
    allowed: auth,
  },
  {
    table: 'sessions',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) => `insert into sessions (user_id, expires_at) values ('${w.owner}', now() + interval '1 day')`,
    allowed: auth,
  },
  {
    table: 'sessions',
    verb: 'update',
    role: 'app_auth',
    sql: (w) => `update sessions set generation = 2, rotated_at = now() where user_id = '${w.owner}'`,
    allowed: auth,
  },
  {
    table: 'sessions',
    verb: 'update',
    detail: 'moving it to another account',
    role: 'app_auth',
    sql: (w) => `update sessions set user_id = '${w.otherStudent}' where user_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'sessions',
    verb: 'select',
    detail: 'one that ended over 30 days ago',
    role: 'app_worker',
    sql: (w) => `select id from sessions where id = '${w.oldSession}'`,
    allowed: ['worker'],
  },
  {
    table: 'sessions',
    verb: 'select',
    detail: 'a current one',
    role: 'app_worker',
    sql: (w) => `select id from sessions where id = '${w.session}'`,
    allowed: [],
  },
  {
    table: 'sessions',
    verb: 'delete',
    detail: 'one that ended over 30 days ago',
    role: 'app_worker',
    sql: (w) => `delete from sessions where id = '${w.oldSession}'`,
    allowed: ['worker'],
  },
  {
    // Without a condition only the delete policy applies, not the select policy.
    table: 'sessions',
    verb: 'delete',
    detail: 'all rows',
    role: 'app_worker',
    sql: () => `delete from sessions`,
    allowed: ['worker'],
  },
  {
    guarantee: "the worker's cleanup keeps current sessions",
    covers: [],
    steps: () => [['worker', `delete from sessions`]],
    query: (w) => `select count(*)::int from sessions where id in ('${w.session}', '${w.oldSession}')`,
    expected: { count: 1 },
  },
];
