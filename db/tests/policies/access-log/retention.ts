// How long the record of access is kept.
import type { Cell } from '../../cell.ts';

const old = `update log_seals set sealed_at = now() - interval '731 days'`;
const retention = (
  [
    ['the entries of a seal are dropped after two years, with their rows of desk_log', 'worker', old, '0 0'],
    ['they stay before', 'worker', `update log_seals set sealed_at = now() - interval '729 days'`, 'all all'],
    ['only the worker drops them', 'worker for owner', old, 'all all'],
  ] as const
).map(([guarantee, actor, setup, left]): Cell => ({
  guarantee: `record of access: ${guarantee}`,
  covers: ['access_log delete', 'desk_log delete', 'log_seals select'],
  setup: () => `${setup}; select set_config('seen.before', (select count(*) from access_log) || ' ' ||
      (select count(*) from desk_log), true)`,
  steps: () => [[actor, 'select keeper.drop_old_log(1)']],
  query: () => `select case concat_ws(' ', (select count(*) from access_log), (select count(*) from desk_log))
      when '0 0' then '0 0' when current_setting('seen.before') then 'all all' else 'some' end as left`,
  expected: { left },
}));

const seals: Cell[] = [
  {
    guarantee: 'record of access: one seal after the other is dropped, the oldest first',
    covers: [],
    // The first seal has no entries anymore: they were dropped before.
    setup:
      () => `update log_seals set sealed_at = now() - interval '731 days', through_number = 0, after_number = -5;
      insert into log_seals (number, after_number, through_number, entries, digest, sealed_at, secret_name, seal)
        values (2, 0, 1000000, 1, repeat('d', 64), now() - interval '731 days', 'test', repeat('s', 43))`,
    steps: () => [
      ['worker', `select set_config('seen.dropped', keeper.drop_old_log(1)::text, true)`],
      ['worker', `select set_config('seen.again', coalesce(keeper.drop_old_log(1)::text, 'nothing'), true)`],
    ],
    query: () => `select current_setting('seen.dropped') as dropped, current_setting('seen.again') as again`,
    expected: { dropped: '2', again: 'nothing' },
  },
];

export const accessLogRetention: Cell[] = [...retention, ...seals];
