// How operators suspend, restore and look up companies and people.
import type { Actor } from '../../actors.ts';
import type { Cell, Effect } from '../../cell.ts';
import type { World } from '../../world.ts';
import { access, log, refuses } from './desk-steps.ts';

const confirmed = (w: World) =>
  `update operator_sessions set confirmed_at = now() - interval '4 minutes' where id = '${w.operatorSession}';
   insert into sessions (user_id, expires_at) select id, now() + interval '1 day'
     from unnest(array['${w.acceptedCompany}', '${w.acceptedMember}', '${w.owner}', '${w.otherCompany}']::uuid[]) id`;
const deleted = (person: string) => `update profiles set deleted_at = now() where id = '${person}'`;
const does = (sql: string): [Actor, string] => ['operator', `select ${sql}`];
const events = (account: string) =>
  `(select string_agg(name, ' ' order by name) from events where subject_id = '${account}' and name similar to '%(suspended|restored)')`;

export const deskAccess: Cell[] = [
  {
    guarantee: 'a confirmation counts for five minutes and for its own session only',
    covers: ['operator_sessions select'],
    setup: (
      w,
    ) => `update operator_sessions set confirmed_at = now() - interval '5 minutes' where id = '${w.operatorSession}';
      update operator_sessions set confirmed_at = now() where id = '${w.otherOperatorSession}';
      insert into operator_sessions (operator_id, token_hash, expires_at, confirmed_at)
        values ('${w.operator}', repeat('z', 43), now() + interval '1 day', now())`,
    steps: (w) => [
      refuses('operator', 'confirmation_needed', access(w, 'company', w.acceptedCompany, true)),
      refuses(
        'operator',
        'confirmation_needed',
        access(w, 'company', w.acceptedCompany, true).replace(w.operatorSession, w.otherOperatorSession),
      ),
    ],
    query: (w) => `select listed from company_profiles where id = '${w.acceptedCompany}'`,
    expected: { listed: true },
  },
  {
    guarantee: 'suspending a company signs its people out, notifies them and its students, and is recorded',
    covers: ['sessions update', 'members select', 'company_profiles update', 'events insert'],
    setup: confirmed,
    steps: (w) => [
      does(access(w, 'company', w.acceptedCompany, true)),
      does(access(w, 'company', w.acceptedCompany, true)),
    ],
    query: (w) => `select suspended_at is not null as suspended, ${log(w, w.acceptedCompany)} as log,
      ${events(w.acceptedCompany)} as events, ${events(w.acceptedMember)} as member, ${events(w.acceptedFormer)} as former,
      (select count(*)::int from sessions where ended_at is null and user_id in ('${w.acceptedCompany}', '${w.acceptedMember}')) as sessions,
      (select count(*)::int from sessions where ended_at is null and user_id in ('${w.owner}', '${w.otherCompany}')) > 0 as others,
      (select suspended_at is null from company_profiles where id = '${w.otherCompany}') as other_company
      from company_profiles where id = '${w.acceptedCompany}'`,
    expected: {
      suspended: true,
      log: 'suspended danger, suspended danger',
      events: 'company.suspended user.suspended',
      member: 'user.suspended',
      former: null,
      sessions: 0,
      others: true,
      other_company: true,
    },
  },
  {
    guarantee: 'restoring a company brings everything back, once, and restores no other',
    covers: ['company_profiles update', 'initiatives update'],
    setup: (w) =>
      `${confirmed(w)}; update company_profiles set suspended_at = now() where id = '${w.otherCompany}'`,
    steps: (w) => [
      does(access(w, 'company', w.suspendedCompany, false)),
      does(access(w, 'company', w.suspendedCompany, false)),
    ],
    query: (w) => `select c.listed, i.listed as initiative, ${events(w.suspendedCompany)} as events,
      (select listed from company_profiles where id = '${w.otherCompany}') as other
      from company_profiles c join initiatives i on i.company_id = c.id where c.id = '${w.suspendedCompany}'`,
    expected: {
      listed: true,
      initiative: true,
      events: 'company.restored user.restored',
      other: false,
    },
  },
  ...(['owner', 'acceptedMember'] as const).map((person): Effect => ({
    guarantee: `suspending and restoring one person (${person}) leaves everyone else alone`,
    covers: ['profiles update', 'profiles select'],
    setup: (w) => `${confirmed(w)}; update profiles set suspended_at = now() where id = '${w.otherStudent}'`,
    steps: (w) => [
      does(access(w, 'person', w[person], true)),
      does(access(w, 'person', w[person], true)),
      does(`set_config('seen.suspended', (select string_agg(name, ' ') from keeper.find_accounts(
        '${w[person]}', 'danger', null) where suspended), true)`),
      does(access(w, 'person', w[person], false)),
      does(access(w, 'person', w[person], false)),
    ],
    query: (
      w,
    ) => `select suspended_at, current_setting('seen.suspended') = full_name as was, ${events(w[person])} as events,
      (select listed from company_profiles where id = '${w.acceptedCompany}') as company,
      (select count(*)::int from sessions where user_id = p.id and ended_at is null) as sessions,
      (select count(*)::int from profiles where suspended_at is not null) as others
      from profiles p where id = '${w[person]}'`,
    expected: {
      suspended_at: null,
      was: true,
      events: 'user.restored user.suspended',
      company: true,
      sessions: 0,
      others: 1,
    },
  })),
  {
    guarantee: 'nobody is suspended or opened who does not exist, and a student is no company',
    covers: [],
    setup: (w) => `${confirmed(w)}; ${deleted(w.otherStudent)}`,
    steps: (w) => [
      refuses('operator', 'not_found', access(w, 'company', w.owner, true)),
      ...[w.review, w.otherStudent].flatMap((person) => [
        refuses('operator', 'not_found', access(w, 'person', person, true)),
        refuses('operator', 'not_found', `keeper.open_account('person', '${person}', 'danger', null)`),
      ]),
    ],
    query: (w) => `select suspended_at from profiles where id = '${w.owner}'`,
    expected: { suspended_at: null },
  },
  {
    guarantee: 'a company is opened and suspended after its founder deleted their account',
    covers: [],
    setup: (w) => `${confirmed(w)}; ${deleted(w.acceptedCompany)}`,
    steps: (w) => [
      does(`set_config('seen.company', (select name from keeper.open_account(
        'company', '${w.acceptedCompany}', 'danger', null)), true)`),
      does(access(w, 'company', w.acceptedCompany, true)),
    ],
    query: (w) => `select current_setting('seen.company') as name, suspended_at is not null as suspended
      from company_profiles where id = '${w.acceptedCompany}'`,
    expected: { name: 'Accepted Ltd', suspended: true },
  },
  {
    guarantee: 'a report is closed by suspending the company or the person, with a passkey only',
    covers: ['reports update'],
    setup: (w) =>
      `${confirmed(w)}; update reports set reported_person_id = '${w.acceptedMember}' where id = '${w.report}'`,
    steps: (w) => {
      const closes = (session: string, actions: string) =>
        `keeper.close_report(${session}, '${w.report}', '{${actions}}', 'Clear case')`;
      return [
        ['operator', `select from keeper.open_report('${w.report}')`],
        refuses('operator', 'confirmation_needed', closes('null', 'suspend_company')),
        refuses('operator', 'confirmation_needed', closes('null', 'suspend_person')),
        does(closes(`'${w.operatorSession}'`, 'suspend_company,suspend_person')),
      ];
    },
    query: (
      w,
    ) => `select actions, (select listed from company_profiles where id = '${w.acceptedCompany}') as listed,
      (select suspended_at is not null from profiles where id = '${w.acceptedMember}') as person,
      (select suspended_at is null from profiles where id = '${w.acceptedCompany}') as founder,
      ${log(w, w.acceptedCompany)} as log from reports where id = '${w.report}'`,
    expected: {
      actions: ['suspend_company', 'suspend_person'],
      listed: false,
      person: true,
      founder: true,
      log: 'closed -',
    },
  },
  {
    guarantee: 'a report about someone who deleted the account suspends nobody',
    covers: [],
    setup: (
      w,
    ) => `${confirmed(w)}; update reports set reported_person_id = '${w.acceptedMember}' where id = '${w.report}';
      update profiles set deleted_at = now() where id = '${w.acceptedMember}'`,
    steps: (w) => [
      ['operator', `select from keeper.open_report('${w.report}')`],
      does(`keeper.close_report('${w.operatorSession}', '${w.report}', '{suspend_person}', null)`),
    ],
    query: (w) => `select suspended_at, ${events(w.acceptedMember)} as events from profiles
      where id = '${w.acceptedMember}'`,
    expected: { suspended_at: null, events: null },
  },
  {
    guarantee: 'a report about nobody in particular, or about a student, suspends no person or company',
    covers: [],
    setup: confirmed,
    steps: (w) => [
      ['operator', `select from keeper.open_report('${w.report}')`],
      ['operator', `select from keeper.open_report('${w.memberReport}')`],
      refuses(
        'operator',
        'invalid_input',
        `keeper.close_report('${w.operatorSession}', '${w.report}', '{suspend_person}', null)`,
      ),
      refuses(
        'operator',
        'invalid_input',
        `keeper.close_report('${w.operatorSession}', '${w.memberReport}', '{suspend_company}', null)`,
      ),
    ],
    query: (w) => `select status from reports where id = '${w.report}'`,
    expected: { status: 'being_looked_at' },
  },
  {
    guarantee: 'people are found by email, id and the beginning of their name, and every search is recorded',
    covers: ['users select', 'profiles select', 'desk_log insert'],
    steps: () => [
      does(`set_config('seen.found', (select string_agg(concat(kind, ':', name, ':', company_name), ' ' order by name)
        from keeper.find_accounts('alma.accepted@example.org', 'danger', null)), true)`),
      does(
        `set_config('seen.names', (select string_agg(name, ' ' order by kind, name) from keeper.find_accounts('accepted', 'support', 'Call')), true)`,
      ),
      does(
        `set_config('seen.wildcards', (select count(*)::text from keeper.find_accounts('%', 'danger', null)), true)`,
      ),
    ],
    query: (w) => `select current_setting('seen.found') as found, current_setting('seen.names') as names,
      current_setting('seen.wildcards') as wildcards, (select count(*)::int from desk_log where what = 'searched'
        and operator_id = '${w.operator}') as log`,
    expected: {
      found: 'company:Alma Accepted:Accepted Ltd',
      names: 'Accepted Accepted Ltd',
      wildcards: '0',
      log: 3,
    },
  },
  ...(['find_accounts', 'open_account'] as const).map((what): Effect => ({
    guarantee: `${what} needs a reason`,
    covers: [],
    steps: (w) => [
      refuses(
        'operator',
        '23514',
        what === 'find_accounts'
          ? `keeper.find_accounts('Accepted', null, null)`
          : `keeper.open_account('person', '${w.owner}', null, null)`,
      ),
    ],
    query: (w) => `select count(*)::int as log from desk_log where operator_id = '${w.operator}'`,
    expected: { log: 0 },
  })),
  {
    guarantee: 'an account is opened with its people, reports and what operators did',
    covers: ['desk_log select', 'members select', 'reports select', 'student_profiles select'],
    steps: (w) => [
      does(`set_config('seen.company', (select concat_ws(' ', name, email, verification, is_student, jsonb_array_length(people),
        jsonb_array_length(reports), log -> 0 ->> 'what') from keeper.open_account('company', '${w.acceptedCompany}', 'danger', 'Call')), true)`),
      does(`set_config('seen.person', (select concat_ws(' ', name, email, verification, is_student, jsonb_array_length(people),
        log -> 0 ->> 'operator') from keeper.open_account('person', '${w.owner}', 'danger', null)), true)`),
      refuses('operator', 'not_found', `keeper.open_account('company', '${w.owner}', 'danger', null)`),
    ],
    query: () =>
      `select current_setting('seen.company') as company, current_setting('seen.person') as person`,
    expected: {
      company: 'Accepted Ltd verified f 2 3 opened_account',
      person: 'Olive Owner olive.owner@example.org t 0 opal',
    },
  },
];
