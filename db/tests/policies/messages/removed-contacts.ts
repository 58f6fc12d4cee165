// Policies of what companies wrote before contact details in it were replaced.
import { actorsOf, all, except } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const record = (w: World, company = 'app.uid()', student = w.owner) =>
  `insert into removed_contacts (place, subject_id, company_id, student_id, original, found)
   values ('message', '${w.conversationMessages[0]}', ${company}, '${student}', 'Text me', '[]')`;

/** Companies with a tie to the owner. */
const tied = [
  'accepted company',
  'pending company',
  'rejected company',
  'ended company',
  'left company',
  'withdrawn company',
] as const;

const forbidden = (
  verb: Access['verb'],
  detail: string,
  sql: Access['sql'],
  role?: Access['role'],
): Access => ({
  table: 'removed_contacts',
  verb,
  detail,
  ...(role && { role }),
  sql,
  allowed: [],
  noPrivilege: true,
});

export const removedContacts: Cell[] = [
  {
    table: 'removed_contacts',
    verb: 'insert',
    detail: "in the account's name",
    sql: (w) => record(w),
    allowed: tied,
    // Without a tie, nothing was written to the student.
    refused: {
      ...all(['owner', 'other student', 'unverified student'], '23503'),
      ...all(['other company', 'unverified company', 'unnamed company'], '23503'),
      ...all(['company in review', 'declined company'], '23503'),
    },
  },
  {
    table: 'removed_contacts',
    verb: 'insert',
    detail: "in another company's name",
    sql: (w) => record(w, `'${w.acceptedCompany}'`),
    allowed: ['accepted company'],
  },
  ...(['person_id', 'person_name', 'company_name', 'outcome', 'claimed_by'] as const).map((column) =>
    forbidden(
      'insert',
      `choosing the ${column}`,
      (
        w,
      ) => `insert into removed_contacts (place, subject_id, company_id, student_id, original, found, ${column})
        values ('message', '${w.conversationMessages[0]}', app.uid(), '${w.owner}', 'Text me', '[]', null)`,
    ),
  ),
  forbidden(
    'select',
    'the original, which no account can read',
    () => `select original from removed_contacts`,
  ),
  forbidden('select', 'whether there is one', () => `select id from removed_contacts`),
  forbidden('update', 'the original', () => `update removed_contacts set original = 'Hi'`),
  forbidden('delete', 'deleting one', () => `delete from removed_contacts`),
  forbidden('select', 'signing in', () => `select id from removed_contacts`, 'app_auth'),
  forbidden('select', 'at the desk, without a function', () => `select id from removed_contacts`, 'app_desk'),
  forbidden('select', 'the original', () => `select original from removed_contacts`, 'app_worker'),
  {
    table: 'removed_contacts',
    verb: 'select',
    detail: 'when it was closed',
    role: 'app_worker',
    sql: () => `select id, closed_at from removed_contacts`,
    allowed: ['worker'],
  },
  {
    table: 'removed_contacts',
    verb: 'delete',
    detail: 'one closed more than a year ago',
    role: 'app_worker',
    sql: (w) => `delete from removed_contacts where id = '${w.oldContact}'`,
    allowed: ['worker'],
    refused: all(except(actorsOf('app_worker'), 'worker'), 'no row'),
  },
  {
    guarantee: "the worker's cleanup keeps open ones and those closed within a year",
    covers: [],
    steps: () => [['worker', `delete from removed_contacts`]],
    query: (w) => `select count(*)::int from removed_contacts
      where id in ('${w.removedContact}', '${w.closedContact}', '${w.oldContact}')`,
    expected: { count: 2 },
  },
  {
    guarantee: 'the person who wrote it and the names are filled in by the database',
    covers: [],
    steps: (w) => [['accepted member', record(w)]],
    query: (w) => `select person_id = '${w.acceptedMember}' as person, company_name = (select company_name
        from company_profiles where id = company_id) as company, person_name = (select full_name from profiles
        where id = person_id) as name, outcome, claimed_by from removed_contacts order by number desc limit 1`,
    expected: { person: true, company: true, name: true, outcome: null, claimed_by: null },
  },
];
