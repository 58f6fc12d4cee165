// Policies and functions of rate limits.
import { everybody } from '../actors.ts';
import type { Cell } from '../cell.ts';

const [key, running, finished] = ['k', 'r', 'f'].map((letter) => letter.repeat(43)) as [
  string,
  string,
  string,
];
/** One attempt with a limit of two; saves whether it was allowed. */
const attempt = (name: string) =>
  `select set_config('seen.${name}', keeper.count_attempt('${key}', 2, 60)::text, true)`;

export const limits: Cell[] = [
  {
    // Rate limits apply before the actor is known.
    table: 'try_counts',
    verb: 'call',
    detail: 'counting an attempt',
    sql: () => `select from (values (1)) as it where keeper.count_attempt('${key}', 2, 60)`,
    allowed: [...everybody, 'unset'],
  },
  {
    table: 'try_counts',
    verb: 'call',
    detail: 'counting an attempt',
    role: 'app_auth',
    sql: () => `select from (values (1)) as it where keeper.count_attempt('${key}', 2, 60)`,
    allowed: ['auth for owner', 'auth for anonymous', 'auth unset'],
  },
  {
    table: 'try_counts',
    verb: 'update',
    detail: 'resetting a count',
    sql: () => `update try_counts set count = 1`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'try_counts',
    verb: 'select',
    detail: 'who made attempts',
    role: 'app_auth',
    sql: () => `select key from try_counts`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'counts attempts and refuses the one over the limit',
    covers: ['try_counts select', 'try_counts insert', 'try_counts update'],
    steps: () => [
      ['anonymous', attempt('first')],
      ['anonymous', attempt('second')],
      ['anonymous', attempt('third')],
    ],
    query: () =>
      `select current_setting('seen.first') as first, current_setting('seen.second') as second,
         current_setting('seen.third') as third, count from try_counts where key = '${key}'`,
    expected: { first: 'true', second: 'true', third: 'false', count: 2 },
  },
  {
    guarantee: 'starts a new window with the first attempt after the last one has ended',
    covers: ['try_counts update'],
    steps: () => [
      ['anonymous', `select keeper.count_attempt('${key}', 1, 0)`],
      ['anonymous', `select set_config('seen.again', keeper.count_attempt('${key}', 1, 60)::text, true)`],
    ],
    query: () =>
      `select current_setting('seen.again') as again, count, ends_at > now() as runs from try_counts where key = '${key}'`,
    expected: { again: 'true', count: 1, runs: true },
  },
  {
    guarantee: 'keeps the window that the first attempt set',
    covers: ['try_counts update'],
    steps: () => [
      ['anonymous', attempt('first')],
      ['anonymous', `select keeper.count_attempt('${key}', 2, 3600)`],
    ],
    query: () =>
      `select count, ends_at < now() + interval '2 minutes' as soon from try_counts where key = '${key}'`,
    expected: { count: 2, soon: true },
  },
  {
    guarantee: 'deletes expired windows with an attempt and keeps running ones',
    covers: ['try_counts select', 'try_counts delete'],
    steps: () => [
      ['anonymous', `select keeper.count_attempt('${running}', 1, 60)`],
      ['anonymous', `select keeper.count_attempt('${finished}', 1, 0)`],
      ['anonymous', attempt('first')],
    ],
    query: () =>
      `select array_agg(key order by key) as keys from try_counts where key in ('${finished}', '${running}')`,
    expected: { keys: [running] },
  },
  {
    guarantee: 'resets the attempts after a success',
    covers: ['try_counts delete'],
    steps: () => [
      ['auth for anonymous', attempt('first')],
      ['auth for anonymous', `select keeper.reset_attempts('${key}')`],
    ],
    query: () => `select count(*)::int from try_counts where key = '${key}'`,
    expected: { count: 0 },
  },
];
