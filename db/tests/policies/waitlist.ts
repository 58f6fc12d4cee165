import { everybody } from '../actors.ts';
import type { Cell } from '../matrix.ts';

export const waitlist: Cell[] = [
  {
    table: 'waitlist_entries',
    verb: 'call',
    tries: 'joining',
    sql: () =>
      `select from (select keeper.join_waitlist('new@example.org', true)) as it (id) where id is not null`,
    works: everybody,
  },
  {
    table: 'waitlist_entries',
    verb: 'select',
    tries: 'who else waits',
    sql: () => `select email from waitlist_entries`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'waitlist_entries',
    verb: 'call',
    tries: 'leaving',
    sql: (w) =>
      `select from (select keeper.leave_waitlist('${w.waitlistEntry}')) as it (removed) where removed`,
    works: everybody,
  },
  {
    table: 'waitlist_entries',
    verb: 'delete',
    tries: 'everybody at once',
    sql: () => `delete from waitlist_entries`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'waitlist_entries',
    verb: 'select',
    tries: 'who waits',
    role: 'app_auth',
    sql: () => `select email from waitlist_entries`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'waitlist_entries',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select email, pilot_interest from waitlist_entries where id = '${w.waitlistEntry}'`,
    works: ['worker'],
  },
  {
    guarantee: 'notes an address for the waitlist, folded',
    keeps: ['waitlist_entries select', 'waitlist_entries insert'],
    steps: () => [['anonymous', `select keeper.join_waitlist('New@Example.org', true)`]],
    look: () =>
      `select count(*)::int from waitlist_entries where email = 'new@example.org' and pilot_interest`,
    shows: { count: 1 },
  },
  {
    guarantee: 'changes the choice when an address joins the waitlist again',
    keeps: ['waitlist_entries update'],
    steps: () => [['anonymous', `select keeper.join_waitlist('someone@example.org', true)`]],
    look: () => `select count(*)::int, bool_and(pilot_interest) as pilot from waitlist_entries`,
    shows: { count: 1, pilot: true },
  },
  {
    guarantee: 'takes an address off the waitlist, and no other',
    keeps: ['waitlist_entries delete'],
    steps: (w) => [
      ['anonymous', `select keeper.join_waitlist('new@example.org', true)`],
      ['anonymous', `select keeper.leave_waitlist('${w.waitlistEntry}')`],
    ],
    look: () => `select count(*)::int, min(email) as email from waitlist_entries`,
    shows: { count: 1, email: 'new@example.org' },
  },
];
