// Policies of students' profiles, contacts and welcome progress.
import type { Cell } from '../../cell.ts';

/** The month of birth of someone who turns this age in this month, or did some months ago. */
const turning = (years: number, monthsAgo = 0) =>
  `to_char(now() - interval '${years} years ${monthsAgo} months', 'YYYY-MM')`;

export const students: Cell[] = [
  {
    table: 'student_profiles',
    verb: 'select',
    sql: (w) => `select grade, skills, motivations from student_profiles where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_profiles',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select grade from student_profiles where id = '${w.otherStudent}'`,
    allowed: ['other student'],
  },
  {
    table: 'student_profiles',
    verb: 'update',
    sql: (w) => `update student_profiles set grade = 11, skills = '{Writing}' where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_profiles',
    verb: 'update',
    detail: 'moving it to another student',
    sql: (w) => `update student_profiles set id = '${w.newStudent}' where id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'student_profiles',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) => `insert into student_profiles (id, birth_month) values ('${w.newStudent}', '2008-04')`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'student_profiles',
    verb: 'insert',
    detail: 'without a month of birth',
    role: 'app_auth',
    sql: (w) => `insert into student_profiles (id) values ('${w.newStudent}')`,
    allowed: [],
  },
  {
    table: 'student_profiles',
    verb: 'insert',
    detail: 'of a child who turns 13 this month',
    role: 'app_auth',
    sql: (w) => `insert into student_profiles (id, birth_month) values ('${w.newStudent}', ${turning(13)})`,
    allowed: [],
  },
  {
    table: 'student_profiles',
    verb: 'insert',
    detail: 'of a child who turned 13 last month',
    role: 'app_auth',
    sql: (w) =>
      `insert into student_profiles (id, birth_month) values ('${w.newStudent}', ${turning(13, 1)})`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'student_profiles',
    verb: 'select',
    detail: 'the month of birth',
    sql: (w) => `select birth_month from student_profiles where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_profiles',
    verb: 'update',
    detail: 'the month of birth',
    sql: (w) => `update student_profiles set birth_month = '2001-01' where id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'a month of birth can be set once, by the student, who must be 13',
    covers: ['student_profiles update'],
    setup: (w) =>
      `update student_profiles set birth_month = null where id in ('${w.owner}', '${w.otherStudent}')`,
    steps: () => [
      ['owner', `select keeper.set_birth_month(${turning(13)})`],
      ['owner', `select set_config('seen.young', coalesce(birth_month, 'none'), true) from student_profiles`],
      ['owner', `select keeper.set_birth_month('2008-04')`],
      ['owner', `select keeper.set_birth_month('2001-01')`],
    ],
    query: (w) => `select current_setting('seen.young') as young,
      (select birth_month from student_profiles where id = '${w.owner}') as own,
      (select birth_month from student_profiles where id = '${w.otherStudent}') as other`,
    expected: { young: 'none', own: '2008-04', other: null },
  },

  {
    table: 'student_profiles',
    verb: 'update',
    detail: 'the time zone',
    sql: (w) => `update student_profiles set time_zone = 'America/Chicago' where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_profiles',
    verb: 'select',
    detail: 'the time zone, which only the student can read',
    sql: (w) => `select time_zone from student_profiles where id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_profiles',
    verb: 'select',
    detail: 'the time zone',
    role: 'app_worker',
    sql: (w) => `select time_zone from student_profiles where id = '${w.owner}'`,
    allowed: ['worker'],
  },
  {
    guarantee: 'the time zone is deleted with the account',
    covers: ['student_profiles update'],
    setup: (w) => `update student_profiles set time_zone = 'America/Chicago' where id = '${w.owner}'`,
    steps: () => [['auth for owner', 'select keeper.delete_account()']],
    query: (w) => `select time_zone from student_profiles where id = '${w.owner}'`,
    expected: { time_zone: null },
  },

  // student_contacts
  {
    table: 'student_contacts',
    verb: 'select',
    sql: (w) => `select school, updated_at from student_contacts where student_id = '${w.owner}'`,
    allowed: ['owner', 'accepted company'],
  },
  ...['instagram_handle', 'linkedin_handle'].map((handle): Cell => ({
    table: 'student_contacts',
    verb: 'select',
    detail: handle,
    sql: () => `select ${handle} from student_contacts`,
    allowed: [],
    noPrivilege: true,
  })),
  {
    table: 'student_contacts',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select school from student_contacts where student_id = '${w.otherStudent}'`,
    allowed: ['other student', 'other company'],
  },
  {
    table: 'student_contacts',
    verb: 'insert',
    sql: (w) =>
      `insert into student_contacts (student_id, school) values ('${w.unverifiedStudent}', 'Lincoln High')`,
    allowed: ['unverified student'],
  },
  {
    table: 'student_contacts',
    verb: 'update',
    sql: (w) =>
      `update student_contacts set school = 'Elsewhere', updated_at = now() where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_contacts',
    verb: 'update',
    detail: 'moving them to another student',
    sql: (w) =>
      `update student_contacts set student_id = '${w.unverifiedStudent}' where student_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  // shared_contacts
  {
    table: 'shared_contacts',
    verb: 'select',
    sql: (w) =>
      `select company_id from shared_contacts where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'shared_contacts',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select company_id from shared_contacts where student_id = '${w.otherStudent}'`,
    allowed: ['other student', 'other company'],
  },
  {
    table: 'shared_contacts',
    verb: 'insert',
    sql: (w) =>
      `insert into shared_contacts (student_id, company_id) values ('${w.unverifiedStudent}', '${w.unverifiedCompany}')`,
    allowed: ['unverified student'],
  },
  {
    table: 'shared_contacts',
    verb: 'insert',
    detail: "with a company the student hasn't applied to",
    sql: (w) =>
      `insert into shared_contacts (student_id, company_id) values ('${w.owner}', '${w.otherCompany}')`,
    allowed: [],
  },
  {
    table: 'shared_contacts',
    verb: 'delete',
    sql: (w) =>
      `delete from shared_contacts where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    allowed: ['owner'],
  },
  {
    guarantee: 'forgets that the student shares contacts when nothing is open between the two',
    covers: ['shared_contacts select', 'shared_contacts delete'],
    steps: (w) => [
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
    ],
    query: (w) =>
      `select (select count(*)::int from shared_contacts where company_id = '${w.acceptedCompany}') as ended,
        (select count(*)::int from shared_contacts where company_id = '${w.pendingCompany}') as withdrawn,
        (select count(*)::int from shared_contacts where company_id = '${w.rejectedCompany}') as others`,
    expected: { ended: 0, withdrawn: 0, others: 1 },
  },
  {
    guarantee: 'hides school and handles from the company when the student stops sharing them',
    covers: [],
    steps: (w) => [
      ['owner', `delete from shared_contacts where company_id = '${w.acceptedCompany}'`],
      ['accepted company', `select set_config('seen.contacts', count(*)::text, true) from student_contacts`],
    ],
    query: () => `select current_setting('seen.contacts') as seen`,
    expected: { seen: '0' },
  },

  // student_welcomes
  {
    table: 'student_welcomes',
    verb: 'select',
    sql: (w) => `select survey_skipped, read_at from student_welcomes where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_welcomes',
    verb: 'select',
    detail: 'all rows',
    sql: (w) => `select read_at from student_welcomes where student_id <> '${w.owner}'`,
    allowed: ['other student'],
  },
  {
    table: 'student_welcomes',
    verb: 'insert',
    sql: (w) =>
      `insert into student_welcomes (student_id, survey_skipped) values ('${w.unverifiedStudent}', '{skills}')`,
    allowed: ['unverified student'],
  },
  {
    table: 'student_welcomes',
    verb: 'update',
    sql: (w) => `update student_welcomes set dismissed_at = now() where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'student_welcomes',
    verb: 'update',
    detail: 'moving it to another account',
    sql: (w) =>
      `update student_welcomes set student_id = '${w.unverifiedStudent}' where student_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'hides school and handles from the company when the work ends',
    covers: ['initiative_applications select', 'ties update'],
    steps: (w) => [
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['accepted company', `select set_config('seen.contacts', count(*)::text, true) from student_contacts`],
    ],
    query: () => `select current_setting('seen.contacts') as contacts`,
    expected: { contacts: '0' },
  },
];
