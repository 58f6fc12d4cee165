// Policies of the people of a company.
import { students } from '../actors.ts';
import type { Access, Cell, Effect } from '../cell.ts';
import { refusedWith } from '../refused-with.ts';
import type { World } from '../world.ts';
import { deletesCompany } from './session/delete-account.ts';

const select = (detail: string, company: (w: World) => string, allowed: Access['allowed']): Access => ({
  table: 'members',
  verb: 'select',
  detail,
  sql: (w) => `select person_id, role from members where company_id = '${company(w)}'`,
  allowed,
});

const change = (detail: string, person: (w: World) => string, set: string): Access => ({
  table: 'members',
  verb: 'update',
  detail,
  sql: (w) => `update members set ${set} where person_id = '${person(w)}'`,
  allowed: ['accepted company'],
});
/** What a member of the same company gets for what only owners may do. */
const forbidden = { ownersOnly: true, refused: { 'accepted member': 'forbidden' } } as const;

const binds = (detail: string, person: (w: World) => string, company: (w: World) => string): Effect => ({
  guarantee: detail,
  covers: ['members select'],
  steps: (w) => [
    ['unset', `select set_config('seen.answer', 'bound', true)`],
    [
      'unset',
      `do $$ begin perform keeper.set_actor('${company(w)}', '${person(w)}');
       exception when sqlstate 'QL000' then perform set_config('seen.answer', sqlerrm, true); end $$`,
    ],
  ],
  query: () => `select current_setting('seen.answer') as answer`,
  expected: { answer: 'not_signed_in' },
});

const listEmails = `select coalesce(string_agg(email, ' ' order by email), '') from keeper.team_emails()`;

export const team: Cell[] = [
  select('the team of a company that students have a tie with', (w) => w.acceptedCompany, [
    'accepted company',
    ...students,
  ]),
  select('the team of a company that one student has a tie with', (w) => w.endedCompany, [
    'ended company',
    'owner',
  ]),
  select('the team of a company without a tie', (w) => w.unnamedCompany, ['unnamed company']),
  {
    guarantee: 'only owners get the emails of the people on their own team, without former members',
    covers: ['members select'],
    steps: () => [
      ['accepted company', `select set_config('seen.owner', (${listEmails}), true)`],
      ['accepted member', `select set_config('seen.member', (${listEmails}), true)`],
      ['owner', `select set_config('seen.student', (${listEmails}), true)`],
    ],
    query: (
      w,
    ) => `select current_setting('seen.owner') = (select string_agg(email, ' ' order by email) from users
        where id in ('${w.acceptedCompany}', '${w.acceptedMember}')) as owner,
      current_setting('seen.member') as member, current_setting('seen.student') as student`,
    expected: { owner: true, member: '', student: '' },
  },
  {
    table: 'members',
    verb: 'insert',
    detail: 'joining without an invitation',
    sql: (w) =>
      `insert into members (company_id, person_id, role) values ('${w.otherCompany}', '${w.acceptedMember}', 'owner')`,
    allowed: [],
    noPrivilege: true,
  },
  { ...change('making a member an owner', (w) => w.acceptedMember, `role = 'owner'`), ...forbidden },
  {
    ...change('removing another member', (w) => w.acceptedMember, 'left_at = now()'),
    allowed: ['accepted company', 'accepted member'],
  },
  {
    ...change('removing an owner', (w) => w.acceptedCompany, 'left_at = now()'),
    allowed: [],
    ownersOnly: true,
    refused: { 'accepted company': 'last_owner', 'accepted member': 'forbidden' },
  },
  {
    ...change('demoting the last owner', (w) => w.acceptedCompany, `role = 'member'`),
    allowed: [],
    ownersOnly: true,
    refused: { 'accepted company': 'last_owner', 'accepted member': 'forbidden' },
  },
  {
    ...change('bringing back a former member', (w) => w.acceptedFormer, 'left_at = null'),
    allowed: [],
    refused: { 'accepted company': 'conflict', 'accepted member': 'conflict' },
  },
  {
    table: 'members',
    verb: 'select',
    role: 'app_auth',
    sql: (w) => `select company_id, role from members where person_id = '${w.acceptedMember}'`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'members',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select person_id, role from members where company_id = '${w.acceptedCompany}'`,
    allowed: ['worker'],
  },
  binds(
    'a former member cannot act for the company',
    (w) => w.acceptedFormer,
    (w) => w.acceptedCompany,
  ),
  binds(
    'a member cannot act for another company',
    (w) => w.acceptedMember,
    (w) => w.otherCompany,
  ),
  binds(
    'a student cannot act for a company',
    (w) => w.owner,
    (w) => w.acceptedCompany,
  ),
  binds(
    'a member cannot act for a student',
    (w) => w.acceptedMember,
    (w) => w.owner,
  ),
  binds(
    'a person without an account is nobody',
    (w) => w.newCompany,
    (w) => w.newCompany,
  ),
  {
    guarantee: 'a member can act for the company',
    covers: ['members select'],
    steps: (w) => [['unset', `select keeper.set_actor('${w.acceptedCompany}', '${w.acceptedMember}')`]],
    query: (w) =>
      `select app.uid() = '${w.acceptedCompany}' as account, app.person() = '${w.acceptedMember}' as person`,
    expected: { account: true, person: true },
  },
  {
    guarantee: 'the founder of a company is its first owner',
    covers: ['members insert'],
    steps: (w) => [['auth for anonymous', `insert into company_profiles (id) values ('${w.newCompany}')`]],
    query: (w) =>
      `select role, left_at from members where company_id = '${w.newCompany}' and person_id = company_id`,
    expected: { role: 'owner', left_at: null },
  },
  {
    guarantee: 'a founder who left cannot act for the company',
    covers: [],
    steps: (w) => [
      ['accepted company', `update members set role = 'owner' where person_id = '${w.acceptedMember}'`],
      ['accepted member', `update members set left_at = now() where person_id = '${w.acceptedCompany}'`],
      [
        'unset',
        `do $$ begin perform keeper.set_actor('${w.acceptedCompany}', '${w.acceptedCompany}');
         exception when sqlstate 'QL000' then perform set_config('seen.answer', sqlerrm, true); end $$`,
      ],
    ],
    query: () => `select current_setting('seen.answer') as answer`,
    expected: { answer: 'not_signed_in' },
  },
  {
    guarantee: 'someone who left, or owns another company, is no owner',
    covers: ['members select'],
    steps: (w) => [
      ['accepted company', `update members set role = 'owner' where person_id = '${w.acceptedMember}'`],
      ['accepted member', `update members set left_at = now() where person_id = '${w.acceptedCompany}'`],
      ['accepted company', `select set_config('seen.former', keeper.is_owner()::text, true)`],
      [
        'accepted member',
        `select set_config('app.person', '${w.otherCompany}', true);
         select set_config('seen.other', keeper.is_owner()::text, true)`,
      ],
    ],
    query: () => `select current_setting('seen.former') as former, current_setting('seen.other') as other`,
    expected: { former: 'false', other: 'false' },
  },
  {
    guarantee: 'leaving a company ends the sessions of that person only',
    covers: ['sessions select', 'sessions update'],
    setup: (w) => `insert into sessions (user_id, expires_at)
      select id, now() + interval '1 day' from unnest(array['${w.acceptedMember}', '${w.acceptedCompany}']::uuid[]) id`,
    steps: (w) => [
      ['accepted company', `update members set left_at = now() where person_id = '${w.acceptedMember}'`],
    ],
    query: (w) => `select
      (select bool_and(ended_at is not null) from sessions where user_id = '${w.acceptedMember}') as member,
      (select bool_or(ended_at is null) from sessions where user_id = '${w.acceptedCompany}') as owner_stays`,
    expected: { member: true, owner_stays: true },
  },
  {
    guarantee: 'a person who leaves loses the notifications about the company',
    covers: [],
    setup: (w) => `insert into notifications (user_id, kind, subject_id, event_id)
      select id, 'message_received', uuidv7(), uuidv7()
      from unnest(array['${w.acceptedMember}', '${w.acceptedCompany}']::uuid[]) id`,
    steps: (w) => [
      ['accepted company', `update members set left_at = now() where person_id = '${w.acceptedMember}'`],
    ],
    query: (w) => `select
      (select count(*)::int from notifications where user_id = '${w.acceptedMember}') as member,
      (select count(*)::int from notifications where user_id = '${w.acceptedCompany}') > 0 as owner_keeps`,
    expected: { member: 0, owner_keeps: true },
  },
  {
    guarantee: 'a second owner deletes the company with its people, invitations, drafts and snippets',
    covers: [
      'members delete',
      'initiative_drafts delete',
      'feedback_snippets select',
      'feedback_snippets delete',
    ],
    setup: (w) =>
      `select set_config('app.actor', '${w.acceptedCompany}', true), set_config('app.person', '${w.acceptedCompany}', true);
       update members set role = 'owner' where person_id = '${w.acceptedMember}';
       insert into sessions (user_id, expires_at) values ('${w.acceptedCompany}', now() + interval '1 day');
       insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at)
         select id, 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now()
         from unnest(array['${w.acceptedMember}', '${w.acceptedCompany}']::uuid[]) id;
       select set_config('app.actor', '', true), set_config('app.person', '', true)`,
    steps: (w) => [deletesCompany(w.acceptedCompany, w.acceptedMember)],
    query: (w) => `select
      (select count(*)::int from members where company_id = '${w.acceptedCompany}') as people,
      (select count(*)::int from invitations where company_id = '${w.acceptedCompany}') as invitations,
      (select count(*)::int from initiative_drafts where company_id = '${w.acceptedCompany}') as drafts,
      (select count(*)::int from feedback_snippets where company_id = '${w.acceptedCompany}') as snippets,
      (select bool_and(ended_at is not null) from sessions where user_id = '${w.acceptedCompany}') as founder_signed_out,
      (select count(*)::int from users where id = '${w.acceptedCompany}') as founders_login,
      (select count(*)::int from users where id = '${w.acceptedMember}') as deleters_login,
      (select count(*)::int from files where owner_id = '${w.acceptedCompany}' and purpose = 'photo'
        and removed_at is null) as founders_photos,
      (select count(*)::int from files where owner_id = '${w.acceptedMember}' and removed_at is null) as deleters_photos`,
    expected: {
      people: 0,
      invitations: 0,
      drafts: 0,
      snippets: 0,
      founder_signed_out: true,
      founders_login: 1,
      deleters_login: 0,
      founders_photos: 1,
      deleters_photos: 0,
    },
  },
  {
    guarantee: 'a member cannot delete the company',
    covers: [],
    steps: (w) => [
      [
        'auth for owner',
        refusedWith(
          'forbidden',
          `perform set_config('app.actor', '${w.acceptedCompany}', true), set_config('app.person', '${w.acceptedMember}', true);
           perform keeper.delete_own_company()`,
        ),
      ],
    ],
    query: (w) => `select exists (select from users where id = '${w.acceptedMember}') as still_there,
      (select company_name from company_profiles where id = '${w.acceptedCompany}') as name`,
    expected: { still_there: true, name: 'Accepted Ltd' },
  },
];
