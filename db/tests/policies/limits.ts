import { everybody } from '../actors.ts';
import type { Cell } from '../matrix.ts';

const key = 'k'.repeat(43);
/** One try of two at most, noting whether it was allowed. */
const attempt = (name: string) =>
  `select set_config('seen.${name}', keeper.count_try('${key}', 2, 60)::text, true)`;

export const limits: Cell[] = [
  {
    // Limits come before it is known who asks.
    table: 'try_counts',
    verb: 'call',
    tries: 'counting a try',
    sql: () => `select from (values (1)) as it where keeper.count_try('${key}', 2, 60)`,
    works: [...everybody, 'unset'],
  },
  {
    table: 'try_counts',
    verb: 'call',
    tries: 'counting a try',
    role: 'app_auth',
    sql: () => `select from (values (1)) as it where keeper.count_try('${key}', 2, 60)`,
    works: ['auth for owner', 'auth for anonymous', 'auth unset'],
  },
  {
    table: 'try_counts',
    verb: 'update',
    tries: 'resetting a count',
    sql: () => `update try_counts set count = 1`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'try_counts',
    verb: 'select',
    tries: 'who tried',
    role: 'app_auth',
    sql: () => `select key from try_counts`,
    works: [],
    noPrivilege: true,
  },
  {
    guarantee: 'counts tries and refuses the one too many',
    keeps: ['try_counts select', 'try_counts insert', 'try_counts update'],
    steps: () => [
      ['anonymous', attempt('first')],
      ['anonymous', attempt('second')],
      ['anonymous', attempt('third')],
    ],
    look: () =>
      `select current_setting('seen.first') as first, current_setting('seen.second') as second,
         current_setting('seen.third') as third, count from try_counts where key = '${key}'`,
    shows: { first: 'true', second: 'true', third: 'false', count: 2 },
  },
  {
    guarantee: 'forgets the tries before a success',
    keeps: ['try_counts delete'],
    steps: () => [
      ['auth for anonymous', attempt('first')],
      ['auth for anonymous', `select keeper.forget_tries('${key}')`],
    ],
    look: () => `select count(*)::int from try_counts where key = '${key}'`,
    shows: { count: 0 },
  },
];
