// What operators can do about emails that couldn't be delivered.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Access, Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { fails } from './undelivered-emails.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const others = except(actorsOf('app_desk'), ...operators);

const calls = (
  detail: string,
  sql: (w: World) => string,
  allowed: readonly Actor[],
  refused: Access['refused'] = {},
): Access => ({ table: 'mail_failures', verb: 'call', detail, role: 'app_desk', sql, allowed, refused });

const opens = (failure: string) => `select from keeper.open_mail_failure('${failure}')`;
const reads = (failure: string) => `select keeper.read_mail_recipient('${failure}', 'support', 'Ticket 7')`;
const closes = (failure: string, resend: boolean) =>
  `select keeper.close_mail_failure('${failure}', ${resend}, 'Clear case')`;
const refuses = (code: string, sql: string) => refusedWith(code, sql.replace(/^select/, 'perform'));
const seen = (name: string, value: string) => `select set_config('seen.${name}', (${value})::text, true)`;
const decided = { ...all(operators, 'already_decided'), ...all(others, 'not_found') };

const address = (source: string, failure: (w: World) => string, expected: string): Effect => ({
  guarantee: `the address of the ${source} is masked until an operator says why`,
  covers: ['mail_failures select', 'desk_log insert'],
  steps: (w) => [
    ['operator', seen('masked', `select masked from keeper.open_mail_failure('${failure(w)}')`)],
    [
      'operator',
      seen('email', `select email from keeper.read_mail_recipient('${failure(w)}', 'other', null)`),
    ],
  ],
  query: (w) => `select current_setting('seen.masked') as masked, current_setting('seen.email') as email,
    (select string_agg(what || ' ' || reason, ' ') from desk_log where mail_failure_id = '${failure(w)}') as log`,
  expected: {
    masked: `${expected[0]}•••@example.org`,
    email: expected,
    log: 'read_recipient other',
  },
});

export const deskEmails: Cell[] = [
  calls('listing them', () => `select from keeper.list_mail_failures(null, null, 30)`, operators),
  calls('counting them', () => `select 1 where keeper.count_mail_failures() > 0`, operators),
  calls('opening one', (w) => opens(w.failedEmail), operators),
  calls('opening an unknown one', (w) => opens(w.owner), []),
  calls('reading the address', (w) => reads(w.failedEmail), operators, all(others, 'not_found')),
  calls('reading an unknown address', (w) => reads(w.owner), [], {
    ...all(operators, 'not_found'),
    ...all(others, 'not_found'),
  }),
  calls('sending again', (w) => closes(w.failedEmail, true), operators, all(others, 'not_found')),
  calls('marking as handled', (w) => closes(w.failedEmail, false), operators, all(others, 'not_found')),
  calls('sending a closed one again', (w) => closes(w.closedFailure, true), [], decided),
  calls('marking a closed one as handled', (w) => closes(w.closedFailure, false), [], decided),
  calls('sending an expired link again', (w) => closes(w.expiredFailure, true), [], {
    ...all(operators, 'conflict'),
    ...all(others, 'not_found'),
  }),
  address('person', (w) => w.failedEmail, 'olive.owner@example.org'),
  address('guardian', (w) => w.guardianFailure, 'parent@example.org'),
  address('invitation', (w) => w.invitationFailure, 'invited@example.org'),
  address('waitlist', (w) => w.waitlistFailure, 'someone@example.org'),
  address('inquiry', (w) => w.inquiryFailure, 'ines@example.org'),
  {
    guarantee: 'the list has only open failures, newest first, and continues after the last one',
    covers: ['mail_failures select'],
    setup: (w) => `update mail_failures set failed_at = now() - interval '80 days' where closed_at is null;
      update mail_failures set failed_at = now() + interval '1 day' where id = '${w.closedFailure}';
      update mail_failures set failed_at = now() where id = '${w.guardianFailure}';
      update mail_failures set failed_at = now() - interval '1 hour' where id = '${w.failedEmail}'`,
    steps: (w) => [
      ['operator', seen('first', `select id from keeper.list_mail_failures(null, null, 1)`)],
      [
        'operator',
        seen(
          'second',
          `select id from keeper.list_mail_failures(now() + interval '0', '${w.guardianFailure}', 1)`,
        ),
      ],
    ],
    query: (w) => `select current_setting('seen.first') = '${w.guardianFailure}' as first,
      current_setting('seen.second') = '${w.failedEmail}' as second`,
    expected: { first: true, second: true },
  },
  {
    guarantee: 'students see that an operator looked at their email address, and why',
    covers: ['access_log insert', 'access_log select'],
    steps: (w) => [
      ['operator', reads(w.failedEmail)],
      ['owner', seen('views', `select part || ' ' || reason from keeper.profile_views(null, 1)`)],
    ],
    query: (
      w,
    ) => `select current_setting('seen.views') as views, operator_id = '${w.operator}' as operator, action
      from access_log where subject_id = '${w.failedEmail}'`,
    expected: { views: 'account support', operator: true, action: 'desk_read_recipient' },
  },
  {
    guarantee: 'emails that failed are sent again once, by an event',
    covers: ['mail_failures update', 'mail_deliveries update', 'events insert', 'desk_log insert'],
    steps: (w) => [
      ['operator', closes(w.failedEmail, true)],
      ['other operator', refuses('already_decided', closes(w.failedEmail, true))],
      ['operator', refuses('already_decided', closes(w.failedEmail, false))],
    ],
    query: (w) => `select d.status, d.finished_at, f.decision, f.closed_by = '${w.operator}' as by,
      (select count(*)::int from events where name = 'mail.resent' and subject_id = f.id) as events,
      (select string_agg(what || ' ' || note, ' ') from desk_log where mail_failure_id = f.id) as log
      from mail_failures f join mail_deliveries d on d.id = '${w.failedDelivery}' where f.id = '${w.failedEmail}'`,
    expected: {
      status: 'queued',
      finished_at: null,
      decision: 'sent_again',
      by: true,
      events: 1,
      log: 'sent_again Clear case',
    },
  },
  {
    guarantee: 'only emails that failed are sent again, not those that were sent, held or dropped since then',
    covers: ['mail_deliveries select', 'mail_deliveries update'],
    setup: (
      w,
    ) => `insert into mail_deliveries (id, kind, subject_id, message_id, attempts, status, failure_id)
      select overlay(d.id::text placing lpad(to_hex(n), 12, '0') from 25)::uuid, d.kind, d.subject_id,
        d.message_id || n, 1, s.status, d.failure_id
      from mail_deliveries d, unnest('{dead,sent,dropped,held}'::text[]) with ordinality as s (status, n)
      where d.id = '${w.failedDelivery}'`,
    steps: (w) => [['operator', closes(w.failedEmail, true)]],
    query: (w) => `select string_agg(status, ' ' order by status) as statuses from mail_deliveries
      where failure_id = '${w.failedEmail}'`,
    expected: { statuses: 'dropped held queued queued sent' },
  },
  {
    guarantee: 'nothing is sent again if every email is waiting to be sent anyway',
    covers: ['mail_deliveries select'],
    setup: (w) =>
      `update mail_deliveries set status = 'queued', finished_at = null where id = '${w.failedDelivery}'`,
    steps: (w) => [['operator', refuses('conflict', closes(w.failedEmail, true))]],
    query: (w) => `select decision from mail_failures where id = '${w.failedEmail}'`,
    expected: { decision: null },
  },
  {
    guarantee: "the link to a guardian's page is not sent again",
    covers: ['mail_deliveries select'],
    setup: (w) => `update mail_deliveries set kind = 'guardian-link' where id = '${w.failedDelivery}'`,
    steps: (w) => [['operator', refuses('conflict', closes(w.failedEmail, true))]],
    query: (w) => `select status from mail_deliveries where id = '${w.failedDelivery}'`,
    expected: { status: 'refused' },
  },
  {
    guarantee: 'emails that are handled stay as they are',
    covers: ['mail_failures update'],
    steps: (w) => [['operator', closes(w.failedEmail, false)]],
    query: (w) => `select d.status, f.decision,
      (select count(*)::int from events where name = 'mail.resent') as events,
      (select string_agg(what, ' ') from desk_log where mail_failure_id = f.id) as log
      from mail_failures f join mail_deliveries d on d.id = '${w.failedDelivery}' where f.id = '${w.failedEmail}'`,
    expected: { status: 'refused', decision: 'handled', events: 0, log: 'handled_failure' },
  },
  {
    guarantee: 'an email that failed again after it was sent again opens another failure',
    covers: ['mail_failures insert'],
    steps: (w) => [
      ['operator', closes(w.failedEmail, true)],
      ['worker', fails(w.failedDelivery)],
      [
        'operator',
        seen(
          'earlier',
          `select earlier from keeper.open_mail_failure((select id from keeper.list_mail_failures(null, null, 1)))`,
        ),
      ],
    ],
    query: (
      w,
    ) => `select f.id <> '${w.failedEmail}' as another, f.closed_at, current_setting('seen.earlier') as earlier
      from mail_deliveries d join mail_failures f on f.id = d.failure_id where d.id = '${w.failedDelivery}'`,
    expected: { another: true, closed_at: null, earlier: '2' },
  },
  {
    guarantee: 'a disabled operator sees no failed emails',
    covers: ['operators select'],
    setup: (w) => `update operators set disabled_at = now() where id = '${w.operator}'`,
    steps: () => [
      ['operator', seen('list', `select count(*) from keeper.list_mail_failures(null, null, 30)`)],
      ['operator', seen('count', `select keeper.count_mail_failures()`)],
    ],
    query: () => `select current_setting('seen.list') as list, current_setting('seen.count') as count`,
    expected: { list: '0', count: '0' },
  },
];
