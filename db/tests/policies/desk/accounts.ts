// What operators do with accounts: emails about signing in, and permanent deletion, which only leads can do.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const strangers = except(actorsOf('app_desk'), ...operators);
const forLeads = {
  ...all(['operator', 'other operator'], 'forbidden'),
  ...all(strangers, 'not_found'),
};

const calls = (
  detail: string,
  sql: (w: World) => string,
  allowed: Access['allowed'],
  refused: Access['refused'],
): Access => ({
  table: 'users',
  verb: 'call',
  detail,
  role: 'app_desk',
  sql: (w) => `select from ${sql(w)}`,
  allowed,
  refused: refused ?? {},
});

const sends = (person: string, which = 'reset', reason = `'support'`) =>
  `keeper.send_account_email('${person}', '${which}', ${reason}, 'Call')`;
const requests = (w: World, kind: string, account: string, session = w.leadSession) =>
  `keeper.request_deletion('${session}', '${kind}', '${account}', 'legal', 'Letter')`;
const deletes = (w: World, kind: string, account: string, name: string, session = w.leadSession) =>
  `keeper.delete_permanently('${session}', '${kind}', '${account}', '${name}')`;

const does = (call: string, actor: Actor = 'lead'): [Actor, string] => [actor, `select ${call}`];
const refuses = (code: string, call: string, actor: Actor = 'lead'): [Actor, string] => [
  actor,
  refusedWith(code, `perform ${call}`),
];
/** All steps of a cell have the same time, so the request is made older and the passkey newer than now. */
const confirmed = (w: World) => `update operator_sessions set confirmed_at = now() where operator_id in
  ('${w.lead}', '${w.operator}')`;
const requested = (w: World, kind: string, account: string, minutes = 1, operator = w.lead) =>
  `insert into desk_log (operator_id, account_id, what, actions, reason, note, created_at) values ('${operator}',
    '${account}', 'requested_deletion', '{${kind}}', 'legal', 'Letter', now() - interval '${minutes} minutes')`;
const ready = (kind: string, account: (w: World) => string) => (w: World) =>
  `${confirmed(w)}; ${requested(w, kind, account(w))}`;
const log = (
  w: World,
  account: string,
) => `(select string_agg(concat_ws(' ', what, actions[1], reason, note), ', '
  order by id) from desk_log where account_id = '${account}' and operator_id = '${w.lead}')`;
const notices = `(select string_agg(concat_ws(' ', email, company_name), ', ' order by email) from deletion_notices
  where email <> 'gone@example.org')`;
const lastEmails = `(select count(*)::int from events where name = 'account.deleted_by_lead')`;
const byOperator = (
  w: World,
  action: string,
) => `(select bool_and(operator_id = '${w.lead}' and actor = 'operator')
  from access_log where action = '${action}' and at = now())`;

const emails: Cell[] = [
  calls('sending a reset email', (w) => sends(w.owner), operators, all(strangers, 'not_found')),
  calls('sending an email to someone who does not exist', (w) => sends(w.review), [], {
    ...all(actorsOf('app_desk'), 'not_found'),
  }),
  {
    guarantee: 'operators send verification and reset emails again, with a reason, and it is recorded',
    covers: ['users select', 'events insert', 'desk_log insert'],
    steps: (w) => [
      does(sends(w.owner), 'operator'),
      does(sends(w.unverifiedStudent, 'verification'), 'operator'),
      refuses('already_verified', sends(w.owner, 'verification'), 'operator'),
      refuses('23514', sends(w.owner, 'reset', 'null'), 'operator'),
    ],
    query: (
      w,
    ) => `select (select string_agg(concat_ws(' ', what, reason, note), ', ' order by id) from desk_log
        where operator_id = '${w.operator}') as log,
      (select string_agg(name, ' ' order by name) from events where name in ('user.reset_requested', 'user.verification_requested')
        and subject_id in ('${w.owner}', '${w.unverifiedStudent}') and created_at = now()) as events`,
    expected: {
      log: 'sent_reset support Call, sent_verification support Call',
      events: 'user.reset_requested user.verification_requested',
    },
  },
];

const deletion: Cell[] = [
  calls('requesting a deletion without a passkey', (w) => requests(w, 'person', w.owner), [], {
    ...forLeads,
    lead: 'confirmation_needed',
  }),
  calls('deleting without a request', (w) => deletes(w, 'person', w.owner, 'Olive Owner'), [], {
    ...forLeads,
    lead: 'deletion_not_requested',
  }),
  {
    guarantee:
      'an operator who is no lead deletes nothing, also with a passkey and after a request of a lead',
    covers: ['operators select'],
    setup: ready('person', (w) => w.owner),
    steps: (w) => [
      refuses('forbidden', requests(w, 'person', w.owner, w.operatorSession), 'operator'),
      refuses('forbidden', deletes(w, 'person', w.owner, 'Olive Owner', w.operatorSession), 'operator'),
    ],
    query: (w) => `select full_name, deleted_at from profiles where id = '${w.owner}'`,
    expected: { full_name: 'Olive Owner', deleted_at: null },
  },
  {
    guarantee: 'a request is recorded with its reason, and only for an account that exists',
    covers: ['desk_log insert', 'profiles select', 'members select'],
    setup: confirmed,
    steps: (w) => [
      does(requests(w, 'person', w.owner)),
      does(requests(w, 'company', w.acceptedCompany)),
      refuses('not_found', requests(w, 'company', w.owner)),
      refuses('not_found', requests(w, 'person', w.review)),
    ],
    query: (w) => `select ${log(w, w.owner)} as student, ${log(w, w.acceptedCompany)} as company`,
    expected: {
      student: 'requested_deletion person legal Letter',
      company: 'requested_deletion company legal Letter',
    },
  },
  {
    guarantee: 'the second step needs the passkey after the request, in the same session',
    covers: ['operator_sessions select', 'desk_log select'],
    setup: (w) => `${ready('person', (it) => it.owner)(w)};
      update operator_sessions set confirmed_at = now() - interval '2 minutes' where id = '${w.leadSession}'`,
    steps: (w) => [
      refuses('confirmation_needed', deletes(w, 'person', w.owner, 'Olive Owner')),
      refuses('confirmation_needed', deletes(w, 'person', w.owner, 'Olive Owner', w.operatorSession)),
    ],
    query: (w) => `select deleted_at from profiles where id = '${w.owner}'`,
    expected: { deleted_at: null },
  },
  {
    guarantee: 'the second step needs a request of the same lead, for the same account, within 15 minutes',
    covers: ['desk_log select'],
    setup: (w) => `${confirmed(w)}; ${requested(w, 'person', w.owner, 15)};
      ${requested(w, 'company', w.acceptedCompany)}; ${requested(w, 'person', w.otherStudent, 1, w.operator)}`,
    steps: (w) => [
      refuses('deletion_not_requested', deletes(w, 'person', w.owner, 'Olive Owner')),
      refuses('deletion_not_requested', deletes(w, 'person', w.acceptedCompany, 'Accepted')),
      refuses('deletion_not_requested', deletes(w, 'person', w.otherStudent, 'Other')),
    ],
    query: (w) => `select count(*)::int as deleted from profiles where deleted_at = now()
      and id in ('${w.owner}', '${w.acceptedCompany}', '${w.otherStudent}')`,
    expected: { deleted: 0 },
  },
  {
    guarantee: 'a request for one account does not delete another',
    covers: ['desk_log select'],
    setup: ready('person', (w) => w.owner),
    steps: (w) => [
      refuses('deletion_not_requested', deletes(w, 'person', w.acceptedMember, 'Alma Accepted')),
    ],
    query: (w) => `select deleted_at from profiles where id = '${w.acceptedMember}'`,
    expected: { deleted_at: null },
  },
  {
    guarantee: 'the name has to be typed exactly',
    covers: ['profiles select'],
    setup: ready('person', (w) => w.owner),
    steps: (w) => [
      refuses('name_mismatch', deletes(w, 'person', w.owner, 'olive owner')),
      refuses('name_mismatch', deletes(w, 'person', w.owner, '')),
    ],
    query: (w) => `select deleted_at from profiles where id = '${w.owner}'`,
    expected: { deleted_at: null },
  },
  {
    guarantee: 'deletes a student like the student would, emails them, and the records name the lead',
    covers: ['users delete', 'deletion_notices insert', 'events insert', 'access_log insert'],
    setup: ready('person', (w) => w.owner),
    steps: (w) => [
      does(deletes(w, 'person', w.owner, 'Olive Owner')),
      does(
        `set_config('seen.actor', current_setting('app.actor') || current_setting('app.acting_operator'), true)`,
      ),
      refuses('not_found', deletes(w, 'person', w.owner, 'Olive Owner')),
    ],
    query: (
      w,
    ) => `select full_name, deleted_at = now() as deleted, ${notices} as notices, ${lastEmails} as emails,
      (select count(*)::int from users where id = '${w.owner}') as logins,
      (select count(*)::int from initiative_applications where student_id = '${w.owner}' and status in ('pending', 'accepted')) as open,
      (select count(*)::int from inbox_messages where sender_id = '${w.owner}' and content <> '[deleted with the account]') as words,
      ${byOperator(w, 'account_deleted')} as recorded, current_setting('seen.actor') = '${w.lead}' as restored,
      (select what from desk_log where account_id = '${w.owner}' order by id desc limit 1) as log
      from profiles where id = '${w.owner}'`,
    expected: {
      full_name: null,
      deleted: true,
      notices: 'olive.owner@example.org',
      emails: 1,
      logins: 0,
      open: 0,
      words: 0,
      recorded: true,
      restored: true,
      log: 'deleted_account',
    },
  },
  {
    guarantee: 'deletes one person of a company, and leaves the company alone',
    covers: ['members update', 'users delete'],
    setup: ready('person', (w) => w.acceptedMember),
    steps: (w) => [does(deletes(w, 'person', w.acceptedMember, 'Alma Accepted'))],
    query: (w) => `select (select count(*)::int from users where id = '${w.acceptedMember}') as logins,
      (select left_at = now() from members where person_id = '${w.acceptedMember}') as has_left,
      (select count(*)::int from users where id = '${w.acceptedCompany}') as founder,
      (select company_name from company_profiles where id = '${w.acceptedCompany}') as company,
      (select count(*)::int from events where name = 'team.changed' and subject_id = '${w.acceptedCompany}') as told`,
    expected: { logins: 0, has_left: true, founder: 1, company: 'Accepted Ltd', told: 1 },
  },
  {
    guarantee: 'the last owner of a company is not deleted without the company',
    covers: ['members select'],
    setup: ready('person', (w) => w.acceptedCompany),
    steps: (w) => [refuses('last_owner', deletes(w, 'person', w.acceptedCompany, 'Accepted'))],
    query: (w) =>
      `select count(*)::int as logins, ${notices} as notices from users where id = '${w.acceptedCompany}'`,
    expected: { logins: 1, notices: null },
  },
  {
    guarantee:
      'deletes a company like an owner would: everyone loses access, owners get an email, evidence stays',
    covers: ['company_profiles update', 'members delete', 'initiatives update', 'deletion_notices insert'],
    setup: ready('company', (w) => w.acceptedCompany),
    steps: (w) => [does(deletes(w, 'company', w.acceptedCompany, 'Accepted Ltd'))],
    query: (w) => `select company_name,
      (select count(*)::int from members where company_id = '${w.acceptedCompany}') as members,
      (select count(*)::int from initiatives where company_id = '${w.acceptedCompany}' and deleted_at is null) as initiatives,
      (select count(*)::int from events where name = 'user.lost_access' and created_at = now()) as lost_access,
      (select count(*) > 0 from reports where reported_id = '${w.acceptedCompany}') as evidence,
      ${notices} as notices, ${byOperator(w, 'company_changed')} as recorded
      from company_profiles where id = '${w.acceptedCompany}'`,
    expected: {
      company_name: null,
      members: 0,
      initiatives: 0,
      lost_access: 2,
      evidence: true,
      notices: 'accepted@example.org Accepted Ltd',
      recorded: true,
    },
  },
];

export const deskAccounts: Cell[] = [
  ...emails,
  ...deletion,
  {
    table: 'deletion_notices',
    verb: 'select',
    role: 'app_worker',
    sql: () => 'select email from deletion_notices',
    allowed: ['worker'],
  },
  {
    table: 'deletion_notices',
    verb: 'delete',
    detail: 'after two days',
    role: 'app_worker',
    sql: () => 'delete from deletion_notices',
    allowed: ['worker'],
  },
  {
    guarantee: 'the worker keeps a notice that may not have been sent',
    covers: [],
    setup: () => `update deletion_notices set created_at = now() - interval '47 hours'`,
    steps: () => [['worker', 'delete from deletion_notices']],
    query: () => 'select count(*)::int as notices from deletion_notices',
    expected: { notices: 1 },
  },
];
