// A deleted account, by what is left of it and of its ties. The companies' side is tried by the accepted one.
import type { Actor } from '../actors.ts';
import type { Cell } from '../matrix.ts';
import type { World } from '../world.ts';
import { refusedWith } from '../refused-with.ts';

const studentGoes = (): [Actor, string] => ['auth for owner', 'select keeper.delete_account()'];
/** In the other account's name. */
const companyGoes = (w: World): [Actor, string] => [
  'auth for owner',
  `select set_config('app.actor', '${w.acceptedCompany}', true); select keeper.delete_account()`,
];

export const sessionDeletion: Cell[] = [
  {
    table: 'users',
    verb: 'call',
    tries: 'deleting the own account',
    role: 'app_auth',
    sql: () => `select from keeper.delete_account() as gone where gone`,
    works: ['auth for owner'],
  },
  {
    table: 'users',
    verb: 'call',
    tries: 'deleting it past app_auth, without a password',
    sql: () => `select keeper.delete_account()`,
    works: [],
    noPrivilege: true,
  },
  {
    guarantee: 'a second deletion changes nothing',
    keeps: [],
    steps: () => [
      studentGoes(),
      ['auth for owner', `select set_config('seen.again', keeper.delete_account()::text, true)`],
    ],
    look: (w) => `select current_setting('seen.again') as again,
      (select count(*)::int from events where name = 'user.deleted' and subject_id = '${w.owner}') as told`,
    shows: { again: 'false', told: 1 },
  },
  {
    guarantee: 'address, sessions, name and username go with an account',
    keeps: ['users delete', 'profiles update', 'profiles select', 'events insert'],
    steps: () => [studentGoes()],
    look: (w) => `select full_name, username, photo_url, deleted_at is not null as deleted,
      (select count(*)::int from users where id = '${w.owner}') as users,
      (select count(*)::int from sessions where user_id = '${w.owner}') as sessions
      from profiles where id = '${w.owner}'`,
    shows: { full_name: null, username: null, photo_url: null, deleted: true, users: 0, sessions: 0 },
  },
  {
    guarantee: "a student's profile, contacts and notifications go with the account, nobody else's do",
    keeps: [
      'student_profiles update',
      'student_profiles select',
      'notifications delete',
      'notifications select',
    ],
    steps: () => [
      ['owner', `update student_profiles set grade = 11, skills = '{Writing}' where id = app.uid()`],
      studentGoes(),
    ],
    look: (w) => `select grade, skills,
      (select count(*)::int from student_contacts where student_id = '${w.owner}') as contacts,
      (select count(*)::int from student_welcomes where student_id = '${w.owner}') as welcomes,
      (select count(*)::int from bookmarks where student_id = '${w.owner}') as bookmarks,
      (select count(*)::int from bookmarks where student_id = '${w.otherStudent}') as other_bookmarks,
      (select count(*)::int from student_welcomes where student_id = '${w.otherStudent}') as other_welcomes,
      (select count(*)::int from notifications where user_id = '${w.owner}') as notifications,
      (select count(*)::int from notification_preferences where user_id = '${w.owner}') as preferences,
      (select count(*)::int from student_contacts where student_id = '${w.otherStudent}') as other_contacts,
      (select count(*)::int from notifications where user_id = '${w.otherStudent}') as other_notifications
      from student_profiles where id = '${w.owner}'`,
    shows: {
      grade: null,
      skills: [],
      contacts: 0,
      welcomes: 0,
      bookmarks: 0,
      other_bookmarks: 2,
      other_welcomes: 1,
      notifications: 0,
      preferences: 0,
      other_contacts: 1,
      other_notifications: 1,
    },
  },
  {
    guarantee:
      'a deleted student has withdrawn what was pending and left what was accepted; the companies are told',
    keeps: ['initiative_applications update', 'events insert', 'ties update'],
    steps: () => [studentGoes()],
    look: (w) => `select
      (select jsonb_object_agg(company_id, status) = jsonb_build_object('${w.pendingCompany}', 'withdrawn',
        '${w.acceptedCompany}', 'ended', '${w.rejectedCompany}', 'rejected', '${w.endedCompany}', 'ended',
        '${w.withdrawnCompany}', 'withdrawn', '${w.leftCompany}', 'completed') from initiative_applications where student_id = '${w.owner}') as applications,
      (select jsonb_object_agg(company_id, stage) = jsonb_build_object('${w.pendingCompany}', 'withdrawn',
        '${w.acceptedCompany}', 'closed', '${w.rejectedCompany}', 'closed', '${w.endedCompany}', 'closed',
        '${w.withdrawnCompany}', 'withdrawn', '${w.leftCompany}', 'closed') from ties where student_id = '${w.owner}') as ties,
      (select array_agg(name order by name) from events where actor_id = '${w.owner}') as events`,
    shows: {
      applications: true,
      ties: true,
      events: ['application.ended', 'application.withdrawn', 'file.removed', 'user.deleted'],
    },
  },
  {
    guarantee: "a student's own words to a company go with the account; work, feedback and messages stay",
    keeps: ['status_changes update', 'status_changes select'],
    steps: () => [studentGoes()],
    look: (w) => `select
      (select count(note)::int from initiative_applications where student_id = '${w.owner}') as notes,
      (select count(note)::int from status_changes where student_id = '${w.owner}' and subject = 'application') as history,
      (select content || ': ' || feedback from task_submissions where id = '${w.approvedWork}') as work,
      (select count(*)::int from inbox_messages where conversation_id = '${w.talk}') as messages`,
    shows: { notes: 0, history: 0, work: 'Ten answers: Fine', messages: 3 },
  },
  {
    guarantee: 'files of a deleted account are marked for the worker, unless they were handed in',
    keeps: ['files update', 'files select'],
    steps: () => [studentGoes()],
    look: (w) => `select
      (select removed_at is not null from files where id = '${w.keptFile}') as kept,
      (select removed_at is null and original_name = 'work.pdf' from files where id = '${w.handedFile}') as handed,
      (select removed_at is null from files where id = '${w.otherFile}') as other`,
    shows: { kept: true, handed: true, other: true },
  },
  {
    guarantee: 'what was marked for the worker is read by nobody',
    keeps: [],
    steps: (w) => [
      studentGoes(),
      [
        'owner',
        `select set_config('seen.files', (select count(*) from files where id in ('${w.keptFile}', '${w.handedFile}'))::text, true)`,
      ],
    ],
    look: () => `select current_setting('seen.files') as files`,
    shows: { files: '1' },
  },
  {
    guarantee: "a company's cards of a deleted student are empty, whatever it had frozen",
    keeps: ['student_cards update', 'student_cards select'],
    steps: (w) => [
      ['owner', `update student_profiles set grade = 11 where id = app.uid()`],
      studentGoes(),
      [
        'accepted company',
        `select set_config('seen.rows', (select count(*) || ' ' || count(full_name) || ' ' || count(grade) from student_cards where student_id = '${w.owner}'), true)`,
      ],
      [
        'rejected company',
        `select set_config('seen.rejected', (select count(*) || ' ' || count(full_name) from student_cards where student_id = '${w.owner}'), true)`,
      ],
      [
        'pending company',
        `select set_config('seen.pending', (select count(*) from student_cards where student_id = '${w.owner}')::text, true)`,
      ],
    ],
    look: (w) =>
      `select current_setting('seen.rows') as accepted, current_setting('seen.rejected') as rejected,
        current_setting('seen.pending') as withdrawn,
        (select count(*)::int from initiative_applications where student_id = '${w.owner}' and student_name <> '') as named`,
    shows: { accepted: '1 0 0', rejected: '1 0', withdrawn: '0', named: 0 },
  },
  ...(
    [
      [
        'a name',
        `update profiles set full_name = 'Back again' where id = app.uid()`,
        'profiles where full_name',
      ],
      [
        'a profile',
        `update student_profiles set grade = 9 where id = app.uid()`,
        'student_profiles where grade',
      ],
    ] as const
  ).map(([what, sql, from]): Cell => ({
    guarantee: `a token that outlives its account gives it no ${what.slice(2)} back`,
    keeps: [],
    steps: () => [studentGoes(), ['owner', sql]],
    look: (w) => `select count(*)::int from ${from} is not null and id = '${w.owner}'`,
    shows: { count: 0 },
  })),
  {
    guarantee: 'a token that outlives its account gives a company no mission back',
    keeps: [],
    steps: (w) => [
      companyGoes(w),
      ['accepted company', `update company_profiles set mission = 'Back again' where id = app.uid()`],
    ],
    look: (w) => `select mission from company_profiles where id = '${w.acceptedCompany}'`,
    shows: { mission: null },
  },
  ...(
    [
      [
        'student_contacts',
        `insert into student_contacts (student_id, school) values (app.uid(), 'Elm High')`,
      ],
      [
        'files',
        `insert into files (owner_id, purpose, original_name, media_type, byte_size, object_key)
          values (app.uid(), 'photo', 'me.png', 'image/png', 1, 'late')`,
      ],
    ] as const
  ).map(([table, sql]): Cell => stays('owner', studentGoes, table, sql)),
  ...(
    [
      ['initiatives', `insert into initiatives (company_id, name) values (app.uid(), 'Late')`],
      ['initiative_drafts', `insert into initiative_drafts (company_id, content) values (app.uid(), '{}')`],
    ] as const
  ).map(([table, sql]): Cell => stays('accepted company', companyGoes, table, sql)),
  {
    guarantee: 'nobody writes into a conversation with a deleted account',
    keeps: ['ties select'],
    steps: (w) => [
      studentGoes(),
      [
        'accepted company',
        refusedWith(
          'conversation_closed',
          `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
           values ('${w.talk}', gen_random_uuid(), '${w.owner}', '${w.acceptedCompany}', app.uid(), 'Still there?')`,
        ),
      ],
    ],
    look: (w) => `select count(*)::int from inbox_messages where conversation_id = '${w.talk}'`,
    shows: { count: 3 },
  },
  {
    guarantee: 'nobody opens a conversation with a deleted account',
    keeps: [],
    steps: (w) => [
      studentGoes(),
      [
        'accepted company',
        refusedWith(
          '42501',
          `insert into conversations (student_id, company_id, initiative_id)
           values ('${w.owner}', '${w.acceptedCompany}', '${w.gone}')`,
        ),
      ],
    ],
    look: (w) => `select count(*)::int from conversations where initiative_id = '${w.gone}'`,
    shows: { count: 0 },
  },
  {
    guarantee:
      "a deleted company's token reads no contacts and no cards, and leaving does not reopen the tie",
    keeps: ['student_cards delete'],
    steps: (w) => [
      companyGoes(w),
      ['owner', `update initiative_applications set left_at = now() where id = '${w.goneApplication}'`],
      [
        'accepted company',
        `select set_config('seen.shared', (select count(*) from student_contacts) || ' ' ||
           (select count(*) from student_cards), true)`,
      ],
    ],
    look: (w) => `select current_setting('seen.shared') as shared, stage
      from ties where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    shows: { shared: '0 0', stage: 'closed' },
  },
  {
    guarantee:
      "a deleted company's initiatives are deleted, drafts and counters are gone, its profile is empty",
    keeps: [
      'company_profiles update',
      'company_onboarding_requirements delete',
      'company_answers delete',
      'company_terms delete',
      'initiatives update',
    ],
    steps: (w) => [companyGoes(w)],
    look: (w) => `select company_name, industry, open_initiatives,
      (select count(*)::int from initiatives where company_id = '${w.acceptedCompany}' and deleted_at is null) as initiatives,
      (select count(*)::int from initiative_drafts where company_id = '${w.acceptedCompany}') as drafts,
      (select count(*)::int from company_onboarding_requirements where company_id = '${w.acceptedCompany}') as counters,
      (select count(*)::int from company_answers where company_id = '${w.acceptedCompany}') as answers,
      (select count(*)::int from company_terms where company_id = '${w.acceptedCompany}') as terms,
      (select count(*)::int from initiative_drafts where company_id = '${w.otherCompany}') as other_drafts,
      (select count(*)::int from events where name = 'initiative.deleted' and actor_id = '${w.acceptedCompany}') as told
      from company_profiles where id = '${w.acceptedCompany}'`,
    shows: {
      company_name: null,
      industry: [],
      open_initiatives: 0,
      initiatives: 0,
      drafts: 0,
      counters: 0,
      answers: 0,
      terms: 0,
      other_drafts: 1,
      told: 4,
    },
  },
  {
    guarantee:
      'students keep what they did for a deleted company: application, initiative, tasks, work, the row itself',
    keeps: [],
    steps: (w) => [
      companyGoes(w),
      [
        'owner',
        `select set_config('seen.history', (select a.status || ' ' || i.name || ' ' || count(distinct t.id) || ' ' ||
            count(distinct s.id) || ' ' || count(distinct c.id) from initiative_applications a
          join initiatives i on i.id = a.initiative_id join tasks t on t.initiative_id = i.id
          join task_submissions s on s.application_id = a.id join company_profiles c on c.id = a.company_id
          where a.id = '${w.acceptedApplication}' group by a.status, i.name), true)`,
      ],
      [
        'other company',
        `select set_config('seen.stranger', (select count(*) from company_profiles where id = '${w.acceptedCompany}')::text, true)`,
      ],
    ],
    look: () =>
      `select current_setting('seen.history') as history, current_setting('seen.stranger') as stranger`,
    shows: { history: 'ended Neighborhood survey 4 3 1', stranger: '0' },
  },
];

/** Refused by a policy, so that the table has as many rows as before. */
function stays(actor: Actor, goes: (w: World) => [Actor, string], table: string, sql: string): Cell {
  return {
    guarantee: `a token that outlives its account adds nothing to ${table}`,
    keeps: [],
    steps: (w) => [goes(w), [actor, refusedWith('42501', sql)]],
    look: () => `select true as refused`,
    shows: { refused: true },
  };
}
