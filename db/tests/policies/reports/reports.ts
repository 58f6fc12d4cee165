// Policies of reports: who can report what, and who can see reports.
import { actorsOf, all, everybody, except, students, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { report } from './send-report.ts';

const sends = (
  subject: string,
  id: (w: World) => string,
  allowed: readonly Actor[],
  detail = subject,
): Access => ({
  table: 'reports',
  verb: 'insert',
  detail,
  sql: (w) => report(subject, id(w)),
  allowed,
  refused: {
    ...all(except(everybody, ...allowed), 'not_found'),
    // Without an actor there is no one to fill in, and no policy lets the row through.
    unset: 'a policy violation',
  },
});

const ofWorker = (verb: 'select' | 'delete', detail: string, sql: Access['sql']): Access => ({
  table: 'reports',
  verb,
  detail,
  role: 'app_worker',
  sql,
  allowed: ['worker'],
});

const forbidden = (
  verb: Access['verb'],
  detail: string,
  sql: Access['sql'],
  role?: Access['role'],
): Access => ({
  table: 'reports',
  verb,
  detail,
  ...(role && { role }),
  sql,
  allowed: [],
  noPrivilege: true,
});

export const reports: Cell[] = [
  sends('message', (w) => w.conversationMessages[1]!, ['owner'], 'a message from a company'),
  sends('message', (w) => w.conversationMessages[2]!, ['accepted company'], 'a message from a student'),
  sends('conversation', (w) => w.conversation, ['owner']),
  sends('company', (w) => w.acceptedCompany, students),
  sends('company', (w) => w.unnamedCompany, [], 'a company without a name'),
  sends('initiative', (w) => w.openInitiative, students),
  sends(
    'initiative',
    (w) => w.pausedInitiative,
    ['owner', 'other student'],
    'a paused initiative that is saved or applied to',
  ),
  sends('feedback', (w) => w.approvedWork, ['owner']),
  sends('feedback', (w) => w.newestWork, [], 'feedback that was not written'),
  sends('note', (w) => w.pendingApplication, [], 'a note that was not written'),
  sends('closing_words', (w) => w.leftApplication, ['owner']),
  sends('closing_words', (w) => w.acceptedApplication, [], 'closing words that were not written'),
  sends('task', (w) => w.openTask, ['owner']),
  sends('submission', (w) => w.olderWork, ['accepted company']),
  sends('submission', (w) => w.conversationMessages[0]!, [], 'something that is no submission'),
  {
    table: 'reports',
    verb: 'insert',
    detail: "in another account's name",
    sql: (w) => report('company', w.otherCompany, `'${w.owner}'`),
    allowed: ['owner'],
    refused: all(except(everybody, ...students), 'not_found'),
  },
  ...(['snapshot', 'person_id', 'reported_id', 'reported_name', 'status'] as const).map((column) =>
    forbidden(
      'insert',
      `choosing the ${column}`,
      (w) => `insert into reports (reporter_id, subject, subject_id, reason, ${column})
        values (app.uid(), 'company', '${w.acceptedCompany}', 'other', null)`,
    ),
  ),
  {
    table: 'reports',
    verb: 'select',
    detail: "a student's",
    sql: (
      w,
    ) => `select number, subject, subject_id, reason, urgent, details, reported_id, reported_name, status, outcome,
      created_at, closed_at from reports where id = '${w.report}'`,
    allowed: ['owner'],
  },
  {
    table: 'reports',
    verb: 'select',
    detail: "a member's",
    sql: (w) => `select status from reports where id = '${w.memberReport}'`,
    allowed: ['accepted member'],
    personal: true,
  },
  {
    guarantee: 'someone who moved to another company no longer sees what they reported',
    covers: [],
    setup: (w) => `update reports set reporter_id = '${w.otherCompany}' where id = '${w.memberReport}'`,
    steps: () => [
      ['accepted member', `select set_config('seen.reports', (select count(*)::text from reports), true)`],
    ],
    query: () => `select current_setting('seen.reports') as reports`,
    expected: { reports: '0' },
  },
  forbidden('select', 'the snapshot', () => `select snapshot from reports`),
  forbidden('select', 'the person who is reported', () => `select reported_person_id from reports`),
  forbidden('update', 'the status', () => `update reports set status = 'being_looked_at'`),
  forbidden('delete', 'deleting one', () => `delete from reports`),
  forbidden('select', 'signing in', () => `select id from reports`, 'app_auth'),
  forbidden('select', 'at the desk, without a function', () => `select id from reports`, 'app_desk'),
  forbidden('select', 'the text', () => `select details from reports`, 'app_worker'),
  ofWorker(
    'select',
    'what an email says',
    (w) => `select number, subject, urgent from reports where id = '${w.report}'`,
  ),
  ofWorker(
    'delete',
    'one closed more than a year ago',
    (w) => `delete from reports where id = '${w.oldReport}'`,
  ),
  {
    ...ofWorker('delete', 'every row', () => `delete from reports`),
    refused: all(except(actorsOf('app_worker'), 'worker'), 'no row'),
  },
  {
    guarantee: "the worker's cleanup keeps open reports and those closed within a year",
    covers: [],
    steps: () => [['worker', `delete from reports`]],
    query: (w) =>
      `select count(*)::int from reports where id in ('${w.report}', '${w.closedReport}', '${w.oldReport}')`,
    expected: { count: 2 },
  },
  {
    table: 'reports',
    verb: 'call',
    detail: 'looking at what could be reported',
    sql: (w) => `select from app.reported('company', '${w.acceptedCompany}')`,
    allowed: students,
  },
];
