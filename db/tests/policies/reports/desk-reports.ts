// What operators can do about reports: open, claim and read.
import { actorsOf, all, except } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { calls } from './calls.ts';
import { opens, reads, closes, releases, refuses, logged, inConversation } from './desk-steps.ts';

const operators = ['operator', 'other operator', 'lead'] as const;

const others = except(actorsOf('app_desk'), ...operators);

export const deskReports: Cell[] = [
  calls('listing open reports', () => `keeper.list_reports()`, operators),
  calls('opening one', (w) => `keeper.open_report('${w.report}')`, operators, all(others, 'not_found')),
  calls('opening an unknown one', (w) => `keeper.open_report('${w.owner}')`, [], all(others, 'not_found')),
  ...(
    [
      ['releasing', (w: World) => `keeper.release_report('${w.report}')`],
      [
        'reading the conversation of',
        (w: World) => `keeper.read_conversation('${w.report}', 'danger', null)`,
      ],
      ['closing', (w: World) => `keeper.close_report(null, '${w.report}', '{}', null)`],
    ] as const
  ).map(([what, sql]) =>
    calls(`${what} one that nobody claimed`, sql, [], {
      ...all(operators, 'conflict'),
      ...all(others, 'not_found'),
    }),
  ),
  calls('closing a closed one', (w) => `keeper.close_report(null, '${w.closedReport}', '{}', null)`, [], {
    ...all(operators, 'already_decided'),
    ...all(others, 'not_found'),
  }),
  {
    guarantee: 'the list has only open reports, urgent ones first',
    covers: ['reports select'],
    steps: () => [
      [
        'operator',
        `select set_config('seen.list', (select string_agg(reason, ' ') from keeper.list_reports()), true)`,
      ],
    ],
    query: () => `select current_setting('seen.list') as list`,
    expected: { list: 'outside other' },
  },
  {
    guarantee: 'opening claims a report, tells the reporter, and is recorded',
    covers: ['reports update', 'desk_log insert', 'events insert'],
    steps: (w) => [['operator', opens(w)]],
    query: (w) => `select status, claimed_by = '${w.operator}' as claimed, ${logged(w)} as log,
      (select count(*)::int from events where name = 'report.claimed' and subject_id = r.id) as events
      from reports r where id = '${w.report}'`,
    expected: { status: 'being_looked_at', claimed: true, log: 'opened', events: 1 },
  },
  {
    guarantee: 'a second operator sees who has claimed a report, and cannot decide',
    covers: ['reports select'],
    steps: (w) => [
      ['operator', opens(w)],
      [
        'other operator',
        `select set_config('seen.claim', (select operator from keeper.open_report('${w.report}')), true)`,
      ],
      ['other operator', refuses('conflict', closes(w.report))],
      ['other operator', refuses('conflict', reads(w))],
      ['other operator', refuses('conflict', releases(w))],
    ],
    query: (w) => `select current_setting('seen.claim') as claim, claimed_by = '${w.operator}' as claimed
      from reports where id = '${w.report}'`,
    expected: { claim: 'opal', claimed: true },
  },
  {
    guarantee: 'a released report can be claimed by another operator; the reporter sees no step back',
    covers: ['reports update', 'desk_log insert'],
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', releases(w)],
      [
        'operator',
        `select set_config('seen.free', (select count(*)::text from keeper.list_reports() where claimed_by is null), true)`,
      ],
      ['other operator', opens(w)],
    ],
    query: (w) => `select status, claimed_by = '${w.otherOperator}' as claimed, ${logged(w)} as log,
      current_setting('seen.free') as free from reports where id = '${w.report}'`,
    expected: { status: 'being_looked_at', claimed: true, log: 'opened released', free: '2' },
  },
  {
    guarantee: 'a claim ends after half an hour',
    covers: ['reports update'],
    setup: (w) => `update reports set claimed_by = '${w.operator}', claimed_at = now() - interval '31 minutes'
      where id = '${w.report}'; update reports set claimed_by = '${w.operator}', claimed_at = now() - interval '29 minutes'
      where id = '${w.memberReport}'`,
    steps: (w) => [
      ['other operator', opens(w)],
      ['other operator', opens(w, w.memberReport)],
    ],
    query: (
      w,
    ) => `select string_agg((claimed_by = '${w.otherOperator}')::text, ' ' order by number) as taken from reports
      where id in ('${w.report}', '${w.memberReport}')`,
    expected: { taken: 'true false' },
  },
  {
    guarantee: 'opening it again extends the claim',
    covers: ['reports update'],
    setup: (w) => `update reports set claimed_by = '${w.operator}', claimed_at = now() - interval '20 minutes'
      where id = '${w.report}'`,
    steps: (w) => [['operator', opens(w)]],
    query: (w) => `select claimed_at = now() as extended from reports where id = '${w.report}'`,
    expected: { extended: true },
  },
  {
    guarantee: 'opening a closed report changes nothing about it',
    covers: ['reports update'],
    steps: (w) => [['operator', opens(w, w.closedReport)]],
    query: (w) =>
      `select status, claimed_by, ${logged(w, w.closedReport)} as log from reports where id = '${w.closedReport}'`,
    expected: { status: 'closed', claimed_by: null, log: 'opened' },
  },
  {
    guarantee: 'reading the conversation is recorded with the reason, in the same transaction',
    covers: ['desk_log insert', 'inbox_messages select'],
    setup: inConversation,
    steps: (w) => [
      ['operator', opens(w)],
      [
        'operator',
        `select set_config('seen.messages', (select count(*)::text
           from keeper.read_conversation('${w.report}', 'danger', 'Has he asked her before?')), true)`,
      ],
    ],
    query: (w) => `select reason, note, current_setting('seen.messages') as messages from desk_log
      where report_id = '${w.report}' and what = 'read_conversation'`,
    expected: { reason: 'danger', note: 'Has he asked her before?', messages: '3' },
  },
  {
    guarantee: 'a conversation is not read without a reason',
    covers: [],
    setup: inConversation,
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', refuses('23514', reads(w, w.report, 'null'))],
      ['operator', refuses('23514', reads(w, w.report, `'curiosity'`))],
    ],
    query: (w) => `select ${logged(w)} as log`,
    expected: { log: 'opened' },
  },
  {
    table: 'desk_log',
    verb: 'select',
    role: 'app_desk',
    detail: 'what operators did',
    sql: () => `select what, reason, actions, note from desk_log`,
    allowed: operators,
  },
  ...(
    [
      'update desk_log set note = null',
      'delete from desk_log',
      'insert into desk_log (what) values (null)',
    ] as const
  ).map((sql): Access => ({
    table: 'desk_log',
    verb: sql.split(' ')[0] as 'update' | 'delete' | 'insert',
    role: 'app_desk',
    sql: () => sql,
    allowed: [],
    noPrivilege: true,
  })),
];
