// The evidence of a report, which only leads export.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const exportsIt = (w: World, report = w.report, session = w.leadSession, why = `'legal'`) =>
  `keeper.export_evidence('${session}', '${report}', ${why}, 'Court order')`;
const confirmed = (w: World) =>
  `update operator_sessions set confirmed_at = now() where operator_id in ('${w.lead}', '${w.operator}')`;
const refuses = (code: string, call: string, actor: Actor = 'lead'): [Actor, string] => [
  actor,
  refusedWith(code, `perform ${call}`),
];
const keeps = (w: World, report = w.report): [Actor, string] => [
  'lead',
  `select set_config('seen.evidence', ${exportsIt(w, report)}::text, true)`,
];
const seen = `current_setting('seen.evidence')::jsonb`;
const plain = ['operator', 'other operator'] as const;

export const deskEvidence: Cell[] = [
  {
    table: 'reports',
    verb: 'call',
    detail: 'exporting evidence without a passkey',
    role: 'app_desk',
    sql: (w) => `select from ${exportsIt(w)}`,
    allowed: [],
    refused: {
      ...all(except(actorsOf('app_desk'), ...plain, 'lead'), 'not_found'),
      ...all(plain, 'forbidden'),
      lead: 'confirmation_needed',
    },
  },
  {
    guarantee: 'an operator exports no evidence, also with a passkey; a lead needs a reason and a report',
    covers: [],
    setup: confirmed,
    steps: (w) => [
      refuses('forbidden', exportsIt(w, w.report, w.operatorSession), 'operator'),
      refuses('23514', exportsIt(w, w.report, w.leadSession, 'null')),
      refuses('not_found', exportsIt(w, w.owner)),
    ],
    query: () => `select count(*)::int as exports from desk_log where what = 'exported_evidence'`,
    expected: { exports: 0 },
  },
  {
    guarantee: 'the evidence has the report, the snapshot and what was recorded, with itself, and no email',
    covers: ['reports select', 'desk_log select', 'desk_log insert', 'access_log select', 'profiles select'],
    setup: (w) => `${confirmed(w)};
      insert into desk_log (operator_id, report_id, what, reason) values
        ('${w.operator}', '${w.report}', 'read_conversation', 'danger'), ('${w.operator}', '${w.memberReport}', 'opened', null)`,
    steps: (w) => [keeps(w)],
    query: (w) => `select ${seen} -> 'report' ->> 'id' = '${w.report}' as report,
      ${seen} -> 'snapshot' = (select snapshot from reports where id = '${w.report}') as snapshot,
      ${seen} -> 'exported' ->> 'by' as by,
      (select string_agg(concat_ws(' ', l ->> 'operator', l ->> 'what', l ->> 'reason'), ', ')
        from jsonb_array_elements(${seen} -> 'desk_log') l) as desk_log,
      (select string_agg(l ->> 'action', ', ') from jsonb_array_elements(${seen} -> 'access_log') l
        where l ->> 'desk_log_id' is not null) as access_log,
      ${seen}::text like '%@%' as emails`,
    expected: {
      report: true,
      snapshot: true,
      by: 'lena',
      desk_log: 'opal read_conversation danger, lena exported_evidence legal',
      access_log: 'desk_read_conversation, desk_exported_evidence',
      emails: false,
    },
  },
  {
    guarantee: 'the student sees that a report they are part of was exported, and why, but not by whom',
    covers: [],
    setup: confirmed,
    steps: (w) => [
      keeps(w),
      [
        'owner',
        `select set_config('seen.views', (select string_agg(concat_ws(' ', part, reason, company_name, person_name), '; ')
           from keeper.profile_views(null, 1)), true)`,
      ],
    ],
    query: () => `select current_setting('seen.views') as views`,
    expected: { views: 'report legal' },
  },
  {
    guarantee: "the evidence has the company's looks at the student, and no other company's",
    covers: ['access_log select'],
    setup: (w) => `${confirmed(w)}; delete from access_log;
      insert into access_log (actor, account_id, person_id, action, student_id) values
        ('person', '${w.acceptedCompany}', '${w.acceptedMember}', 'viewed_profile', '${w.owner}'),
        ('person', '${w.otherCompany}', '${w.otherCompany}', 'viewed_profile', '${w.owner}'),
        ('person', '${w.acceptedCompany}', '${w.acceptedMember}', 'viewed_profile', '${w.otherStudent}')`,
    steps: (w) => [keeps(w)],
    query: () => `select count(*)::int as looks from jsonb_array_elements(${seen} -> 'access_log') l
      where l ->> 'action' = 'viewed_profile'`,
    expected: { looks: 1 },
  },
  {
    guarantee: 'the evidence names the seals that cover its entries, and no others',
    covers: ['log_seals select'],
    setup: (w) => `${confirmed(w)}; delete from log_seals; delete from access_log; delete from desk_log;
      insert into desk_log (operator_id, report_id, what, reason) values ('${w.operator}', '${w.report}', 'read_conversation', 'danger');
      insert into log_seals (number, after_number, through_number, entries, digest, sealed_at, secret_name, seal)
        select 1, 0, number - 1, 1, repeat('a', 64), now(), 'first', repeat('s', 43) from access_log
        union all select 2, number - 1, number, 1, repeat('b', 64), now(), 'first', repeat('t', 43) from access_log`,
    steps: (w) => [keeps(w)],
    query:
      () => `select string_agg(concat_ws(' ', s ->> 'number', s ->> 'secret_name', left(s ->> 'seal', 1)), ', ') as seals
      from jsonb_array_elements(${seen} -> 'seals') s`,
    expected: { seals: '2 first t' },
  },
  {
    guarantee: 'the evidence has the newest 200 messages of the conversation, in order',
    covers: ['inbox_messages select'],
    setup: (w) => `${confirmed(w)};
      update reports set snapshot = snapshot || jsonb_build_object('conversation_id', (select conversation_id
        from inbox_messages where student_id = '${w.owner}' order by id limit 1)) where id = '${w.report}'`,
    steps: (w) => [keeps(w)],
    query: () => `select jsonb_array_length(${seen} -> 'conversation') = least(200, count(*)) as complete,
      (${seen} -> 'conversation' -> 0 ->> 'id')::uuid = (array_agg(id order by id))[1] as in_order,
      bool_and(m.content is not null) as texts
      from inbox_messages m where m.conversation_id = (${seen} -> 'snapshot' ->> 'conversation_id')::uuid`,
    expected: { complete: true, in_order: true, texts: true },
  },
];
