// Policies of prospects: waitlist entries and inquiries at the desk, and how they come and go.
import { actorsOf, all, except, type Actor, type Role } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import {
  account,
  cancels,
  closes,
  exports,
  invited,
  invites,
  linkFor,
  lists,
  logged,
  notes,
  opens,
  seen,
} from './prospect-steps.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const others = except(actorsOf('app_desk'), ...operators);
const unknown = all(others, 'not_found');

const calls = (
  detail: string,
  sql: (w: World) => string,
  allowed: readonly Actor[],
  refused: Access['refused'] = {},
): Access => ({ table: 'prospects', verb: 'call', detail, role: 'app_desk', sql, allowed, refused });

const hidden = (table: 'prospects' | 'prospect_notes', role: Role): Access => ({
  table,
  verb: 'select',
  detail: 'reading all',
  role,
  sql: () => `select id from ${table}`,
  allowed: [],
  noPrivilege: true,
});

export const prospects: Cell[] = [
  hidden('prospects', 'app_api'),
  hidden('prospects', 'app_auth'),
  hidden('prospects', 'app_desk'),
  hidden('prospect_notes', 'app_api'),
  hidden('prospect_notes', 'app_auth'),
  hidden('prospect_notes', 'app_worker'),
  hidden('prospect_notes', 'app_desk'),
  {
    table: 'prospects',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select id, kind, email, status, invited_as, invited_at, version from prospects
      where id = '${w.inquiry}'`,
    allowed: ['worker'],
  },
  calls('listing', () => lists('waitlist'), operators),
  calls('counting new ones', () => `select from keeper.count_new_prospects()`, operators),
  calls('opening one', (w) => opens(w.inquiry), operators, unknown),
  calls('opening an unknown one', (w) => opens(w.owner), [], all(actorsOf('app_desk'), 'not_found')),
  calls('adding a note', (w) => notes(w.inquiry), operators, unknown),
  calls('inviting', (w) => invites(w.inquiry), operators, unknown),
  calls('inviting a company that sent an inquiry as a student', (w) => invites(w.inquiry, 'student'), [], {
    ...all(operators, 'invalid_input'),
    ...unknown,
  }),
  calls(
    'inviting someone on the waitlist as a student',
    (w) => invites(w.waitlistEntry, 'student'),
    operators,
    unknown,
  ),
  calls('canceling an invitation that was not sent', (w) => cancels(w.inquiry), [], {
    ...all(operators, 'conflict'),
    ...unknown,
  }),
  calls('closing', (w) => closes(w.inquiry), operators, unknown),
  calls('reopening one that is open', (w) => closes(w.inquiry, false), [], {
    ...all(operators, 'conflict'),
    ...unknown,
  }),
  calls('exporting', () => exports(), operators, unknown),
  {
    table: 'prospects',
    verb: 'call',
    detail: 'opening the link of an invitation that was not sent',
    role: 'app_auth',
    sql: (w) => linkFor(w),
    allowed: [],
  },
  {
    guarantee: 'the link of an invitation works for 14 days, and only that of the last one',
    covers: ['prospects select'],
    setup: (w) => `${invited(w.waitlistEntry, 14 * 24 * 60 - 1)};
      update prospects set version = 2 where id = '${w.waitlistEntry}'`,
    steps: (w) => [
      ['auth for anonymous', seen('new', `select count(*) from (${linkFor(w, 2)}) it`)],
      ['auth for anonymous', seen('earlier', `select count(*) from (${linkFor(w, 1)}) it`)],
      ['auth unset', seen('unset', `select count(*) from (${linkFor(w, 2)}) it`)],
    ],
    query: () =>
      `select current_setting('seen.new') as new, current_setting('seen.earlier') as earlier, current_setting('seen.unset') as unset`,
    expected: { new: '1', earlier: '0', unset: '0' },
  },
  {
    guarantee: 'the link of an invitation stops working after 14 days',
    covers: [],
    setup: (w) => invited(w.waitlistEntry, 14 * 24 * 60 + 1),
    steps: (w) => [['auth for anonymous', seen('old', `select count(*) from (${linkFor(w)}) it`)]],
    query: () => `select current_setting('seen.old') as old`,
    expected: { old: '0' },
  },
  {
    guarantee: 'joining the waitlist and sending an inquiry make new prospects',
    covers: ['prospects insert'],
    steps: () => [
      ['anonymous', `select keeper.join_waitlist('New@example.org', true)`],
      [
        'anonymous',
        `select keeper.send_inquiry(uuidv7(), 'Iris Lind', 'Corner Shop', 'iris@example.org', null, '{}', 'Hi')`,
      ],
    ],
    query:
      () => `select string_agg(concat_ws(' ', kind, status, search), ', ' order by id) as made from prospects
      where email in ('new@example.org', 'iris@example.org')`,
    expected: {
      made: 'waitlist new new@example.org, inquiry new iris@example.org corner shop iris lind',
    },
  },
  {
    guarantee: 'someone with an account who joins the waitlist has joined; an inquiry from them is still new',
    covers: ['users select'],
    setup: (w) => account(w, 'known@example.org'),
    steps: () => [
      ['anonymous', `select keeper.join_waitlist('known@example.org', true)`],
      [
        'anonymous',
        `select keeper.send_inquiry(uuidv7(), 'Iris Lind', 'Corner Shop', 'known@example.org', null, '{}', 'Hi')`,
      ],
    ],
    query: () => `select string_agg(kind || ' ' || status, ', ' order by id) as made from prospects
      where email = 'known@example.org'`,
    expected: { made: 'waitlist joined, inquiry new' },
  },
  {
    guarantee: 'signing up marks every prospect with the email as joined, and no other',
    covers: ['prospects update'],
    setup: (w) => `update prospects set status = 'closed' where id = '${w.inquiry}'`,
    steps: () => [
      [
        'auth for anonymous',
        `with p as (insert into profiles (user_type, full_name) values ('company', 'Ines') returning id)
         select set_config('seen.id', id::text, true) from p`,
      ],
      [
        'auth for anonymous',
        `insert into users (id, email, password_hash) values (current_setting('seen.id')::uuid, 'ines@example.org', 'x')`,
      ],
    ],
    query: () => `select string_agg(email || ' ' || status, ', ' order by email) as them,
      bool_and((joined_at is not null) = (status = 'joined')) as at from prospects`,
    expected: {
      them: 'ines@example.org joined, otto@example.org new, someone@example.org new',
      at: true,
    },
  },
  {
    guarantee: 'deleting the account closes the prospect, and nothing says that there was an account',
    covers: ['prospects update'],
    setup: (w) => `update users set email = 'someone@example.org' where id = '${w.owner}'`,
    steps: (w) => [
      [
        'operator',
        seen('before', `select status from keeper.list_prospects('waitlist', null, null, false, null, 1)`),
      ],
      ['auth for owner', `select keeper.delete_account()`],
      ['operator', opens(w.waitlistEntry)],
    ],
    query: (w) => `select current_setting('seen.before') as before, status, joined_at from prospects
      where id = '${w.waitlistEntry}'`,
    expected: { before: 'joined', status: 'closed', joined_at: null },
  },
  {
    guarantee: 'leaving the waitlist deletes the prospect with its notes',
    covers: [],
    steps: (w) => [
      ['operator', notes(w.waitlistEntry)],
      ['anonymous', `select keeper.leave_waitlist('${w.waitlistEntry}')`],
    ],
    query: (w) => `select (select count(*)::int from prospects where id = '${w.waitlistEntry}') as prospects,
      (select count(*)::int from prospect_notes where prospect_id = '${w.waitlistEntry}') as notes, ${logged(w.waitlistEntry)} as log,
      (select count(*)::int from desk_log where note is not null) as notes_in_log`,
    expected: { prospects: 0, notes: 0, log: 'noted_prospect', notes_in_log: 0 },
  },
  {
    guarantee: 'the cleanup of old inquiries deletes their prospects',
    covers: [],
    steps: () => [['worker', `delete from inquiries`]],
    query: (w) => `select count(*)::int from prospects where id in ('${w.inquiry}', '${w.oldInquiry}')`,
    expected: { count: 1 },
  },
];
