// Account deletion: what remains of a student or a company.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { deleteCompany, deleteStudent } from './delete-account.ts';

/** A company's report about work with a file, closed long enough ago for the worker to delete it. */
const reportedLongAgo = (
  w: World,
) => `insert into reports (reporter_id, person_id, subject, subject_id, reason,
    reported_id, snapshot, status, outcome, closed_at)
  values ('${w.acceptedCompany}', '${w.acceptedCompany}', 'submission', '${w.newestWork}', 'other', '${w.owner}',
    '{"file_id": "${w.submittedFile}"}', 'closed', 'action', now() - interval '2 years')`;
const countFile = (when: 'before' | 'after', id: string) =>
  `select set_config('seen.${when}', (select count(*) from files where id = '${id}')::text, true)`;
const deleteOldReports: [Actor, string] = ['worker', `delete from reports where subject = 'submission'`];

export const deletion: Cell[] = [
  {
    table: 'users',
    verb: 'call',
    detail: 'deleting the own account',
    role: 'app_auth',
    sql: () => `select from keeper.delete_account() as gone where gone`,
    allowed: ['auth for owner'],
  },
  {
    table: 'users',
    verb: 'call',
    detail: 'deleting it as app_api, without a password check',
    sql: () => `select keeper.delete_account()`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'a second deletion changes nothing',
    covers: [],
    steps: () => [
      deleteStudent(),
      ['auth for owner', `select set_config('seen.again', keeper.delete_account()::text, true)`],
    ],
    query: (w) => `select current_setting('seen.again') as again,
      (select count(*)::int from events where name = 'user.deleted' and subject_id = '${w.owner}') as recorded`,
    expected: { again: 'false', recorded: 1 },
  },
  {
    guarantee: 'deleting an account deletes email, sessions, name and username',
    covers: ['users delete', 'profiles update', 'profiles select', 'events insert'],
    steps: () => [deleteStudent()],
    query: (w) => `select full_name, username, photo_url, deleted_at is not null as deleted,
      (select count(*)::int from users where id = '${w.owner}') as users,
      (select count(*)::int from sessions where user_id = '${w.owner}') as sessions
      from profiles where id = '${w.owner}'`,
    expected: { full_name: null, username: null, photo_url: null, deleted: true, users: 0, sessions: 0 },
  },
  {
    guarantee: "deleting a student deletes their profile, contacts and notifications, and no one else's",
    covers: [
      'student_profiles update',
      'student_profiles select',
      'notifications delete',
      'notifications select',
    ],
    steps: () => [
      ['owner', `update student_profiles set grade = 11, skills = '{Writing}' where id = app.uid()`],
      deleteStudent(),
    ],
    query: (w) => `select grade, skills,
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
    expected: {
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
      'deleting a student withdraws pending applications, ends accepted ones and records events for the companies',
    covers: ['initiative_applications update', 'events insert', 'ties update'],
    steps: () => [deleteStudent()],
    query: (w) => `select
      (select jsonb_object_agg(company_id, status) = jsonb_build_object('${w.pendingCompany}', 'withdrawn',
        '${w.acceptedCompany}', 'ended', '${w.rejectedCompany}', 'rejected', '${w.endedCompany}', 'ended',
        '${w.withdrawnCompany}', 'withdrawn', '${w.leftCompany}', 'completed') from initiative_applications where student_id = '${w.owner}') as applications,
      (select jsonb_object_agg(company_id, stage) = jsonb_build_object('${w.pendingCompany}', 'withdrawn',
        '${w.acceptedCompany}', 'closed', '${w.rejectedCompany}', 'closed', '${w.endedCompany}', 'closed',
        '${w.withdrawnCompany}', 'withdrawn', '${w.leftCompany}', 'closed') from ties where student_id = '${w.owner}') as ties,
      (select array_agg(name order by name) from events where actor_id = '${w.owner}') as events`,
    expected: {
      applications: true,
      ties: true,
      events: ['application.ended', 'application.withdrawn', 'file.removed', 'user.deleted'],
    },
  },
  {
    guarantee: 'deleting a student deletes application notes and what the student wrote; feedback stays',
    covers: [
      'status_changes update',
      'status_changes select',
      'task_submissions update',
      'inbox_messages update',
      'conversations update',
    ],
    steps: () => [deleteStudent()],
    query: (w) => `select
      (select count(note)::int from initiative_applications where student_id = '${w.owner}') as notes,
      (select count(note)::int from status_changes where student_id = '${w.owner}' and subject = 'application') as history,
      (select content || ': ' || feedback from task_submissions where id = '${w.approvedWork}') as work,
      (select content from task_submissions where id = '${w.newestWork}' and submission_type = 'text') as uploaded,
      (select content from task_submissions where id = '${w.otherWork}') as other_work,
      (select array_agg(distinct content) from inbox_messages
        where conversation_id = '${w.conversation}' and sender_id = '${w.owner}') as messages,
      (select count(*)::int from inbox_messages
        where conversation_id = '${w.conversation}' and sender_id = '${w.owner}' and subject is not null) as subjects,
      (select count(*)::int from inbox_messages where content = '[deleted with the account]'
        and sender_id <> '${w.owner}') as other_messages,
      (select count(*)::int from conversations
        where student_id = '${w.owner}' and last_sender_id = '${w.owner}' and last_preview <> '[deleted with the account]')
        as previews,
      (select count(*)::int from conversations where last_preview = '[deleted with the account]'
        and (student_id <> '${w.owner}' or last_sender_id <> '${w.owner}')) as other_previews`,
    expected: {
      notes: 0,
      history: 0,
      work: '[deleted with the account]: Fine',
      uploaded: '[deleted with the account]',
      other_work: 'From someone else',
      messages: ['[deleted with the account]'],
      subjects: 0,
      other_messages: 0,
      previews: 0,
      other_previews: 0,
    },
  },
  {
    guarantee: 'deleting a student marks their files for the worker',
    covers: ['files update', 'files select'],
    steps: () => [deleteStudent()],
    query: (w) => `select
      (select removed_at is not null from files where id = '${w.readyFile}') as unsubmitted,
      (select removed_at is not null and original_name = 'work.pdf' from files where id = '${w.submittedFile}')
        as submitted,
      (select removed_at is null from files where id = '${w.otherFile}') as other`,
    expected: { unsubmitted: true, submitted: true, other: true },
  },
  {
    guarantee: 'the file of a reported submission stays as evidence',
    covers: ['files update', 'reports select'],
    setup: reportedLongAgo,
    steps: () => [deleteStudent()],
    query: (w) => `select removed_at is null and original_name = 'work.pdf' as kept from files
      where id = '${w.submittedFile}'`,
    expected: { kept: true },
  },
  {
    guarantee: 'a company can no longer read the file that is evidence once the student is deleted',
    covers: ['files update'],
    setup: reportedLongAgo,
    steps: (w) => [
      ['accepted company', countFile('before', w.submittedFile)],
      deleteStudent(),
      ['accepted company', countFile('after', w.submittedFile)],
    ],
    query: () => `select current_setting('seen.before') as before, current_setting('seen.after') as after`,
    expected: { before: '1', after: '0' },
  },
  {
    guarantee: 'the file of a deleted student is deleted with the report that kept it',
    covers: ['files update', 'profiles select'],
    setup: reportedLongAgo,
    steps: () => [deleteStudent(), deleteOldReports],
    query: (w) => `select removed_at is not null as removed from files where id = '${w.submittedFile}'`,
    expected: { removed: true },
  },
  {
    guarantee: "deleting a report doesn't delete the file of a student who has an account",
    covers: [],
    setup: reportedLongAgo,
    steps: () => [deleteOldReports],
    query: (w) => `select removed_at is null as kept from files where id = '${w.submittedFile}'`,
    expected: { kept: true },
  },
  {
    guarantee: 'no one can read files that are marked for the worker',
    covers: [],
    steps: (w) => [
      deleteStudent(),
      [
        'owner',
        `select set_config('seen.files', (select count(*) from files where id in ('${w.readyFile}', '${w.submittedFile}'))::text, true)`,
      ],
    ],
    query: () => `select current_setting('seen.files') as files`,
    expected: { files: '0' },
  },
  {
    guarantee: "deleting a student clears the companies' cards, even frozen ones",
    covers: ['student_cards update', 'student_cards select'],
    steps: (w) => [
      ['owner', `update student_profiles set grade = 11 where id = app.uid()`],
      deleteStudent(),
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
    query: (w) =>
      `select current_setting('seen.rows') as accepted, current_setting('seen.rejected') as rejected,
        current_setting('seen.pending') as withdrawn,
        (select count(*)::int from initiative_applications where student_id = '${w.owner}' and student_name <> '') as named`,
    expected: { accepted: '1 0 0', rejected: '1 0', withdrawn: '0', named: 0 },
  },
  {
    guarantee: 'deleting a company deletes its initiatives, drafts and counters and clears its profile',
    covers: [
      'company_profiles update',
      'company_onboarding_requirements delete',
      'company_answers delete',
      'company_terms delete',
      'initiatives update',
    ],
    steps: (w) => [deleteCompany(w)],
    query: (w) => `select company_name, industry, open_initiatives,
      (select count(*)::int from initiatives where company_id = '${w.acceptedCompany}' and deleted_at is null) as initiatives,
      (select count(*)::int from initiative_drafts where company_id = '${w.acceptedCompany}') as drafts,
      (select count(*)::int from company_onboarding_requirements where company_id = '${w.acceptedCompany}') as counters,
      (select count(*)::int from company_answers where company_id = '${w.acceptedCompany}') as answers,
      (select count(*)::int from company_terms where company_id = '${w.acceptedCompany}') as terms,
      (select count(*)::int from initiative_drafts where company_id = '${w.otherCompany}') as other_drafts,
      (select count(*)::int from events where name = 'initiative.deleted' and actor_id = '${w.acceptedCompany}') as recorded
      from company_profiles where id = '${w.acceptedCompany}'`,
    expected: {
      company_name: null,
      industry: [],
      open_initiatives: 0,
      initiatives: 0,
      drafts: 0,
      counters: 0,
      answers: 0,
      terms: 0,
      other_drafts: 1,
      recorded: 4,
    },
  },
  {
    guarantee: "deleting a company keeps the students' applications, initiatives, tasks and submissions",
    covers: [],
    steps: (w) => [
      deleteCompany(w),
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
        `select set_config('seen.other', (select count(*) from company_profiles where id = '${w.acceptedCompany}')::text, true)`,
      ],
    ],
    query: () =>
      `select current_setting('seen.history') as history, current_setting('seen.other') as other_company`,
    expected: { history: 'ended Neighborhood survey 4 3 1', other_company: '0' },
  },
];
