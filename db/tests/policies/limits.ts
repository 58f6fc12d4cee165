import { everybody } from '../actors.ts';
import type { Cell } from '../matrix.ts';

const [key, running, finished] = ['k', 'r', 'f'].map((letter) => letter.repeat(43)) as [
  string,
  string,
  string,
];
/** One try of two at most, noting whether it was allowed. */
const attempt = (name: string) =>
  `select set_config('seen.${name}', keeper.count_attempt('${key}', 2, 60)::text, true)`;

export const limits: Cell[] = [
  {
    // Limits come before it is known who asks.
    table: 'try_counts',
    verb: 'call',
    tries: 'counting a try',
    sql: () => `select from (values (1)) as it where keeper.count_attempt('${key}', 2, 60)`,
    works: [...everybody, 'unset'],
  },
  {
    table: 'try_counts',
    verb: 'call',
    tries: 'counting a try',
    role: 'app_auth',
    sql: () => `select from (values (1)) as it where keeper.count_attempt('${key}', 2, 60)`,
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
    guarantee: 'starts a new window with the first attempt after the last one has ended',
    keeps: ['try_counts update'],
    steps: () => [
      ['anonymous', `select keeper.count_attempt('${key}', 1, 0)`],
      ['anonymous', `select set_config('seen.again', keeper.count_attempt('${key}', 1, 60)::text, true)`],
    ],
    look: () =>
      `select current_setting('seen.again') as again, count, ends_at > now() as runs from try_counts where key = '${key}'`,
    shows: { again: 'true', count: 1, runs: true },
  },
  {
    guarantee: 'keeps a window as long as its first attempt said',
    keeps: ['try_counts update'],
    steps: () => [
      ['anonymous', attempt('first')],
      ['anonymous', `select keeper.count_attempt('${key}', 2, 3600)`],
    ],
    look: () =>
      `select count, ends_at < now() + interval '2 minutes' as soon from try_counts where key = '${key}'`,
    shows: { count: 2, soon: true },
  },
  {
    guarantee: 'takes finished windows of others away with an attempt, and leaves running ones',
    keeps: ['try_counts select', 'try_counts delete'],
    steps: () => [
      ['anonymous', `select keeper.count_attempt('${running}', 1, 60)`],
      ['anonymous', `select keeper.count_attempt('${finished}', 1, 0)`],
      ['anonymous', attempt('first')],
    ],
    look: () =>
      `select array_agg(key order by key) as keys from try_counts where key in ('${finished}', '${running}')`,
    shows: { keys: [running] },
  },
  {
    guarantee: 'forgets the tries before a success',
    keeps: ['try_counts delete'],
    steps: () => [
      ['auth for anonymous', attempt('first')],
      ['auth for anonymous', `select keeper.reset_attempts('${key}')`],
    ],
    look: () => `select count(*)::int from try_counts where key = '${key}'`,
    shows: { count: 0 },
  },
];
