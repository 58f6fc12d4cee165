// What happens when someone leaves a company or is removed.
import type { Cell, Effect } from '../cell.ts';
import { refusedWith } from '../refused-with.ts';
import { photoOf, promote } from './team-steps.ts';

const invitationsLeft = (guarantee: string, step: string): Effect => ({
  guarantee,
  covers: ['invitations delete', 'invitations select'],
  setup: (w) => `${promote(w)};
    insert into invitations (company_id, email, role, invited_by) values
      ('${w.acceptedCompany}', 'back.door@example.org', 'owner', '${w.acceptedMember}'),
      ('${w.acceptedCompany}', 'alma@example.org', 'owner', '${w.acceptedCompany}'),
      ('${w.otherCompany}', 'alma.accepted@example.org', 'member', '${w.otherCompany}');
    update invitations set email = 'alma.accepted@example.org' where email = 'alma@example.org'`,
  steps: (w) => [['accepted company', `update members set ${step} where person_id = '${w.acceptedMember}'`]],
  query: (
    w,
  ) => `select array(select email from invitations where company_id = '${w.acceptedCompany}' order by email) as own,
    (select count(*)::int from invitations where company_id = '${w.otherCompany}') as others`,
  expected: { own: ['ina.invited@example.org', 'invited@example.org', 'late@example.org'], others: 1 },
});

const sweep = (guarantee: string, days: number, left: number): Effect => ({
  guarantee,
  covers: ['users delete', 'profiles update'],
  setup: (w) => `${photoOf(w.acceptedFormer)};
    update profiles set left_company_at = now() - interval '${days} days' where id = '${w.acceptedFormer}'`,
  steps: () => [['worker', `select keeper.delete_people_without_company(30, 10)`]],
  query: (w) => `select (select count(*)::int from users where id = '${w.acceptedFormer}') as logins,
    (select count(*)::int from files where owner_id = '${w.acceptedFormer}' and removed_at is null) as photos,
    full_name from profiles where id = '${w.acceptedFormer}'`,
  expected: { logins: left, photos: left, full_name: 'Fred Former' },
});

export const leavingACompany: Cell[] = [
  invitationsLeft(
    'removing an owner cancels the invitations they sent and those to their email',
    'left_at = now()',
  ),
  invitationsLeft(
    'demoting an owner cancels the invitations they sent and those to their email',
    `role = 'member'`,
  ),
  {
    table: 'members',
    verb: 'update',
    detail: 'making the last owner an owner again',
    sql: (w) => `update members set role = 'owner' where person_id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
    ownersOnly: true,
    refused: { 'accepted member': 'forbidden' },
  },
  {
    guarantee: 'someone who was an owner when they left does not count as another owner',
    covers: [],
    setup: (w) => `insert into members (company_id, person_id, role, left_at)
      values ('${w.acceptedCompany}', '${w.newCompany}', 'owner', now())`,
    steps: (w) => [
      [
        'accepted company',
        refusedWith(
          'last_owner',
          `update members set role = 'member' where person_id = '${w.acceptedCompany}'`,
        ),
      ],
    ],
    query: (w) => `select role from members where person_id = '${w.acceptedCompany}'`,
    expected: { role: 'owner' },
  },
  {
    guarantee: 'making someone an owner cancels no invitation',
    covers: [],
    steps: (w) => [
      ['accepted company', `update members set role = 'owner' where person_id = '${w.acceptedMember}'`],
    ],
    query: (w) => `select count(*)::int from invitations where company_id = '${w.acceptedCompany}'`,
    expected: { count: 3 },
  },
  {
    guarantee: 'leaving a company starts the days until the account is deleted, and ends live streams',
    covers: ['profiles update', 'events insert'],
    steps: (w) => [
      ['accepted company', `update members set left_at = now() where person_id = '${w.acceptedMember}'`],
    ],
    query: (w) => `select
      (select left_company_at = now() from profiles where id = '${w.acceptedMember}') as member,
      (select left_company_at from profiles where id = '${w.acceptedCompany}') as founder,
      (select array_agg(subject_id = '${w.acceptedMember}') from events where name = 'user.lost_access') as events`,
    expected: { member: true, founder: null, events: [true] },
  },
  {
    guarantee: 'joining another company ends the days until the account is deleted',
    covers: ['profiles update'],
    setup: (w) => `update profiles set left_company_at = now() where id = '${w.acceptedFormer}';
      update invitations set email = 'fred.former@example.org' where id = '${w.invitation}'`,
    steps: (w) => [
      ['auth for anonymous', `select keeper.join_team('${w.invitation}', 1, '${w.acceptedFormer}')`],
    ],
    query: (w) => `select left_company_at from profiles where id = '${w.acceptedFormer}'`,
    expected: { left_company_at: null },
  },
  sweep(
    'the worker deletes people who have had no company for 30 days; what they wrote keeps their name',
    31,
    0,
  ),
  sweep('the worker keeps people who have had no company for less than 30 days', 29, 1),
  {
    table: 'invitations',
    verb: 'insert',
    detail: 'the email of a teammate',
    sql: (w) =>
      `insert into invitations (company_id, email, role)
       values ('${w.acceptedCompany}', 'alma.accepted@example.org', 'member')`,
    allowed: [],
    ownersOnly: true,
    refused: { 'accepted company': 'already_teammate' },
  },
  {
    table: 'invitations',
    verb: 'insert',
    detail: 'the email of a former teammate, or of someone in another company',
    sql: (w) =>
      `insert into invitations (company_id, email, role) values
       ('${w.acceptedCompany}', 'fred.former@example.org', 'member'), ('${w.acceptedCompany}', 'otto.other@example.org', 'member')`,
    allowed: ['accepted company'],
    ownersOnly: true,
  },
  {
    table: 'storage_usage',
    verb: 'select',
    detail: "what a person's photos use",
    sql: (w) => `select bytes from storage_usage where owner_id = '${w.acceptedMember}'`,
    allowed: ['accepted member'],
    personal: true,
  },
];
