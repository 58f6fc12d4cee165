import type { Cell } from '../matrix.ts';

export const students: Cell[] = [
  {
    table: 'student_profiles',
    verb: 'select',
    sql: (w) => `select grade, skills, motivations from student_profiles where id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'student_profiles',
    verb: 'select',
    tries: "another student's",
    sql: (w) => `select grade from student_profiles where id = '${w.otherStudent}'`,
    works: ['other student'],
  },
  {
    table: 'student_profiles',
    verb: 'update',
    sql: (w) => `update student_profiles set grade = 11, skills = '{Writing}' where id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'student_profiles',
    verb: 'update',
    tries: 'becoming another',
    sql: (w) => `update student_profiles set id = '${w.newStudent}' where id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'student_profiles',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) => `insert into student_profiles (id) values ('${w.newStudent}')`,
    works: ['auth for owner', 'auth for anonymous'],
  },

  // student_contacts
  {
    table: 'student_contacts',
    verb: 'select',
    sql: (w) =>
      `select school, instagram_handle, linkedin_handle from student_contacts where student_id = '${w.owner}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'student_contacts',
    verb: 'select',
    tries: "another student's",
    sql: (w) => `select school from student_contacts where student_id = '${w.otherStudent}'`,
    works: ['other student', 'other company'],
  },
  {
    table: 'student_contacts',
    verb: 'insert',
    sql: (w) =>
      `insert into student_contacts (student_id, school) values ('${w.unverifiedStudent}', 'Lincoln High')`,
    works: ['unverified student'],
  },
  {
    table: 'student_contacts',
    verb: 'update',
    sql: (w) =>
      `update student_contacts set school = 'Elsewhere', updated_at = now() where student_id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'student_contacts',
    verb: 'update',
    tries: 'handing them to another',
    sql: (w) =>
      `update student_contacts set student_id = '${w.unverifiedStudent}' where student_id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  // student_welcomes
  {
    table: 'student_welcomes',
    verb: 'select',
    sql: (w) => `select survey_skipped, read_at from student_welcomes where student_id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'student_welcomes',
    verb: 'select',
    tries: 'all there are, as somebody without one',
    sql: (w) => `select read_at from student_welcomes where student_id <> '${w.owner}'`,
    works: ['other student'],
  },
  {
    table: 'student_welcomes',
    verb: 'insert',
    sql: (w) =>
      `insert into student_welcomes (student_id, survey_skipped) values ('${w.unverifiedStudent}', '{skills}')`,
    works: ['unverified student'],
  },
  {
    table: 'student_welcomes',
    verb: 'update',
    sql: (w) => `update student_welcomes set dismissed_at = now() where student_id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'student_welcomes',
    verb: 'update',
    tries: 'handing it to another',
    sql: (w) =>
      `update student_welcomes set student_id = '${w.unverifiedStudent}' where student_id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    guarantee: 'takes school and handles back from the company when the work ends',
    keeps: ['initiative_applications select', 'ties update'],
    steps: (w) => [
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['accepted company', `select set_config('seen.contacts', count(*)::text, true) from student_contacts`],
    ],
    look: () => `select current_setting('seen.contacts') as contacts`,
    shows: { contacts: '0' },
  },
];
