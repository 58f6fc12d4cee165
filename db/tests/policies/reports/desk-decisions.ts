// What operators decide about reports.
import type { Actor } from '../../actors.ts';
import type { Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { opens, reads, closes, refuses, logged, inConversation } from './desk-steps.ts';

/** A report by the owner, inserted without a policy. */
const aboutInitiative = (w: World) =>
  `insert into reports (reporter_id, person_id, reported_id, subject, subject_id, reason, snapshot)
   values ('${w.owner}', '${w.owner}', '${w.acceptedCompany}', 'initiative', '${w.acceptedInitiative}', 'other',
     '{"initiative_id": "${w.acceptedInitiative}"}')`;

const newest = `(select id from reports order by number desc limit 1)`;

const takesDown = (): [Actor, string][] => [
  [
    'operator',
    `select set_config('seen.report', (select id::text from keeper.list_reports() order by number desc limit 1), true)`,
  ],
  ['operator', `select from keeper.open_report(current_setting('seen.report')::uuid)`],
  [
    'operator',
    `select keeper.close_report(null, current_setting('seen.report')::uuid, '{take_down_initiative}', null)`,
  ],
];

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

export const deskDecisions: Cell[] = [
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
      // Closing it once more changes nothing.
      ['owner', `update conversations set closed_at = now() where id = '${w.conversation}'`],
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
    guarantee:
      'taking an initiative down ends its applications, notifies its students, and leaves others alone',
    covers: ['initiatives update', 'initiatives select', 'initiative_applications update'],
    setup: aboutInitiative,
    steps: takesDown,
    query: (w) => `select i.status, i.deleted_at is not null as deleted, a.status as application,
      (select count(*)::int from events where name = 'initiative.deleted' and subject_id = i.id) as events,
      (select count(*)::int from events where name = 'initiative.taken_down' and subject_id = i.id) as told,
      (select outcome from reports where id = ${newest}) as outcome, i.taken_down_for as why,
      (select deleted_at is null and taken_down_for is null from initiatives where id = '${w.openInitiative}') as other
      from initiatives i join initiative_applications a on a.id = '${w.acceptedApplication}' where i.id = '${w.acceptedInitiative}'`,
    expected: {
      status: 'inactive',
      deleted: true,
      application: 'ended',
      events: 1,
      told: 1,
      outcome: 'action',
      why: 'other',
      other: true,
    },
  },
  {
    guarantee: 'only its own company learns why an initiative was taken down',
    covers: ['initiatives select'],
    setup: (w) => `update initiatives set status = 'inactive', deleted_at = now(), taken_down_for = 'money'
      where id = '${w.acceptedInitiative}'`,
    steps: (w) =>
      (['accepted company', 'ended company', 'owner', 'anonymous'] as const).map((actor) => [
        actor,
        `select set_config('seen.why', coalesce(current_setting('seen.why', true), '') || ' ' || (
           select coalesce(max(reason), 'nothing') from keeper.find_takedown('${w.acceptedInitiative}')), true)`,
      ]),
    query: () => `select trim(current_setting('seen.why')) as why`,
    expected: { why: 'money nothing nothing nothing' },
  },
  {
    table: 'initiatives',
    verb: 'call',
    detail: 'why one was taken down that its company deleted',
    sql: (w) => `select from keeper.find_takedown('${w.deletedInitiative}')`,
    allowed: [],
  },
  {
    guarantee: 'taking down an initiative that its company has deleted notifies nobody again',
    covers: ['initiatives update'],
    setup: (w) => `${aboutInitiative(w)};
      update initiatives set status = 'inactive', deleted_at = '2026-01-01' where id = '${w.acceptedInitiative}'`,
    steps: takesDown,
    query: (w) => `select deleted_at = '2026-01-01' as unchanged,
      (select count(*)::int from events where name = 'initiative.deleted' and subject_id = i.id) as events
      from initiatives i where id = '${w.acceptedInitiative}'`,
    expected: { unchanged: true, events: 0 },
  },
  {
    guarantee: 'a disabled operator sees no reports',
    covers: ['operators select'],
    setup: (w) => `update operators set disabled_at = now() where id = '${w.operator}'`,
    steps: () => [
      [
        'operator',
        `select set_config('seen.list', (select count(*)::text from keeper.list_reports()), true)`,
      ],
    ],
    query: () => `select current_setting('seen.list') as list`,
    expected: { list: '0' },
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
];
