// What students see of an initiative that is over for them and of a company they blocked, after the company changed it.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { hoursAgo } from '../guardians/guardian-link.ts';
import { report } from '../reports/send-report.ts';
import { block } from './block.ts';

const rename = (initiative: string) => `update initiatives set name = 'Call me' where id = '${initiative}'`;

const seen = (name: string, sql: string) =>
  `select set_config('seen.${name}', coalesce((${sql}), 'none'), true)`;
const nameOf = (initiative: string) =>
  `select coalesce((select initiative_was from initiative_applications where student_id = app.uid()
    and initiative_id = i.id), name) from initiatives i where id = '${initiative}'`;

const hidesImages = (company: string) =>
  `select case when app.names_of_blocked() ? '${company}' then 'hidden' else 'shown' end`;

type Applied = 'accepted' | 'pending' | 'rejected' | 'ended' | 'left' | 'withdrawn';

/** The owner takes steps, the company renames the initiative, and the owner looks at it. */
const sees = (
  guarantee: string,
  which: Applied,
  steps: (w: World) => [Actor, string][],
  expected: string,
): Cell => ({
  guarantee,
  covers: ['initiative_applications select'],
  steps: (w) => [
    ...steps(w),
    [`${which} company`, rename(w[`${which}Initiative`])],
    ['owner', seen('name', nameOf(w[`${which}Initiative`]))],
  ],
  query: () => `select current_setting('seen.name') as name`,
  expected: { name: expected },
});

const end = (w: World) =>
  `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`;

export const namesInHistory: Cell[] = [
  sees('a student who works on an initiative sees its new name', 'accepted', () => [], 'Call me'),
  sees('a student who applied sees the new name', 'pending', () => [], 'Call me'),
  sees('a student who left keeps the name', 'accepted', (w) => [['owner', end(w)]], 'Neighborhood survey'),
  sees('a student who completed it and left keeps the name', 'left', () => [], 'Left one'),
  sees('a student whose work the company ended keeps the name', 'ended', () => [], 'Ended one'),
  sees('a rejected student keeps the name', 'rejected', () => [], 'Rejected one'),
  sees('a student who withdrew keeps the name', 'withdrawn', () => [], 'Withdrawn one'),
  sees(
    'a student who applies again sees the new name',
    'withdrawn',
    (w) => [
      [
        'owner',
        `update initiative_applications set status = 'pending' where id = '${w.withdrawnApplication}'`,
      ],
    ],
    'Call me',
  ),
  sees(
    'a student who blocks the company keeps the name',
    'pending',
    (w) => [['owner', block(w.pendingCompany)]],
    'Pending one',
  ),
  sees(
    'leaving later keeps the name from the time of the decision',
    'rejected',
    (w) => [
      ['rejected company', `update initiatives set name = 'Write me' where id = '${w.rejectedInitiative}'`],
      ['owner', `update initiative_applications set left_at = now() where id = '${w.rejectedApplication}'`],
    ],
    'Rejected one',
  ),
  {
    guarantee: 'the company and other students see the new name',
    covers: [],
    steps: (w) => [
      ['owner', end(w)],
      ['accepted company', rename(w.acceptedInitiative)],
      ['accepted company', seen('company', nameOf(w.acceptedInitiative))],
      ['other student', seen('other', nameOf(w.acceptedInitiative))],
    ],
    query: () => `select current_setting('seen.company') as company, current_setting('seen.other') as other`,
    expected: { company: 'Call me', other: 'Call me' },
  },
  {
    guarantee: "a student who blocks a company doesn't see its images until they unblock it; others do",
    covers: ['blocks select'],
    steps: (w) => {
      const image = (name: string) => seen(name, hidesImages(w.acceptedCompany));
      return [
        ['owner', image('before')],
        ['owner', block(w.acceptedCompany)],
        ['owner', image('blocked')],
        ['owner', seen('other', hidesImages(w.otherCompany))],
        ['other student', image('student')],
        ['accepted company', image('company')],
        ['owner', `delete from blocks where company_id = '${w.acceptedCompany}'`],
        ['owner', image('after')],
      ];
    },
    query: () =>
      `select ${['before', 'blocked', 'other', 'student', 'company', 'after']
        .map((name) => `current_setting('seen.${name}') as ${name === 'other' ? 'another' : name}`)
        .join(', ')}`,
    expected: {
      before: 'shown',
      blocked: 'hidden',
      another: 'shown',
      student: 'shown',
      company: 'shown',
      after: 'shown',
    },
  },
  {
    guarantee:
      "the list of looks shows a blocked company's name from before, without its logo and the person",
    covers: ['blocks select'],
    setup: (w) => `delete from access_log;
      insert into access_log (actor, account_id, person_id, action, student_id) values
        ('person', '${w.acceptedCompany}', '${w.acceptedMember}', 'viewed_profile', '${w.owner}'),
        ('person', '${w.pendingCompany}', '${w.pendingCompany}', 'viewed_profile', '${w.owner}');
      set local session_replication_role = replica;
      update company_profiles set logo_url = '/media/logo.webp' where id in ('${w.acceptedCompany}', '${w.pendingCompany}');
      insert into blocks (student_id, company_id, company_was) values ('${w.owner}', '${w.acceptedCompany}', 'Before'),
        ('${w.otherStudent}', '${w.pendingCompany}', 'Other');
      set local session_replication_role = origin`,
    steps: () => [
      [
        'owner',
        seen(
          'views',
          `select string_agg(concat_ws(' ', company_name, logo_url, person_name), ', ') from keeper.profile_views(null, 5)`,
        ),
      ],
    ],
    query: () => `select current_setting('seen.views') as views`,
    expected: { views: 'Pending Ltd /media/logo.webp Pending, Before' },
  },
  {
    guarantee: 'a student who blocks a company keeps its name until they unblock it; others see the new one',
    covers: ['blocks select', 'company_profiles select'],
    setup: (w) => `update company_profiles set company_name = 'Before' where id = '${w.acceptedCompany}'`,
    steps: (w) => {
      const company = `select coalesce(app.names_of_blocked() ->> id::text, company_name) from company_profiles where id = '${w.acceptedCompany}'`;
      return [
        ['owner', block(w.acceptedCompany)],
        ['accepted company', `update company_profiles set company_name = 'Call me' where id = app.uid()`],
        ['owner', seen('blocked', company)],
        [
          'owner',
          seen(
            'listed',
            `select company_name from keeper.blocked_companies() where company_id = '${w.acceptedCompany}'`,
          ),
        ],
        ['other student', seen('other', company)],
        ['owner', `delete from blocks where company_id = '${w.acceptedCompany}'`],
        ['owner', seen('unblocked', company)],
      ];
    },
    query: () => `select current_setting('seen.blocked') as blocked, current_setting('seen.listed') as listed,
        current_setting('seen.other') as other, current_setting('seen.unblocked') as unblocked`,
    expected: { blocked: 'Before', listed: 'Before', other: 'Call me', unblocked: 'Call me' },
  },
  {
    guarantee: 'the guardian sees the same names as the student, and the student who looked at the profile',
    covers: [],
    setup: (w) => `update company_profiles set company_name = 'Before' where id = '${w.acceptedCompany}'`,
    steps: (w) => [
      ['owner', block(w.acceptedCompany)],
      ['accepted company', rename(w.acceptedInitiative)],
      ['accepted company', `update company_profiles set company_name = 'Call me' where id = app.uid()`],
      [
        'auth for anonymous',
        seen(
          'guardian',
          `select company_name || ', ' || initiative_name from keeper.guardian_collaborations('${w.guardian}', ${hoursAgo})
           where id = '${w.acceptedApplication}'`,
        ),
      ],
      [
        'owner',
        seen(
          'views',
          `select string_agg(distinct company_name, ' ') from keeper.profile_views(null, 100)
           where company_id = '${w.acceptedCompany}'`,
        ),
      ],
    ],
    query: () =>
      `select current_setting('seen.guardian') as guardian, current_setting('seen.views') as views`,
    expected: { guardian: 'Before, Neighborhood survey', views: 'Before' },
  },
  {
    guarantee: 'a student sees the new name of a company that only another student blocked',
    covers: ['blocks select'],
    setup: (
      w,
    ) => `insert into blocks (student_id, company_id) values ('${w.otherStudent}', '${w.acceptedCompany}');
      update company_profiles set company_name = 'After' where id = '${w.acceptedCompany}'`,
    steps: (w) => [
      [
        'owner',
        seen(
          'views',
          `select string_agg(distinct company_name, ' ') from keeper.profile_views(null, 100)
           where company_id = '${w.acceptedCompany}'`,
        ),
      ],
    ],
    query: () => `select current_setting('seen.views') as views`,
    expected: { views: 'After' },
  },
  {
    guarantee: 'feedback can be reported after the company changed its task',
    covers: [],
    setup: (w) => `set local session_replication_role = replica;
      update initiative_applications set status = 'ended', finished_at = now() - interval '1 day',
        left_at = now() - interval '1 day' where id = '${w.acceptedApplication}';
      set local session_replication_role = origin`,
    steps: (w) => [
      [
        'accepted company',
        `update tasks set title = 'Call me' where initiative_id = '${w.acceptedInitiative}'`,
      ],
      ['owner', report('feedback', w.approvedWork)],
    ],
    query: (w) => `select snapshot ->> 'text' as text, snapshot ->> 'title' as title from reports
      where subject = 'feedback' and subject_id = '${w.approvedWork}'`,
    expected: { text: 'Fine', title: null },
  },
  ...(['title', 'instructions'] as const).map((column) =>
    hides('ended', `${column} = 'Call me'`, `a new text in the ${column}`),
  ),
  hides('ended', `criteria = '{Call me}'`, 'new criteria'),
  hides('ended', `resources = '[{"title": "Call me", "url": "https://a.example"}]'`, 'a new link'),
  hides('left', `title = 'Call me'`, 'a new title, after they completed it and left'),
  {
    guarantee: 'a task that the company adds after the student left is hidden from them',
    covers: [],
    steps: (w) => [
      [
        'ended company',
        `insert into tasks (initiative_id, company_id, title, task_order)
         values ('${w.endedInitiative}', '${w.endedCompany}', 'Call me', 7)`,
      ],
      [
        'owner',
        seen(
          'tasks',
          `select string_agg(title, ' ') from tasks where initiative_id = '${w.endedInitiative}' and task_order = 7`,
        ),
      ],
    ],
    query: () => `select current_setting('seen.tasks') as tasks`,
    expected: { tasks: 'none' },
  },
  {
    guarantee: 'a task that the company moves or removes after the student left stays in the history',
    covers: [],
    steps: (w) => [
      [
        'ended company',
        `update tasks set title = title, task_order = 9, retired_at = now() where id = '${w.endedTask}'`,
      ],
      ['owner', seen('tasks', `select count(*)::text from tasks where id = '${w.endedTask}'`)],
    ],
    query: () => `select current_setting('seen.tasks') as tasks`,
    expected: { tasks: '1' },
  },
  {
    guarantee: 'a student who still works on an initiative sees what changes in a task',
    covers: [],
    steps: (w) => [
      ['accepted company', `update tasks set title = 'Renamed' where id = '${w.openTask}'`],
      ['owner', seen('title', `select title from tasks where id = '${w.openTask}'`)],
    ],
    query: () => `select current_setting('seen.title') as title`,
    expected: { title: 'Renamed' },
  },
  {
    table: 'tasks',
    verb: 'update',
    detail: 'hiding when it was written',
    sql: (w) => `update tasks set updated_at = '2020-01-01' where id = '${w.endedTask}'`,
    allowed: [],
    noPrivilege: true,
  },
];

/** What a company writes into a task hides it from a student who is no longer there. */
function hides(which: 'ended' | 'left', set: string, what: string): Cell {
  return {
    guarantee: `a task is hidden from a student who is no longer there when the company writes ${what}`,
    covers: [],
    steps: (w) => [
      ['owner', seen('before', `select count(*)::text from tasks where id = '${w[`${which}Task`]}'`)],
      [`${which} company`, `update tasks set ${set} where id = '${w[`${which}Task`]}'`],
      ['owner', seen('after', `select count(*)::text from tasks where id = '${w[`${which}Task`]}'`)],
    ],
    query: () => `select current_setting('seen.before') as before, current_setting('seen.after') as after`,
    expected: { before: '1', after: '0' },
  };
}
