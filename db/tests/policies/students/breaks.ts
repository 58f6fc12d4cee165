// Breaks that students take: who learns about one, who can take and end it, and what it does to their progress.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const take = (student: string, days = 7) =>
  `insert into student_breaks (student_id, back_on, back_at)
   values (${student}, current_date + ${days}, now() + interval '${days} days')`;

/** `left company` is blocked. */
const companies = [
  'accepted company',
  'accepted member',
  'pending company',
  'rejected company',
  'ended company',
  'left company',
  'withdrawn company',
  'other company',
] as const satisfies Actor[];

const of = (w: World) => `from initiative_applications where id = '${w.acceptedApplication}'`;

/** As if the company accepted the student 20 days ago. */
const acceptedLongAgo = (w: World) =>
  `set local session_replication_role = replica;
   update initiative_applications set accepted_at = now() - interval '20 days',
     attention_at = now() - interval '13 days' where student_id = '${w.owner}' and status = 'accepted';
   delete from task_submissions where application_id = '${w.acceptedApplication}';
   set local session_replication_role = origin`;

const guardianSees = (name: string, w: World) =>
  `select set_config('seen.${name}', concat_ws(', ',
     (select back_on - current_date || ' days' from keeper.guardian_summary('${w.guardian}', now() - interval '1 hour')),
     (select hours || ' hours' from keeper.guardian_collaborations('${w.guardian}', now() - interval '1 hour')
       where id = '${w.acceptedApplication}')), true)`;

export const studentBreaks: Cell[] = [
  {
    table: 'student_breaks',
    verb: 'select',
    detail: 'while it lasts, which only the student and companies they work for now can read',
    sql: (w) => `select back_on, back_at from student_breaks where student_id = '${w.otherStudent}'`,
    allowed: ['other student', 'other company'],
  },
  {
    table: 'student_breaks',
    verb: 'select',
    detail: 'one that is over, which only the student can read',
    sql: (w) => `select back_on from student_breaks where student_id = '${w.unverifiedStudent}'`,
    allowed: ['unverified student'],
  },
  ...(['app_auth', 'app_worker', 'app_desk'] as const).map((role): Cell => ({
    table: 'student_breaks',
    verb: 'select',
    detail: `as ${role}`,
    role,
    sql: () => 'select back_on from student_breaks',
    allowed: [],
    noPrivilege: true,
  })),
  {
    table: 'student_breaks',
    verb: 'insert',
    detail: "in another student's name",
    sql: (w) => take(`'${w.owner}'`),
    allowed: ['owner'],
  },
  {
    table: 'student_breaks',
    verb: 'update',
    detail: 'ending it',
    sql: (w) => `update student_breaks set back_at = now() where student_id = '${w.otherStudent}'`,
    allowed: ['other student'],
  },
  {
    table: 'student_breaks',
    verb: 'update',
    detail: 'another day',
    sql: (w) => `update student_breaks set back_on = back_on + 1 where student_id = '${w.otherStudent}'`,
    allowed: ['other student'],
  },
  {
    table: 'student_breaks',
    verb: 'delete',
    sql: (w) => `delete from student_breaks where student_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'only companies that work with the student now learn about a break, not those from before',
    covers: [],
    setup: (w) => take(`'${w.owner}'`),
    steps: () =>
      companies.map((company): [Actor, string] => [
        company,
        `select set_config('seen.breaks', concat_ws(', ', nullif(current_setting('seen.breaks', true), ''),
           (select '${company}' from student_breaks where back_at > now() limit 1)), true)`,
      ]),
    query: () => `select current_setting('seen.breaks') as learned`,
    expected: { learned: 'accepted company, accepted member, other company' },
  },
  {
    guarantee: "a break can't be longer than eight weeks",
    covers: [],
    steps: () => [['owner', refusedWith('23514', take('app.uid()', 58))]],
    query: (w) => `select count(*)::int as breaks from student_breaks where student_id = '${w.owner}'`,
    expected: { breaks: 0 },
  },
  {
    guarantee: 'a student on a break needs attention a week after it, and again a week after ending it early',
    covers: ['initiative_applications update', 'student_breaks select'],
    setup: acceptedLongAgo,
    steps: (w) => [
      ['owner', take('app.uid()', 10)],
      [
        'owner',
        `select set_config('seen.later', (select (attention_at = now() + interval '17 days')::text ${of(w)}), true)`,
      ],
      ['owner', `update student_breaks set back_at = now() where student_id = app.uid()`],
    ],
    query: (w) =>
      `select current_setting('seen.later') as later, attention_at = now() + interval '7 days' as a_week ${of(w)}`,
    expected: { later: 'true', a_week: true },
  },
  {
    guarantee: 'who revises has three days after a break, and a break before that changes nothing',
    covers: ['initiative_applications update'],
    setup: (w) => `${acceptedLongAgo(w)};
      set local session_replication_role = replica;
      insert into task_submissions (application_id, student_id, initiative_id, company_id, task_id, client_id, attempt,
          submission_type, content, status, feedback, completed_at, reviewed_at)
        select '${w.acceptedApplication}', '${w.owner}', initiative_id, company_id, id, uuidv7(), 1, 'text', 'Work',
          'needs_revision', 'Almost', now() - interval '12 days', now() - interval '11 days'
        from tasks where initiative_id = '${w.acceptedInitiative}' and retired_at is null order by id limit 1;
      set local session_replication_role = origin`,
    steps: (w) => [
      ['owner', take('app.uid()', 10)],
      [
        'owner',
        `select set_config('seen.later', (select (attention_at = now() + interval '13 days')::text ${of(w)}), true)`,
      ],
      [
        'owner',
        `update student_breaks set started_at = now() - interval '40 days', back_at = now() - interval '30 days'
         where student_id = app.uid()`,
      ],
    ],
    query: (w) =>
      `select current_setting('seen.later') as later, attention_at = now() - interval '8 days' as as_before ${of(w)}`,
    expected: { later: 'true', as_before: true },
  },
  {
    guarantee: 'someone who is accepted during a break has a week after it',
    covers: ['initiative_applications update'],
    setup: (w) => take(`'${w.owner}'`),
    steps: (w) => [
      [
        'pending company',
        `update initiative_applications set status = 'accepted' where id = '${w.pendingApplication}'`,
      ],
    ],
    query: (w) => `select a.attention_at = b.back_at + interval '7 days' as a_week_after
      from initiative_applications a join student_breaks b using (student_id) where a.id = '${w.pendingApplication}'`,
    expected: { a_week_after: true },
  },
  {
    guarantee: 'a guardian sees a break while it lasts, and the hours that companies ask for',
    covers: ['student_breaks select', 'initiatives select'],
    setup: (w) => `${take(`'${w.owner}'`)};
      update initiatives set weekly_hours = 3 where id = '${w.acceptedInitiative}'`,
    steps: (w) => [
      ['auth for anonymous', guardianSees('during', w)],
      ['owner', 'update student_breaks set back_at = now() where student_id = app.uid()'],
      ['auth for anonymous', guardianSees('after', w)],
    ],
    query: () => `select current_setting('seen.during') as during, current_setting('seen.after') as after`,
    expected: { during: '7 days, 3 hours', after: '3 hours' },
  },
  {
    guarantee: "deleting a student's account deletes the break",
    covers: ['student_breaks delete'],
    setup: (w) => take(`'${w.owner}'`),
    steps: () => [['auth for owner', 'select keeper.delete_account()']],
    query: (w) => `select count(*)::int as breaks from student_breaks where student_id = '${w.owner}'`,
    expected: { breaks: 0 },
  },
];
