// Policies and functions of the waitlist.
import { everybody } from '../actors.ts';
import type { Cell } from '../cell.ts';

export const waitlist: Cell[] = [
  {
    table: 'waitlist_entries',
    verb: 'call',
    detail: 'joining',
    sql: () =>
      `select from (select keeper.join_waitlist('new@example.org', true)) as it (id) where id is not null`,
    allowed: everybody,
  },
  {
    table: 'waitlist_entries',
    verb: 'select',
    detail: 'reading entries',
    sql: () => `select email from waitlist_entries`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'waitlist_entries',
    verb: 'call',
    detail: 'leaving',
    sql: (w) =>
      `select from (select keeper.leave_waitlist('${w.waitlistEntry}')) as it (removed) where removed`,
    allowed: everybody,
  },
  {
    table: 'waitlist_entries',
    verb: 'delete',
    detail: 'all rows',
    sql: () => `delete from waitlist_entries`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'waitlist_entries',
    verb: 'select',
    detail: 'reading entries',
    role: 'app_auth',
    sql: () => `select email from waitlist_entries`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'waitlist_entries',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select email, pilot_interest from waitlist_entries where id = '${w.waitlistEntry}'`,
    allowed: ['worker'],
  },
  {
    guarantee: 'adds an email to the waitlist in lowercase',
    covers: ['waitlist_entries select', 'waitlist_entries insert'],
    steps: () => [['anonymous', `select keeper.join_waitlist('New@Example.org', true)`]],
    query: () =>
      `select count(*)::int from waitlist_entries where email = 'new@example.org' and pilot_interest`,
    expected: { count: 1 },
  },
  {
    guarantee: 'updates the choice when an email joins the waitlist again',
    covers: ['waitlist_entries update'],
    steps: () => [['anonymous', `select keeper.join_waitlist('someone@example.org', true)`]],
    query: () => `select count(*)::int, bool_and(pilot_interest) as pilot from waitlist_entries`,
    expected: { count: 1, pilot: true },
  },
  {
    guarantee: 'removes an email from the waitlist, and no other',
    covers: ['waitlist_entries delete'],
    steps: (w) => [
      ['anonymous', `select keeper.join_waitlist('new@example.org', true)`],
      ['anonymous', `select keeper.leave_waitlist('${w.waitlistEntry}')`],
    ],
    query: () => `select count(*)::int, min(email) as email from waitlist_entries`,
    expected: { count: 1, email: 'new@example.org' },
  },
];
