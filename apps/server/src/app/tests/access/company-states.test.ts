// What changes at each endpoint for a company that works with a student when the student blocks it, or when it isn't verified
// anymore. A company that isn't verified has no students yet. Here it has some, to show that it still can't write to them.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '../create-test-app.ts';
import { createRequests, endpointsOf } from '../every-endpoint.fixture.ts';

const app = await createTestApp();

/** They would change what the others find. */
const last = new Set([
  'POST /api/session/deletion',
  'POST /api/session/company-deletion',
  'PUT /api/session/password',
  'DELETE /api/session/devices',
]);
const order = (key: string) =>
  last.has(key) ? 3 : key.startsWith('GET ') ? 0 : key.startsWith('DELETE ') ? 2 : 1;
const keys = endpointsOf('company').toSorted((a, b) => order(a) - order(b));

/** A student and a company that work together, and requests with the ids of what is between them. */
async function arrange() {
  const requests = await createRequests(app);
  const { student, company, pending } = requests;
  const idOf = async (from: string, id: string) => {
    const { rows } = await app.root.query(`select id from ${from} = $1 order by id limit 1`, [id]);
    return rows[0].id as string;
  };
  const draft = randomUUID();
  await app.insert('initiative_drafts', {
    company_id: company.id,
    person_id: company.personId,
    client_id: draft,
    content: '{}',
  });
  const ids: [path: RegExp, id: string][] = [
    [/companies/, company.id],
    [/initiative-drafts/, draft],
    [/feedback-snippets/, await idOf('feedback_snippets where company_id', company.id)],
    [/decisions/, pending.id],
    [/files/, await idOf('files where owner_id', student.id)],
    [/api\/messages/, await idOf('inbox_messages where student_id', student.id)],
    [/api\/submissions/, await idOf(`task_submissions where status = 'pending' and student_id`, student.id)],
  ];
  return {
    ...requests,
    call: (key: string) => requests.call(key, company.token, ids.find(([pattern]) => pattern.test(key))?.[1]),
  };
}
type Arranged = Awaited<ReturnType<typeof arrange>>;

async function statuses(change: (it: Arranged) => Promise<unknown>) {
  const arranged = await arrange();
  await change(arranged);
  const found: Record<string, number> = {};
  for (const key of keys) found[key] = (await arranged.call(key)).status;
  return found;
}
const before = await statuses(async () => {});

/** What is different from before. */
const states: Record<
  string,
  { change: (it: Arranged) => Promise<unknown>; statuses: Record<string, number> }
> = {
  blocked: {
    change: ({ student, company }) =>
      student.api('PUT /api/student/blocks/:id', { params: { id: company.id } }),
    statuses: {
      'GET /api/company/applications/:id': 404,
      'GET /api/applications/:id/submissions': 404,
      'POST /api/applications/:id/acceptance': 404,
      'POST /api/applications/:id/rejection': 404,
      'POST /api/applications/:id/end': 404,
      'POST /api/submissions/:id/review': 409,
      'POST /api/company/students/:id/notes': 403,
      'POST /api/messages': 409,
    },
  },
  'not verified': {
    change: ({ company }) => verify(company.id, 'not_submitted'),
    statuses: { 'POST /api/company/verification': 201, 'POST /api/messages': 409 },
  },
  declined: {
    change: ({ company }) => verify(company.id, 'declined'),
    statuses: { 'POST /api/company/verification': 201, 'POST /api/messages': 409 },
  },
};
const verify = (company: string, state: string) =>
  app.root.query('update company_profiles set verification = $2 where id = $1', [company, state]);

test('a company that works with a student can write and decide', () => {
  expect(before).toMatchObject({
    'POST /api/messages': 201,
    'POST /api/applications/:id/acceptance': 201,
    'POST /api/submissions/:id/review': 201,
  });
});

test.each(Object.keys(states))('a company that is %s', async (name) => {
  const { change, statuses: changed } = states[name]!;
  expect(await statuses(change)).toEqual({ ...before, ...changed });
});
