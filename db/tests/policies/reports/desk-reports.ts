// What operators can do about reports.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Access, Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const operators = ['operator', 'other operator'] as const;
const others = except(actorsOf('app_desk'), ...operators);

const calls = (
  detail: string,
  sql: (w: World) => string,
  allowed: readonly Actor[],
  refused: Access['refused'] = {},
): Access => ({
  table: 'reports',
  verb: 'call',
  detail,
  role: 'app_desk',
  sql: (w) => `select from ${sql(w)}`,
  allowed,
  refused,
});

const opens = (w: World, report = w.report) => `select from keeper.open_report('${report}')`;
const reads = (w: World, report = w.report, why = `'danger'`) =>
  `select from keeper.read_conversation('${report}', ${why}, 'Has he asked her before?')`;
const closes = (report: string, actions = '') =>
  `select keeper.close_report('${report}', '{${actions}}', 'Clear case')`;
const releases = (w: World) => `select keeper.release_report('${w.report}')`;
const refuses = (code: string, sql: string) => refusedWith(code, sql.replace(/^select/, 'perform'));

const logged = (w: World, report = w.report) => `(select string_agg(what, ' ' order by id) from desk_log
  where report_id = '${report}' and operator_id = '${w.operator}')`;

/** A report by the owner about something else, inserted without a policy. */
const about = (subject: string, id: string, snapshot: object) => (w: World) =>
  `insert into reports (reporter_id, person_id, reported_id, subject, subject_id, reason, snapshot)
   values ('${w.owner}', '${w.owner}', '${w.acceptedCompany}', '${subject}', '${id}', 'other', '${JSON.stringify(snapshot)}')`;
const aboutInitiative = (w: World) =>
  about('initiative', w.acceptedInitiative, { initiative_id: w.acceptedInitiative })(w);
const newest = `(select id from reports order by number desc limit 1)`;
const inConversation = (w: World) =>
  `update reports set snapshot = '{"text": "Hello", "conversation_id": "${w.conversation}"}' where id = '${w.report}'`;

const decides = (
  guarantee: string,
  actions: string,
  query: Effect['query'],
  expected: Effect['expected'],
  covers: Effect['covers'],
): Effect => ({
  guarantee,
  covers,
  setup: inConversation,
  steps: (w) => [
    ['operator', opens(w)],
    ['operator', closes(w.report, actions)],
  ],
  query,
  expected,
});

const inapplicable = (subject: string, action: string): Effect => ({
  guarantee: `a report about a ${subject} is not closed with ${action}`,
  covers: [],
  setup: (w) => `${inConversation(w)}; update reports set subject = '${subject}' where id = '${w.report}'`,
  steps: (w) => [
    ['operator', opens(w)],
    ['operator', refuses('invalid_input', closes(w.report, action))],
  ],
  query: (w) => `select status from reports where id = '${w.report}'`,
  expected: { status: 'being_looked_at' },
});

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
      ['closing', (w: World) => `keeper.close_report('${w.report}', '{}', null)`],
    ] as const
  ).map(([what, sql]) =>
    calls(`${what} one that nobody claimed`, sql, [], {
      ...all(operators, 'conflict'),
      ...all(others, 'not_found'),
    }),
  ),
  calls('closing a closed one', (w) => `keeper.close_report('${w.closedReport}', '{}', null)`, [], {
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
  decides(
    'closing without an action is recorded and answers the reporter',
    '',
    (w) => `select status, outcome, actions, note, closed_at is not null as at, ${logged(w)} as log,
      (select count(*)::int from events where name = 'report.closed' and subject_id = r.id) as events
      from reports r where id = '${w.report}'`,
    {
      status: 'closed',
      outcome: 'no_action',
      actions: [],
      note: 'Clear case',
      at: true,
      log: 'opened closed',
      events: 1,
    },
    ['reports update', 'desk_log insert', 'events insert'],
  ),
  decides(
    'taking a message down replaces its text for both sides, and closing the conversation is for good',
    'take_down_message,close_conversation',
    (
      w,
    ) => `select outcome, (select content from inbox_messages where id = '${w.conversationMessages[0]}') as text,
      (select count(*)::int from inbox_messages where content like '[removed%') as removed,
      (select closed_at is not null and stays_closed from conversations where id = '${w.conversation}') as closed,
      (select count(*)::int from conversations where stays_closed) as all_closed,
      (select last_preview from conversations where id = '${w.conversation}') as preview
      from reports where id = '${w.report}'`,
    {
      outcome: 'action',
      text: '[removed by our safety team]',
      removed: 1,
      closed: true,
      all_closed: 1,
      preview: 'Hello',
    },
    ['inbox_messages update', 'conversations update', 'conversations select'],
  ),
  {
    guarantee: 'taking down the newest message also replaces the preview',
    covers: ['conversations update'],
    setup: (w) => `update reports set subject_id = '${w.conversationMessages[2]}' where id = '${w.report}'`,
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', closes(w.report, 'take_down_message')],
    ],
    query: (w) => `select last_preview from conversations where id = '${w.conversation}'`,
    expected: { last_preview: '[removed by our safety team]' },
  },
  {
    guarantee: 'nobody can reopen a conversation that an operator closed, or write in it',
    covers: ['operators select'],
    setup: inConversation,
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', closes(w.report, 'close_conversation')],
      [
        'owner',
        refusedWith(
          'conversation_closed',
          `update conversations set closed_at = null where id = '${w.conversation}'`,
        ),
      ],
      [
        'accepted company',
        refusedWith('forbidden', `update conversations set closed_at = null where id = '${w.conversation}'`),
      ],
      [
        'accepted company',
        refusedWith(
          'conversation_closed',
          `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
           values ('${w.conversation}', uuidv7(), '${w.owner}', '${w.acceptedCompany}', app.uid(), 'Hi')`,
        ),
      ],
    ],
    query: (w) => `select stays_closed from conversations where id = '${w.conversation}'`,
    expected: { stays_closed: true },
  },
  {
    guarantee: 'taking an initiative down ends its applications, and its students are notified',
    covers: ['initiatives update', 'initiatives select', 'initiative_applications update'],
    setup: aboutInitiative,
    steps: () => [
      [
        'operator',
        `select set_config('seen.report', (select id::text from keeper.list_reports() order by number desc limit 1), true)`,
      ],
      ['operator', `select from keeper.open_report(current_setting('seen.report')::uuid)`],
      [
        'operator',
        `select keeper.close_report(current_setting('seen.report')::uuid, '{take_down_initiative}', null)`,
      ],
    ],
    query: (w) => `select i.status, i.deleted_at is not null as deleted, a.status as application,
      (select count(*)::int from events where name = 'initiative.deleted' and subject_id = i.id) as events,
      (select outcome from reports where id = ${newest}) as outcome
      from initiatives i join initiative_applications a on a.id = '${w.acceptedApplication}' where i.id = '${w.acceptedInitiative}'`,
    expected: { status: 'inactive', deleted: true, application: 'ended', events: 1, outcome: 'action' },
  },
  {
    guarantee: 'one decision is enough',
    covers: [],
    setup: inConversation,
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', closes(w.report)],
      ['operator', refuses('already_decided', closes(w.report, 'take_down_message'))],
      ['operator', refuses('already_decided', reads(w))],
    ],
    query: (w) => `select outcome from reports where id = '${w.report}'`,
    expected: { outcome: 'no_action' },
  },
  inapplicable('message', 'take_down_initiative'),
  inapplicable('conversation', 'take_down_message'),
  inapplicable('company', 'close_conversation'),
  inapplicable('initiative', 'take_down_message'),
  inapplicable('task', 'close_conversation'),
  inapplicable('feedback', 'take_down_message'),
  inapplicable('submission', 'close_conversation'),
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
