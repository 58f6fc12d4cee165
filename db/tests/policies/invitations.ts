// Policies of invitations to join a company.
import type { Actor } from '../actors.ts';
import type { Cell, Effect } from '../cell.ts';
import { refusedWith } from '../refused-with.ts';

const owners = { allowed: ['accepted company'], ownersOnly: true } as const;

type Joining = { setup?: string; version?: number; actor?: Actor };

/** What happens when someone with this email uses the invitation. */
const joining = (
  guarantee: string,
  email: string,
  expected: string | null,
  { setup = '', version = 1, actor = 'auth for anonymous' }: Joining = {},
): Effect => ({
  guarantee,
  covers: ['invitations select', 'invitations delete', 'members insert'],
  setup: (w) => `insert into users (id, email, password_hash) values ('${w.newCompany}', '${email}', 'x');
    ${setup.replaceAll('{person}', w.newCompany).replaceAll('{other}', w.otherCompany)}`,
  steps: (w) => [
    [
      actor,
      `select set_config('seen.joined', coalesce(keeper.join_team('${w.invitation}', ${version}, '${w.newCompany}')::text, ''), true)`,
    ],
  ],
  query: (w) => `select nullif(current_setting('seen.joined'), '') is not null as joined,
    (select role from members where person_id = '${w.newCompany}' and company_id = '${w.acceptedCompany}') as role,
    exists (select from invitations where id = '${w.invitation}') as still_open`,
  expected: { joined: expected !== null, role: expected, still_open: expected === null },
});

const email = 'invited@example.org';

const inviteTo = (company: string, who: string) =>
  `insert into invitations (company_id, email, role) values ('${company}', '${who}', 'member')`;

export const invitations: Cell[] = [
  {
    table: 'invitations',
    verb: 'insert',
    detail: 'to a company without a name',
    sql: (w) => inviteTo(w.unnamedCompany, 'new@example.org'),
    allowed: [],
    refused: { 'unnamed company': 'name_needed_to_invite' },
  },
  {
    guarantee: 'a team has at most 50 people, with those who are invited but without those who left',
    covers: ['members select', 'invitations select'],
    // Two people and three invitations are there already.
    setup: (w) => `insert into invitations (company_id, email, role, invited_by)
      select '${w.acceptedCompany}', n || '@example.org', 'member', '${w.acceptedCompany}' from generate_series(1, 44) n;
      insert into invitations (company_id, email, role, invited_by)
        values ('${w.otherCompany}', 'new@example.org', 'member', '${w.otherCompany}')`,
    steps: (w) => [
      ['accepted company', inviteTo(w.acceptedCompany, 'fiftieth@example.org')],
      ['accepted company', refusedWith('team_full', inviteTo(w.acceptedCompany, 'next@example.org'))],
    ],
    query: (w) => `select count(*)::int from invitations where company_id = '${w.acceptedCompany}'`,
    expected: { count: 48 },
  },
  {
    table: 'invitations',
    verb: 'select',
    sql: (w) => `select email from invitations where id = '${w.invitation}'`,
    ...owners,
  },
  {
    table: 'invitations',
    verb: 'insert',
    sql: (w) =>
      `insert into invitations (company_id, email, role) values ('${w.acceptedCompany}', 'new@example.org', 'member')`,
    ...owners,
  },
  {
    table: 'invitations',
    verb: 'insert',
    detail: 'with an unverified email',
    sql: (w) =>
      `insert into invitations (company_id, email, role) values ('${w.unverifiedCompany}', 'new@example.org', 'member')`,
    allowed: [],
  },
  {
    table: 'invitations',
    verb: 'insert',
    detail: "in someone else's name",
    sql: (w) =>
      `insert into invitations (company_id, email, role, invited_by)
       values ('${w.acceptedCompany}', 'new@example.org', 'member', '${w.acceptedMember}')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'invitations',
    verb: 'update',
    detail: 'sending it again',
    sql: (w) => `update invitations set version = version where id = '${w.invitation}'`,
    ...owners,
  },
  {
    table: 'invitations',
    verb: 'delete',
    detail: 'canceling',
    sql: (w) => `delete from invitations where id = '${w.invitation}'`,
    ...owners,
  },
  {
    table: 'invitations',
    verb: 'select',
    role: 'app_auth',
    sql: (w) => `select email, version from invitations where id = '${w.invitation}'`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'company_profiles',
    verb: 'select',
    role: 'app_auth',
    sql: (w) => `select company_name from company_profiles where id = '${w.acceptedCompany}'`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'invitations',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select email from invitations where id = '${w.invitation}'`,
    allowed: ['worker'],
  },
  {
    table: 'invitations',
    verb: 'delete',
    role: 'app_worker',
    detail: 'a recent one',
    sql: (w) => `delete from invitations where id = '${w.invitation}'`,
    allowed: [],
  },
  {
    table: 'invitations',
    verb: 'delete',
    role: 'app_worker',
    detail: 'one that was sent over 30 days ago',
    sql: (w) => `delete from invitations where id = '${w.oldInvitation}'`,
    allowed: ['worker'],
  },
  joining('someone with the invited email joins once', email, 'member'),
  joining('someone with another email cannot join', 'someone.else@example.org', null),
  joining('an earlier link does not work after the invitation was sent again', email, null, {
    setup: `update invitations set version = 2`,
  }),
  joining('an invitation works for seven days', email, null, {
    setup: `update invitations set sent_at = now() - interval '7 days 1 minute'`,
  }),
  joining('a student cannot join', email, null, {
    setup: `update profiles set user_type = 'student' where id = '{person}'`,
  }),
  joining('a member of another company cannot join', email, null, {
    setup: `insert into members (company_id, person_id, role) values ('{other}', '{person}', 'member')`,
  }),
  joining('a former member of another company can join', email, 'member', {
    setup: `insert into members (company_id, person_id, role, left_at) values ('{other}', '{person}', 'member', now())`,
  }),
  joining('nobody joins without an actor', email, null, { actor: 'auth unset' }),
  {
    guarantee: "nobody joins with someone else's invitation, and nobody else joins with theirs",
    covers: [],
    setup: (w) => `insert into users (id, email, password_hash) values ('${w.newCompany}', '${email}', 'x')`,
    steps: (w) => [
      [
        'auth for anonymous',
        `select set_config('seen.joined', concat_ws(' ', 'nobody',
          keeper.join_team((select id from invitations where email = 'ina.invited@example.org'), 1, '${w.newCompany}'),
          keeper.join_team('${w.invitation}', 1, '${w.acceptedFormer}')), true)`,
      ],
    ],
    query: () => `select current_setting('seen.joined') as joined`,
    expected: { joined: 'nobody' },
  },
  {
    guarantee: 'sending an invitation again restarts its time and makes earlier links useless',
    covers: ['invitations update'],
    setup: () => `update invitations set sent_at = now() - interval '8 days'`,
    steps: (w) => [['accepted company', `update invitations set version = 99 where id = '${w.invitation}'`]],
    query: (w) =>
      `select version, sent_at = now() as restarted from invitations where id = '${w.invitation}'`,
    expected: { version: 2, restarted: true },
  },
];
