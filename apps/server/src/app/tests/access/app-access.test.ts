// What each endpoint answers to everyone who has something to do with a student, or nothing. The expected statuses are
// written out in app-access.ts, and an endpoint that isn't there fails.
import { endpoints, type Endpoint } from '@questline/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../create-test-app.ts';
import { createRequests } from '../every-endpoint.fixture.ts';
import { appAccess, people, type Person } from './app-access.ts';

const app = await createTestApp();
const keys = Object.entries<Endpoint>(endpoints)
  .filter(([, { access }]) => access !== 'public')
  .map(([key]) => key);

/** They would change what the others find. */
const last = new Set([
  'PUT /api/student/blocks/:id',
  'DELETE /api/student/blocks/:id',
  'POST /api/session/deletion',
  'POST /api/session/company-deletion',
  'PUT /api/session/password',
  'DELETE /api/session/devices',
]);
const order = (key: string) =>
  last.has(key) ? 3 : key.startsWith('GET ') ? 0 : key.startsWith('DELETE ') ? 2 : 1;

/** A student and a company that work together, and requests with the ids of what is between them. */
async function arrange() {
  const requests = await createRequests(app);
  const { student, company, pending, bodies } = requests;
  const idOf = async (from: string, id: string) => {
    const { rows } = await app.root.query(`select id from ${from} = $1 order by id limit 1`, [id]);
    return rows[0].id as string;
  };
  const message = await idOf('inbox_messages where student_id', student.id);
  const draft = await app.root.query(
    `insert into initiative_drafts (company_id, person_id, client_id, content)
     values ($1, $2, gen_random_uuid(), '{}') returning client_id`,
    [company.id, company.personId],
  );
  const ids: [path: RegExp, id: string][] = [
    [/student\/(blocks|sharing)|companies/, company.id],
    [/devices/, await idOf('sessions where user_id', student.id)],
    [/initiative-drafts/, draft.rows[0].client_id],
    [/feedback-snippets/, await idOf('feedback_snippets where company_id', company.id)],
    [/decisions/, pending.id],
    [/files/, await idOf('files where owner_id', student.id)],
    [/api\/messages/, message],
    [/api\/submissions/, await idOf(`task_submissions where status = 'pending' and student_id`, student.id)],
  ];
  bodies['POST /api/reports'] = { subject: 'message', subject_id: message, reason: 'other' };
  return {
    ...requests,
    call: (key: string, token: string) =>
      requests.call(key, token, ids.find(([pattern]) => pattern.test(key))?.[1]),
  };
}
type Arranged = Awaited<ReturnType<typeof arrange>>;

const setCompany = (set: string) => async (it: Arranged) => {
  await app.root.query(`update company_profiles set ${set} where id = $1`, [it.company.id]);
  return it.company;
};
const actors: Record<Person, (it: Arranged) => Promise<{ token: string }>> = {
  'the student': async ({ student }) => student,
  'another student': () => app.signUp('student'),
  'the company': async ({ company }) => company,
  'the company, blocked': async ({ student, company }) => {
    await student.api('PUT /api/student/blocks/:id', { params: { id: company.id } });
    return company;
  },
  'the company, unverified': setCompany(`verification = 'not_submitted'`),
  'the company, declined': setCompany(`verification = 'declined'`),
  'the company, suspended': setCompany('suspended_at = now()'),
  'another company': () => app.signUp('company'),
};

/** Every row that refers to an account. */
async function rowsOf(id: string) {
  const { rows: tables } = await app.root.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.root.query(`select t::text as row from ${name} t where t::text like $1`, [
      `%${id}%`,
    ]);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found.toSorted();
}

test('every endpoint that needs an account is listed, and no other', () => {
  expect(Object.keys(appAccess).toSorted()).toEqual(keys.toSorted());
});

/** What each endpoint answers, and the student's rows before and after. */
async function callEverything(person: Person) {
  const arranged = await arrange();
  const { token } = await actors[person](arranged);
  const before = await rowsOf(arranged.student.id);
  const found: Record<string, number> = {};
  for (const key of keys.toSorted((a, b) => order(a) - order(b)))
    found[key] = (await arranged.call(key, token)).status;
  return { found, before, after: await rowsOf(arranged.student.id) };
}

test.each(people)('%s gets the listed status from each endpoint', async (person) => {
  const { found } = await callEverything(person);
  const column = people.indexOf(person);
  expect(found).toEqual(
    Object.fromEntries(Object.entries(appAccess).map(([key, statuses]) => [key, statuses[column]])),
  );
});

test.each(['another student', 'another company', 'the company, suspended'] as const)(
  '%s changes nothing about the student',
  async (person) => {
    const { before, after } = await callEverything(person);
    expect(after).toEqual(before);
  },
);
