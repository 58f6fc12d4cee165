// Policies of students' profiles, contacts and welcome progress.
import type { Cell } from '../../cell.ts';

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
    sql: (w) => `insert into student_profiles (id) values ('${w.newStudent}')`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },

  // student_contacts
  {
    table: 'student_contacts',
    verb: 'select',
    sql: (w) =>
      `select school, instagram_handle, linkedin_handle from student_contacts where student_id = '${w.owner}'`,
    allowed: ['owner', 'accepted company'],
  },
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
