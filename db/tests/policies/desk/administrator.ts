// What an administrator does with the command line tool, as app_keeper and without an actor.
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const asKeeper = (sql: string) => `set local role app_keeper; ${sql}; set local role none`;
const recorded = (
  w: World,
  account: string,
) => `(select string_agg(concat_ws(' ', l.actor, l.action, l.reason, d.note,
    l.operator_id is null, l.student_id = '${w.owner}'), '; ' order by l.number)
  from access_log l join desk_log d on d.id = l.desk_log_id where d.account_id = '${account}' and l.at = now())`;

export const administrator: Cell[] = [
  {
    guarantee: 'an administrator suspends a person like an operator, and is recorded without a name',
    covers: ['profiles update', 'events insert', 'desk_log insert', 'access_log insert'],
    setup: (w) =>
      asKeeper(`select keeper.suspend_or_restore('person', '${w.owner}', true, 'legal', 'By court')`),
    steps: (w) => [
      [
        'operator',
        `select set_config('seen.log', (select log -> 1 ->> 'operator'
           from keeper.open_account('person', '${w.owner}', 'danger', null)), true)`,
      ],
    ],
    query: (w) => `select suspended_at is not null as suspended, current_setting('seen.log') as shown,
      (select count(*)::int from events where name = 'user.suspended' and subject_id = p.id) as events,
      split_part(${recorded(w, w.owner)}, ';', 1) as log from profiles p where id = '${w.owner}'`,
    expected: {
      suspended: true,
      shown: 'An administrator',
      events: 1,
      log: 'administrator desk_suspended legal By court t',
    },
  },
  {
    guarantee: 'students see that an administrator exported their data, and why',
    covers: ['access_log insert', 'access_log select', 'desk_log insert'],
    setup: (w) =>
      asKeeper(
        `insert into desk_log (what, account_id, reason) values ('exported_account', '${w.owner}', 'legal')`,
      ),
    steps: () => [
      [
        'owner',
        `select set_config('seen.view', (select concat_ws(' ', part, reason, company_id)
           from keeper.profile_views(null, 1)), true)`,
      ],
    ],
    query: (w) => `select current_setting('seen.view') as view, ${recorded(w, w.owner)} as log`,
    expected: { view: 'account legal', log: 'administrator desk_exported_account legal t t' },
  },
  ...(
    [
      ['reading a conversation', `('read_conversation', 'legal')`],
      ['an export without a reason', `('exported_account', null)`],
    ] as const
  ).map(([what, row]): Cell => ({
    guarantee: `${what} is never recorded for an administrator`,
    covers: [],
    setup: () => `do $$ begin insert into desk_log (what, reason) values ${row};
        exception when check_violation then null; end $$`,
    steps: () => [],
    query: () => `select count(*)::int as log from desk_log where operator_id is null`,
    expected: { log: 0 },
  })),
  {
    guarantee: 'a failed email that does not exist is refused with not_found',
    covers: [],
    setup: () => `do $$ begin perform keeper.settle_mail_failure(uuidv7(), false, null);
      exception when sqlstate 'QL000' then perform set_config('seen.refused', sqlerrm, true); end $$`,
    steps: () => [],
    query: () => `select current_setting('seen.refused') as refused`,
    expected: { refused: 'not_found' },
  },
];
