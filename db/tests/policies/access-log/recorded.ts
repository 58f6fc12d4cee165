// What the record of access contains after people open profiles, change accounts and work at the desk.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { inConversation, opens as opensReport, reads } from '../reports/desk-steps.ts';

const opens = (w: World) => `select from keeper.open_student('${w.owner}')`;
const handles = (w: World) => `select set_config('seen.handles', coalesce((select concat_ws(' ', username,
  instagram_handle, linkedin_handle) from keeper.open_student('${w.owner}')), 'nothing'), true)`;
/** Everything that was recorded by the steps, which run in one transaction. */
const recorded = `select string_agg(concat_ws(' ', actor, action, array_to_string(details, ',')), '; ' order by number)
  as log from access_log where at = now()`;

const records = (
  guarantee: string,
  steps: (w: World) => [Actor, string][],
  log: string,
  setup?: (w: World) => string,
): Cell => ({
  guarantee,
  covers: ['access_log insert'],
  ...(setup && { setup }),
  steps,
  query: () => recorded,
  expected: { log },
});

const views: Cell[] = [
  {
    guarantee: 'opening a profile is recorded once a day for each person, with who it was',
    covers: ['access_log insert', 'access_log select', 'student_cards select', 'ties select'],
    setup: (w) => `insert into access_log (at, actor, account_id, person_id, action, student_id) values
      (now() - interval '1 day', 'person', '${w.acceptedCompany}', '${w.acceptedCompany}', 'viewed_contacts', '${w.owner}')`,
    steps: (w) => [
      ['accepted company', opens(w)],
      ['accepted company', opens(w)],
      ['accepted member', opens(w)],
      ['pending company', opens(w)],
      ['other company', opens(w)],
    ],
    query: (
      w,
    ) => `select string_agg(concat_ws(' ', action, case account_id when '${w.acceptedCompany}' then 'accepted'
        when '${w.pendingCompany}' then 'pending' end, case person_id when '${w.acceptedMember}' then 'member' end), '; '
        order by number) as log from access_log where at = now() and student_id = '${w.owner}' and actor = 'person'`,
    expected: { log: 'viewed_contacts accepted; viewed_contacts accepted member; viewed_profile pending' },
  },
  {
    guarantee: 'a company that accepted the student sees the handles they share',
    covers: ['student_contacts select', 'shared_contacts select'],
    steps: (w) => [['accepted company', handles(w)]],
    query: () => `select current_setting('seen.handles') as handles`,
    expected: { handles: 'someone' },
  },
  ...(['pending company', 'ended company', 'rejected company'] as const).map((actor): Cell => ({
    guarantee: `the ${actor} sees no handles, even if the student shares them`,
    covers: [],
    setup: (w) => `insert into shared_contacts (student_id, company_id) select '${w.owner}', id from unnest(
      '{${w.pendingCompany},${w.endedCompany},${w.rejectedCompany}}'::uuid[]) id on conflict do nothing`,
    steps: (w) => [[actor, handles(w)]],
    query: () => `select current_setting('seen.handles') as handles`,
    expected: { handles: '' },
  })),
  {
    guarantee:
      'a company sees no handles after the student stops sharing them, and it is recorded as the profile only',
    covers: ['access_log insert'],
    steps: (w) => [
      ['owner', `delete from shared_contacts where company_id = '${w.acceptedCompany}'`],
      ['accepted company', handles(w)],
    ],
    query: (w) => `select current_setting('seen.handles') as handles,
      (select string_agg(action, ' ') from access_log where at = now() and student_id = '${w.owner}') as log`,
    expected: { handles: '', log: 'viewed_profile' },
  },
  {
    guarantee: 'a student sees that an operator opened the account, and why, but not who',
    covers: [],
    steps: (w) => [
      ['operator', `select from keeper.open_account('person', '${w.owner}', 'support', 'They called')`],
      [
        'owner',
        `select set_config('seen.views', (select string_agg(concat_ws(' ', part, reason, company_name, person_name), '; ')
           from keeper.profile_views(null, 1)), true)`,
      ],
    ],
    query: () => `select current_setting('seen.views') as views`,
    expected: { views: 'account support' },
  },
  {
    guarantee:
      'a student sees who opened the profile, newest first and page by page, and operators without a name',
    covers: ['access_log select', 'company_profiles select', 'profiles select'],
    setup: inConversation,
    steps: (w) => [
      ['accepted member', opens(w)],
      ['operator', opensReport(w)],
      ['operator', reads(w)],
      [
        'owner',
        `select set_config('seen.views', (select string_agg(concat_ws(' ', part, company_name, person_name, reason), '; ')
           from keeper.profile_views(null, 10)), true),
         set_config('seen.older', (select string_agg(part, ' ') from keeper.profile_views(
           (select id from keeper.profile_views(null, 1)), 1)), true)`,
      ],
    ],
    query: () => `select current_setting('seen.views') as views, current_setting('seen.older') as older`,
    expected: {
      views: 'messages danger; contacts Accepted Ltd Alma Accepted; application Accepted Ltd Accepted',
      older: 'contacts',
    },
  },
];

const changes: Cell[] = [
  records(
    'changes of a profile are recorded by name, without values',
    () => [
      ['owner', `update profiles set username = 'walker', updated_at = now() where id = app.uid()`],
      [
        'owner',
        `update student_profiles set grade = 11, skills = '{Writing}', updated_at = now() where id = app.uid()`,
      ],
      ['owner', `update student_profiles set grade = 11, updated_at = now() where id = app.uid()`],
      ['owner', `update student_contacts set linkedin_handle = 'olive' where student_id = app.uid()`],
      [
        'unverified student',
        `insert into student_contacts (student_id, school) values (app.uid(), 'Elm High')`,
      ],
      [
        'accepted company',
        `update company_profiles set website = 'https://example.org' where id = app.uid()`,
      ],
    ],
    'person profile_changed username; person profile_changed grade,skills; person contacts_changed linkedin_handle; ' +
      'person contacts_added; person company_changed website',
  ),
  {
    guarantee: 'a change records the account, the person and whom it is about',
    covers: ['access_log insert'],
    steps: (w) => [
      ['accepted company', `update members set role = 'owner' where person_id = '${w.acceptedMember}'`],
      ['accepted member', `update members set left_at = now() where person_id = '${w.acceptedCompany}'`],
    ],
    query: (w) => `select string_agg(concat_ws(' ', action, array_to_string(details, ','),
        case person_id when '${w.acceptedMember}' then 'by member' else 'by founder' end,
        case subject_id when '${w.acceptedMember}' then 'about member' else 'about founder' end,
        account_id = '${w.acceptedCompany}'), '; ' order by number) as log
      from access_log where at = now() and action ~ 'role|team'`,
    expected: {
      log: 'role_changed owner by founder about member t; team_left owner by member about founder t',
    },
  },
  records(
    'sign-up, a new password and a verified email are recorded',
    (w) => [
      [
        'auth for anonymous',
        `insert into users (id, email, password_hash) values ('${w.newStudent}', 'new@example.org', 'x')`,
      ],
      ['auth for owner', `update users set password_hash = 'y' where id = '${w.owner}'`],
      ['auth for anonymous', `update users set email_verified_at = now() where id = '${w.newStudent}'`],
      ['auth for owner', `update users set is_new_signup = 'false' where id = '${w.owner}'`],
    ],
    'visitor account_created; person account_changed password_hash; visitor account_changed email_verified_at',
  ),
  {
    guarantee: 'sharing is recorded with the student and the company, whoever ends it',
    covers: ['access_log insert'],
    steps: (w) => [
      [
        'owner',
        `insert into shared_contacts (student_id, company_id) values (app.uid(), '${w.rejectedCompany}')
        on conflict do nothing`,
      ],
      ['owner', `delete from shared_contacts where company_id = '${w.rejectedCompany}'`],
      [
        'owner',
        `insert into shared_contacts (student_id, company_id) values (app.uid(), '${w.rejectedCompany}')`,
      ],
      [
        'accepted company',
        `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`,
      ],
    ],
    query: (
      w,
    ) => `select string_agg(concat_ws(' ', action, case person_id when '${w.owner}' then 'by student' end,
        subject_id = '${w.owner}', details in (array['${w.rejectedCompany}'], array['${w.acceptedCompany}'])), '; '
        order by number) as log from access_log where at = now() and action ~ 'sharing'`,
    expected: {
      log: 'sharing_stopped by student t t; sharing_started by student t t; sharing_stopped t t',
    },
  },
  records(
    'an invitation and who joins a team are recorded',
    (w) => [
      [
        'accepted company',
        `insert into invitations (company_id, email, role) values (app.uid(), 'new.hire@example.org', 'member')`,
      ],
      [
        'auth for anonymous',
        `select keeper.join_team(id, version, '${w.invitedPerson}') from invitations
         where email = (select email from users where id = '${w.invitedPerson}')`,
      ],
    ],
    'person person_invited member; visitor team_joined member',
  ),
  {
    guarantee: "the worker's deletions are recorded as its own",
    covers: ['access_log insert'],
    setup: (w) =>
      `update profiles set left_company_at = now() - interval '31 days' where id = '${w.acceptedFormer}'`,
    steps: () => [['worker', `select keeper.delete_people_without_company(30, 10)`]],
    query: (
      w,
    ) => `select string_agg(distinct actor || ' ' || action, '; ') as log, count(account_id)::int as accounts
      from access_log where at = now() and action = 'account_deleted' and subject_id = '${w.acceptedFormer}'`,
    expected: { log: 'worker account_deleted', accounts: 0 },
  },
  {
    guarantee: 'deleting an account is recorded, and what it opened stays without a name',
    covers: ['access_log insert'],
    steps: () => [['auth for owner', 'select keeper.delete_account()']],
    query: (
      w,
    ) => `select (select count(*)::int from access_log where at = now() and action = 'account_deleted'
        and subject_id = '${w.owner}') as deleted,
      (select count(*)::int from access_log where student_id = '${w.owner}') as views,
      (select string_agg(distinct full_name, ' ') from profiles where id = '${w.owner}') as name`,
    expected: { deleted: 1, views: 1, name: null },
  },
];

const desk: Cell[] = [
  records(
    'what operators do about their own sign-in is recorded, and what administrators do',
    (w) => [
      [
        'operator',
        `insert into operator_sessions (operator_id, token_hash, expires_at) values (app.uid(), repeat('z', 43), now())`,
      ],
      ['operator', `delete from operator_sessions where token_hash = repeat('z', 43)`],
      [
        'operator',
        `insert into operator_passkeys (operator_id, name, credential_id, public_key) values (app.uid(), 'new', 'new', 'k')`,
      ],
      ['operator', `delete from operator_passkeys where id = '${w.passkey}'`],
      ['operator', 'delete from operator_recovery_codes'],
      ['operator', `update operators set password_hash = 'z' where id = app.uid()`],
    ],
    'administrator operator_created lead; operator operator_signed_in; operator operator_session_ended; ' +
      'operator passkey_added; operator passkey_removed; operator recovery_code_removed; ' +
      'operator operator_changed password_hash',
    () => `insert into operators (email, name, role) values ('lead@desk.example', 'Lead', 'lead')`,
  ),
  {
    guarantee:
      'what operators do about reports is in both logs, and names the student only if they read the conversation',
    covers: ['access_log insert', 'reports select', 'conversations select'],
    setup: inConversation,
    steps: (w) => [
      ['operator', opensReport(w)],
      ['operator', reads(w)],
    ],
    query: (w) => `select string_agg(concat_ws(' ', l.action, l.reason, l.student_id = '${w.owner}',
        l.operator_id = '${w.operator}', l.subject_id = d.report_id), '; ' order by l.number) as log
      from access_log l join desk_log d on d.id = l.desk_log_id where l.at = now()`,
    expected: { log: 'desk_opened t t; desk_read_conversation danger t t t' },
  },
  {
    guarantee:
      'the worker finds rows of desk_log that were changed, added or removed; nobody else learns about them',
    covers: ['access_log select', 'desk_log select'],
    setup: (
      w,
    ) => `insert into desk_log (operator_id, report_id, what) values ('${w.operator}', '${w.report}', 'opened'),
        ('${w.operator}', '${w.report}', 'released');
      set local session_replication_role = replica;
      insert into desk_log (operator_id, report_id, what) values ('${w.operator}', '${w.report}', 'closed');
      set local session_replication_role = origin;
      update desk_log set note = 'changed' where what = 'opened';
      delete from desk_log where what = 'released'`,
    steps: () =>
      (['worker', 'worker for owner'] as const).map((actor) => [
        actor,
        `select set_config('seen.${actor.replaceAll(' ', '_')}', (select concat_ws(' ', changed, added, removed)
           from keeper.altered_desk_log()), true)`,
      ]),
    query: () => `select current_setting('seen.worker') as worker,
      current_setting('seen.worker_for_owner') as other`,
    expected: { worker: '1 1 1', other: '0 0 0' },
  },
];

export const recordedAccess: Cell[] = [...views, ...changes, ...desk];
