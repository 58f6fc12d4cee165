// Who reads guardians and the consent ledger, and which links reach a student.
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { hoursAgo } from './guardian-link.ts';

const links = ['auth for owner', 'auth for anonymous'] as const;

const opens = (
  detail: string,
  guardian: (w: World) => string,
  allowed: Access['allowed'] = [],
  sent = hoursAgo,
): Access => ({
  table: 'guardians',
  verb: 'call',
  detail: `opening ${detail}`,
  role: 'app_auth',
  sql: (w) => `select from keeper.guardian_summary('${guardian(w)}', ${sent})`,
  allowed,
});

const hidden = (table: 'guardians' | 'consent_ledger', role: 'app_auth' | 'app_desk'): Access => ({
  table,
  verb: 'select',
  detail: 'the whole table',
  role,
  sql: () => `select student_id from ${table}`,
  allowed: [],
  noPrivilege: true,
});

export const guardians: Cell[] = [
  {
    table: 'guardians',
    verb: 'select',
    sql: (w) => `select email, status, paused_at from guardians where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'guardians',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select email from guardians where student_id = '${w.otherStudent}'`,
    allowed: ['other student'],
  },
  {
    table: 'guardians',
    verb: 'select',
    detail: 'an email that was replaced',
    sql: () => `select student_id from guardians where email = 'earlier@example.org'`,
    allowed: [],
  },
  {
    table: 'guardians',
    verb: 'insert',
    detail: 'without keeper.name_guardian',
    sql: () =>
      `insert into guardians (student_id, email, ends_at) values (app.uid(), 'me@example.org', now() + interval '1 year')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'guardians',
    verb: 'update',
    detail: 'resuming without a link',
    sql: () => 'update guardians set paused_at = null',
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'guardians',
    verb: 'select',
    detail: 'for emails',
    role: 'app_worker',
    sql: (w) => `select email, sent_at from guardians where id = '${w.guardian}'`,
    allowed: ['worker'],
  },
  {
    table: 'guardians',
    verb: 'delete',
    detail: '7 days after the email was replaced',
    role: 'app_worker',
    sql: (w) => `delete from guardians where id = '${w.replacedGuardian}'`,
    allowed: ['worker'],
  },
  {
    table: 'guardians',
    verb: 'delete',
    detail: '30 days after the student turned 18',
    role: 'app_worker',
    sql: (w) => `delete from guardians where id = '${w.formerGuardian}'`,
    allowed: ['worker'],
  },
  {
    table: 'guardians',
    verb: 'delete',
    detail: 'of a student under 18',
    role: 'app_worker',
    sql: (w) => `delete from guardians where id = '${w.guardian}'`,
    allowed: [],
  },
  hidden('guardians', 'app_auth'),
  hidden('guardians', 'app_desk'),
  hidden('consent_ledger', 'app_auth'),
  hidden('consent_ledger', 'app_desk'),
  {
    table: 'consent_ledger',
    verb: 'select',
    sql: (w) => `select kind, text_version, created_at from consent_ledger where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'consent_ledger',
    verb: 'select',
    detail: 'the hash of the email',
    sql: () => 'select guardian_hash from consent_ledger',
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'consent_ledger',
    verb: 'insert',
    detail: 'agreeing for the guardian',
    sql: () => `insert into consent_ledger (student_id, kind) values (app.uid(), 'confirmed')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'consent_ledger',
    verb: 'select',
    role: 'app_worker',
    detail: 'three years after the account was deleted',
    sql: (w) => `select id from consent_ledger where id = '${w.oldConsent}'`,
    allowed: ['worker'],
  },
  {
    table: 'consent_ledger',
    verb: 'select',
    role: 'app_worker',
    detail: 'before then',
    sql: (w) => `select id from consent_ledger where id = '${w.consent}'`,
    allowed: [],
  },
  {
    table: 'consent_ledger',
    verb: 'delete',
    role: 'app_worker',
    detail: 'three years after the account was deleted',
    sql: (w) => `delete from consent_ledger where id = '${w.oldConsent}'`,
    allowed: ['worker'],
  },
  {
    guarantee: "the worker's cleanup keeps the consents of students who have an account",
    covers: [],
    steps: () => [['worker', 'delete from consent_ledger']],
    query: (w) => `select count(*)::int from consent_ledger where id in ('${w.consent}', '${w.oldConsent}')`,
    expected: { count: 1 },
  },
  {
    table: 'consent_ledger',
    verb: 'delete',
    role: 'app_worker',
    detail: 'before then',
    sql: (w) => `delete from consent_ledger where id = '${w.consent}'`,
    allowed: [],
  },
  {
    table: 'consent_ledger',
    verb: 'update',
    role: 'app_worker',
    detail: 'changing what it says',
    sql: () => `update consent_ledger set kind = 'confirmed'`,
    allowed: [],
    noPrivilege: true,
  },

  opens('a fresh link', (w) => w.guardian, links),
  opens('a link from 23 hours ago', (w) => w.guardian, links, `now() - interval '23 hours'`),
  opens('a link from 24 hours ago', (w) => w.guardian, [], `now() - interval '24 hours'`),
  opens('a link that was never sent', (w) => w.guardian, [], `now() + interval '1 hour'`),
  opens('a link to an email that was replaced', (w) => w.replacedGuardian),
  opens("a link to an adult's former guardian", (w) => w.formerGuardian),
  opens('a link with the id of the student', (w) => w.owner),
  {
    table: 'guardians',
    verb: 'call',
    detail: 'opening a link as app_api',
    sql: (w) => `select from keeper.guardian_summary('${w.guardian}', ${hoursAgo})`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'guardians',
    verb: 'call',
    detail: 'pausing as app_api',
    sql: (w) => `select keeper.guardian_step('${w.guardian}', ${hoursAgo}, 'resume', '2026-11')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'guardians',
    verb: 'call',
    detail: 'the email for the rate limit',
    role: 'app_auth',
    sql: (w) => `select from keeper.guardian_email('${w.guardian}') as email where email is not null`,
    allowed: links,
  },
  {
    table: 'guardians',
    verb: 'call',
    detail: 'the email of a replaced guardian',
    role: 'app_auth',
    sql: (w) => `select from keeper.guardian_email('${w.replacedGuardian}') as email where email is not null`,
    allowed: [],
  },
  {
    guarantee: "a guardian sees the student's companies and counts, without withdrawn applications",
    covers: ['guardians select', 'company_profiles select', 'initiatives select', 'inbox_messages select'],
    steps: (w) => [
      [
        'auth for anonymous',
        `select set_config('seen.student', (select row_to_json(s)::text
          from keeper.guardian_summary('${w.guardian}', ${hoursAgo}) s), true),
        set_config('seen.companies', (select string_agg(company_name || ' ' || status, ', ' order by company_name)
          from keeper.guardian_collaborations('${w.guardian}', ${hoursAgo})), true),
        set_config('seen.messages', (select string_agg(distinct messages::text, ' ')
          from keeper.guardian_collaborations('${w.guardian}', ${hoursAgo}) where company_name = 'Left Ltd'), true)`,
      ],
    ],
    query: (w) => `select s ->> 'student_name' as name, s ->> 'status' as status, s ->> 'paused' as paused,
        (s ->> 'messages')::int = (select count(*) from inbox_messages where student_id = '${w.owner}') as messages,
        s ->> 'public_page' as page, s ->> 'certificates' as certificates,
        current_setting('seen.companies') as companies,
        current_setting('seen.messages')::int = (select count(*) from inbox_messages
          where student_id = '${w.owner}' and company_id = '${w.leftCompany}') as messages_of_one
      from (select current_setting('seen.student')::json as s) seen`,
    expected: {
      name: 'Olive',
      status: 'told',
      paused: 'false',
      messages: true,
      page: 'true',
      certificates: '1',
      companies:
        'Accepted Ltd accepted, Accepted Ltd ended, Ended Ltd ended, Left Ltd completed, Pending Ltd pending, Rejected Ltd rejected, Rejected Ltd rejected',
      messages_of_one: true,
    },
  },
  {
    guarantee: 'a guardian sees whether something is shared, but not certificates that were withdrawn',
    covers: ['record_pages select', 'record_credentials select'],
    steps: (w) => [
      ['owner', 'update record_pages set link = null'],
      ['owner', `update record_credentials set withdrawn_at = now() where code = '${w.shared.code}'`],
      [
        'auth for anonymous',
        `select set_config('seen.student', (select row_to_json(s)::text
          from keeper.guardian_summary('${w.guardian}', ${hoursAgo}) s), true)`,
      ],
    ],
    query: () => `select s ->> 'public_page' as page, s ->> 'certificates' as certificates
      from (select current_setting('seen.student')::json as s) seen`,
    expected: { page: 'false', certificates: '0' },
  },
  {
    guarantee: 'a link that is not valid lists no companies',
    covers: [],
    steps: (w) => [
      [
        'auth for anonymous',
        `select set_config('seen.count', (select count(*)::text
          from keeper.guardian_collaborations('${w.guardian}', now() - interval '25 hours')), true)`,
      ],
    ],
    query: () => `select current_setting('seen.count') as count`,
    expected: { count: '0' },
  },
  {
    guarantee:
      'asking for a new link renews it, and does nothing without an actor or for an email that was replaced',
    covers: ['guardians update', 'events insert'],
    setup: (w) => `delete from events; update guardians set sent_at = now() - interval '2 days'
      where id in ('${w.guardian}', '${w.replacedGuardian}')`,
    steps: (w) => [
      ['auth unset', `select keeper.request_guardian_link('${w.otherGuardian}')`],
      ['auth for anonymous', `select keeper.request_guardian_link('${w.guardian}')`],
      ['auth for anonymous', `select keeper.request_guardian_link('${w.replacedGuardian}')`],
    ],
    query: (w) => `select (select sent_at = now() from guardians where id = '${w.guardian}') as renewed,
      (select sent_at < now() from guardians where id = '${w.replacedGuardian}') as ignored,
      (select string_agg(name, ' ') from events) as events`,
    expected: { renewed: true, ignored: true, events: 'guardian.link_requested' },
  },
];
