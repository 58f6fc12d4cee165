// Emails that operators correct after proof: confirmed by the new address, stopped or undone by the old.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const corrects = (w: World, email = 'new@example.org', person = w.owner, why = `'support'`) =>
  `keeper.correct_email('${w.operatorSession}', '${person}', '${email}', 'document', ${why}, 'Passport')`;
const approves = (w: World, person = w.owner) => `keeper.approve_correction('${w.leadSession}', '${person}')`;
const confirmed = (w: World) =>
  `update operator_sessions set confirmed_at = now() where id in ('${w.operatorSession}', '${w.leadSession}')`;
const does = (call: string, actor: Actor = 'operator'): [Actor, string] => [actor, `select ${call}`];
const refuses = (code: string, call: string, actor: Actor = 'operator'): [Actor, string] => [
  actor,
  refusedWith(code, `perform ${call}`),
];
/** Corrections have the id of the student, so that statements can name them. */
const correction = (w: World, status: string, { hours = 25, days = 0 } = {}) => `
  insert into sessions (user_id, expires_at) values ('${w.owner}', now() + interval '1 day');
  insert into email_corrections (id, person_id, operator_id, old_email, new_email, proof, status, created_at, approved_by,
      approved_at, decided_at)
    values ('${w.owner}', '${w.owner}', '${w.operator}', 'olive.owner@example.org', 'new@example.org', 'document',
      '${status}', now() - interval '${hours} hours', '${w.lead}', now() - interval '${hours} hours', ${['done', 'stopped'].includes(status) ? `now() - interval '${days} days'` : 'null'});
  ${status === 'done' ? `update users set email = 'new@example.org' where id = '${w.owner}'` : ''}`;
const confirms = (w: World) => `keeper.confirm_correction('${w.owner}')`;
const stops = (w: World) => `keeper.stop_correction('${w.owner}')`;
const state = (w: World) => `select u.email, u.password_hash, u.password_version as version,
  (select status from email_corrections where person_id = u.id order by id desc limit 1) as status,
  (select count(*)::int from sessions where user_id = u.id and ended_at is null) > 0 as signed_in,
  (select string_agg(name, ' ' order by name) from events where created_at = now()
    and subject_id = u.id and name similar to '(email|user).%') as events from users u where u.id = '${w.owner}'`;
const expired = (
  guarantee: string,
  what: (w: World) => string,
  setup: (w: World) => string,
  email = 'olive.owner@example.org',
): Cell => ({
  guarantee,
  covers: ['email_corrections select'],
  setup,
  steps: (w) => [refuses('link_expired', what(w), 'auth for anonymous')],
  query: (w) => `select email from users where id = '${w.owner}'`,
  expected: { email },
});

export const emailCorrections: Cell[] = [
  {
    table: 'email_corrections',
    verb: 'call',
    detail: 'correcting an email without a passkey',
    role: 'app_desk',
    sql: (w) => `select from ${corrects(w)}`,
    allowed: [],
    refused: {
      ...all(except(actorsOf('app_desk'), ...operators), 'not_found'),
      ...all(operators, 'confirmation_needed'),
    },
  },
  {
    table: 'email_corrections',
    verb: 'select',
    role: 'app_worker',
    sql: () => 'select old_email, new_email from email_corrections',
    allowed: ['worker'],
  },
  {
    table: 'email_corrections',
    verb: 'delete',
    detail: 'after 30 days',
    role: 'app_worker',
    sql: () => 'delete from email_corrections',
    allowed: ['worker'],
  },
  {
    table: 'email_corrections',
    verb: 'call',
    detail: 'approving a correction without a passkey',
    role: 'app_desk',
    sql: (w) => `select from ${approves(w)}`,
    allowed: [],
    refused: {
      ...all(except(actorsOf('app_desk'), ...operators), 'not_found'),
      ...all(['operator', 'other operator'], 'forbidden'),
      lead: 'confirmation_needed',
    },
  },
  {
    table: 'email_corrections',
    verb: 'call',
    detail: 'listing those to approve',
    role: 'app_desk',
    sql: () => 'select * from keeper.list_corrections()',
    allowed: ['lead'],
    refused: {
      ...all(except(actorsOf('app_desk'), ...operators), 'not_found'),
      ...all(['operator', 'other operator'], 'forbidden'),
    },
  },
  {
    table: 'email_corrections',
    verb: 'call',
    detail: 'declining one',
    role: 'app_desk',
    sql: (w) => `select keeper.decline_correction('${w.unverifiedStudent}')`,
    allowed: ['lead'],
    refused: {
      ...all(except(actorsOf('app_desk'), ...operators), 'not_found'),
      ...all(['operator', 'other operator'], 'forbidden'),
    },
  },
  {
    guarantee: 'the list has only what needs an approval, oldest first, and no email',
    covers: ['email_corrections select', 'operators select', 'student_profiles select'],
    setup: (w) =>
      `${confirmed(w)}; ${correction(w, 'waiting')}; delete from email_corrections where status = 'requested'`,
    steps: (w) => [
      does(corrects(w, 'one@example.org', w.otherStudent)),
      does(corrects(w, 'two@example.org', w.acceptedCompany)),
      [
        'lead',
        `select set_config('seen.list', (select string_agg(c::text, ' ') from (select is_student, proof, operator_name
           from keeper.list_corrections()) c), true),
         set_config('seen.ids', (select string_agg(id::text, ' ') from keeper.list_corrections()), true)`,
      ],
    ],
    query: (w) => `select current_setting('seen.list') as list,
      current_setting('seen.ids') = '${w.otherStudent} ${w.acceptedCompany}' as ids`,
    expected: { list: '(t,document,opal) (f,document,opal)', ids: true },
  },
  {
    guarantee:
      'a declined correction leaves the list, is recorded, and changes nothing; an approved one stays',
    covers: ['email_corrections update', 'desk_log insert'],
    setup: (w) => `${confirmed(w)}; ${correction(w, 'waiting')}`,
    steps: (w) => [
      does(corrects(w, 'one@example.org', w.otherStudent)),
      does(`keeper.decline_correction('${w.otherStudent}')`, 'lead'),
      refuses('not_found', `keeper.decline_correction('${w.otherStudent}')`, 'lead'),
      refuses('not_found', `keeper.decline_correction('${w.owner}')`, 'lead'),
      refuses('not_found', approves(w, w.otherStudent), 'lead'),
    ],
    query: (w) => `select (select status from email_corrections where person_id = '${w.owner}') as approved,
      (select string_agg(status, ' ' order by id) from email_corrections where person_id = '${w.otherStudent}'
        and created_at = now()) as declined,
      (select string_agg(what, ' ' order by id) from desk_log where account_id = '${w.otherStudent}') as log`,
    expected: { approved: 'waiting', declined: 'replaced', log: 'corrected_email declined_correction' },
  },
  ...['done', 'stopped'].map((status): Cell => ({
    guarantee: `a correction that is ${status} is not declined, and neither is that of someone else`,
    covers: ['email_corrections select'],
    setup: (w) => correction(w, status),
    steps: (w) => [refuses('not_found', `keeper.decline_correction('${w.owner}')`, 'lead')],
    query: (w) => `select (select status from email_corrections where person_id = '${w.owner}') as status,
      (select status from email_corrections where person_id = '${w.unverifiedStudent}') as other`,
    expected: { status, other: 'requested' },
  })),
  {
    guarantee: 'a lead approves what someone else requested, once, and then both addresses get an email',
    covers: ['email_corrections update', 'desk_log insert', 'events insert'],
    setup: confirmed,
    steps: (w) => [
      does(corrects(w)),
      refuses('forbidden', approves(w)),
      refuses('not_found', approves(w, w.otherStudent), 'lead'),
      does(approves(w), 'lead'),
      refuses('not_found', approves(w), 'lead'),
      refuses('link_expired', `keeper.confirm_correction('${w.owner}')`, 'auth for anonymous'),
    ],
    query: (
      w,
    ) => `select u.email, c.status, c.approved_by = '${w.lead}' as by_lead, c.approved_at = now() as now,
      (select count(*)::int from events where name = 'email.correction_requested' and subject_id = c.id) as events,
      (select string_agg(what, ' ' order by id) from desk_log where account_id = u.id) as log
      from users u join email_corrections c on c.person_id = u.id where u.id = '${w.owner}'`,
    expected: {
      email: 'olive.owner@example.org',
      status: 'waiting',
      by_lead: true,
      now: true,
      events: 1,
      log: 'corrected_email approved_correction',
    },
  },
  {
    guarantee: 'a lead cannot approve their own correction',
    covers: [],
    setup: confirmed,
    steps: (w) => [
      does(corrects(w).replace(w.operatorSession, w.leadSession), 'lead'),
      refuses('second_person_needed', approves(w), 'lead'),
    ],
    query: (
      w,
    ) => `select status, (select count(*)::int from events where name = 'email.correction_requested') as events
      from email_corrections where person_id = '${w.owner}'`,
    expected: { status: 'requested', events: 0 },
  },
  {
    guarantee: 'a correction changes nothing yet, replaces an earlier one, and is recorded',
    covers: ['email_corrections insert', 'email_corrections update', 'users select', 'desk_log insert'],
    setup: confirmed,
    steps: (w) => [does(corrects(w)), does(corrects(w, 'newer@example.org'))],
    query: (
      w,
    ) => `select email, (select string_agg(new_email || ' ' || status, ', ' order by id) from email_corrections
        where person_id = u.id) as corrections,
      (select count(*)::int from events where name = 'email.correction_requested') as events,
      (select string_agg(concat_ws(' ', what, actions[1], reason, note), ', ') from desk_log where account_id = u.id) as log
      from users u where id = '${w.owner}'`,
    expected: {
      email: 'olive.owner@example.org',
      corrections: 'new@example.org replaced, newer@example.org requested',
      events: 0,
      log: 'corrected_email document support Passport, corrected_email document support Passport',
    },
  },
  {
    guarantee:
      'an email that has an account, or may be restored, is not used; a reason is needed; people exist',
    covers: ['users select', 'email_corrections select'],
    setup: (w) => `${confirmed(w)}; ${correction(w, 'done')}`,
    steps: (w) => [
      refuses('email_taken', corrects(w, 'accepted@example.org', w.otherStudent)),
      refuses('email_taken', corrects(w, 'olive.owner@example.org', w.otherStudent)),
      refuses('email_corrected_recently', corrects(w, 'third@example.org')),
      refuses('23514', corrects(w, 'third@example.org', w.otherStudent, 'null')),
      refuses('23514', corrects(w, 'Third@example.org', w.otherStudent)),
      refuses('not_found', corrects(w, 'third@example.org', w.review)),
    ],
    query: (
      w,
    ) => `select count(*)::int as corrections from email_corrections where person_id = '${w.otherStudent}'
      and created_at = now()`,
    expected: { corrections: 0 },
  },
  {
    guarantee: 'confirming changes the email once, signs the person out and ends links to reset the password',
    covers: ['users update', 'sessions update', 'email_corrections update', 'events insert'],
    setup: (w) => correction(w, 'waiting'),
    steps: (w) => [does(confirms(w), 'auth for anonymous'), does(confirms(w), 'auth for anonymous')],
    query: state,
    expected: {
      email: 'new@example.org',
      password_hash: 'x',
      version: 2,
      status: 'done',
      signed_in: false,
      events: 'email.corrected user.email_changed',
    },
  },
  {
    guarantee: 'the old address stops a change before it happens, and nothing else changes',
    covers: ['email_corrections update'],
    setup: (w) => correction(w, 'waiting'),
    steps: (w) => [
      does(stops(w), 'auth for anonymous'),
      does(stops(w), 'auth for anonymous'),
      refuses('link_expired', confirms(w), 'auth for anonymous'),
    ],
    query: state,
    expected: {
      email: 'olive.owner@example.org',
      password_hash: 'x',
      version: 1,
      status: 'stopped',
      signed_in: true,
      events: null,
    },
  },
  {
    guarantee: 'the old address restores itself within a week, and the password stops working',
    covers: ['users update', 'sessions update', 'events insert'],
    setup: (w) => correction(w, 'done', { days: 6 }),
    steps: (w) => [does(stops(w), 'auth for anonymous'), does(stops(w), 'auth for anonymous')],
    query: state,
    expected: {
      email: 'olive.owner@example.org',
      password_hash: 'none',
      version: 2,
      status: 'stopped',
      signed_in: false,
      events: 'user.email_changed user.reset_requested',
    },
  },
  expired('a correction is confirmed a day after the approval at the earliest', confirms, (w) =>
    correction(w, 'waiting', { hours: 23 }),
  ),
  expired('a correction is confirmed within 48 hours after that', confirms, (w) =>
    correction(w, 'waiting', { hours: 72 }),
  ),
  expired('a correction that nobody approved cannot be confirmed', confirms, (w) =>
    correction(w, 'requested'),
  ),
  expired('a correction that nobody approved cannot be stopped', stops, (w) => correction(w, 'requested')),
  expired('a replaced correction cannot be confirmed', confirms, (w) => correction(w, 'replaced')),
  expired('a replaced correction cannot be stopped', stops, (w) => correction(w, 'replaced')),
  expired(
    'a change cannot be undone after a week',
    stops,
    (w) => correction(w, 'done', { days: 7 }),
    'new@example.org',
  ),
  expired('an unknown correction cannot be confirmed', confirms, () => ''),
  expired('an unknown correction cannot be stopped', stops, () => ''),
  {
    guarantee: 'stopping again after a week changes nothing',
    covers: ['email_corrections select'],
    setup: (w) => correction(w, 'stopped', { days: 8 }),
    steps: (w) => [does(stops(w), 'auth for anonymous')],
    query: (w) => `select email, (select status from email_corrections where id = u.id) as status,
      (select decided_at < now() from email_corrections where id = u.id) as earlier
      from users u where id = '${w.owner}'`,
    expected: { email: 'olive.owner@example.org', status: 'stopped', earlier: true },
  },
  {
    guarantee: 'an email that can no longer be restored can be used again',
    covers: ['email_corrections select'],
    setup: (w) => `${confirmed(w)}; ${correction(w, 'done', { days: 8 })}`,
    steps: (w) => [does(corrects(w, 'olive.owner@example.org', w.otherStudent))],
    query: (w) => `select new_email, status from email_corrections where person_id = '${w.otherStudent}'
      order by id desc limit 1`,
    expected: { new_email: 'olive.owner@example.org', status: 'requested' },
  },
  {
    guarantee: 'nobody signs up with an email that may be restored',
    covers: ['email_corrections select'],
    setup: (w) => correction(w, 'done'),
    steps: () => [
      [
        'auth for anonymous',
        `with p as (insert into profiles (user_type, full_name) values ('student', 'Squatter') returning id)
         insert into users (id, email, password_hash) select id, 'olive.owner@example.org', 'x' from p`,
      ],
    ],
    query: () => `select count(*)::int as accounts from users where email = 'olive.owner@example.org'`,
    expected: { accounts: 0 },
  },
  {
    guarantee: 'the worker keeps corrections for 30 days',
    covers: [],
    setup: (w) => `delete from email_corrections; ${correction(w, 'replaced', { hours: 29 * 24 })}`,
    steps: () => [['worker', 'delete from email_corrections']],
    query: () => 'select count(*)::int as corrections from email_corrections',
    expected: { corrections: 1 },
  },
];
