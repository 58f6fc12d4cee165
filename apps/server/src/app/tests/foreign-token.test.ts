// Tokens of people who can't act for the account they name. The token of a deleted account or of someone who left a
// company stays valid for a few minutes, but nothing can be read or written with it. The others are never issued.
import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from './account-history.fixture.ts';
import { createTestApp } from './create-test-app.ts';
import { createRequests, endpointsOf } from './every-endpoint.fixture.ts';

const app = await createTestApp();
const { student, company, open, client_id, bodies, call } = await createRequests(app);
const former = await app.addMember(company);

/** A signed token that names the company and someone who isn't on its team. */
async function forge(person: { personId: string }) {
  const { token } = await app.tokens.sign({ kind: 'company', id: company.id, ...person }, randomUUID());
  return { kind: 'company' as const, id: company.id, ...person, token, leave: async () => {} };
}
async function invitedPerson() {
  const email = 'ina.invited@example.org';
  const personId = await app.insert('profiles', { user_type: 'company', full_name: 'Ina Invited' });
  await app.insert('users', { id: personId, email, password_hash: '-', email_verified_at: new Date() });
  await app.insert('invitations', {
    company_id: company.id,
    email,
    role: 'owner',
    invited_by: company.personId,
  });
  return { personId };
}
const outsider = await app.addMember(await app.signUp('company'));

/** Every row that refers to an account. */
async function rowsOf(id: string) {
  const { rows: tables } = await app.root.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
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

const removeMember = () =>
  app.root.query(
    `begin; select set_config('app.actor', '${company.id}', true);
     update members set left_at = now() where person_id = '${former.personId}'; commit`,
  );

const cases = [
  { what: 'an invitation that is still open', ...(await forge(await invitedPerson())) },
  { what: 'joining another company', ...(await forge({ personId: outsider.personId })) },
  { what: 'someone left a company', ...former, leave: removeMember },
  { what: 'a student deleted their account', ...student, leave: () => deleteAccount(app, student) },
  { what: 'a company deleted its account', ...company, leave: () => deleteAccount(app, company) },
];

test('every endpoint with a body is called with a valid one', () => {
  const refused = Object.entries<Endpoint>(endpoints)
    .filter(([key, { access, body }]) => body && access !== 'public' && !body.safeParse(bodies[key]).success)
    .map(([key]) => key);
  expect(refused).toEqual([]);
});

describe.each(cases)('after $what', ({ kind, id, personId, token, leave }) => {
  test('every endpoint returns 401, and no row changes', async () => {
    await leave();
    const before = await rowsOf(id);
    const answers: string[] = [];
    for (const key of endpointsOf(kind)) answers.push(`${key} ${(await call(key, token)).status}`);
    expect(answers.filter((it) => !it.endsWith(' 401'))).toEqual([]);
    expect(await rowsOf(id)).toEqual(before);
  });

  test('an upload returns 401', async () => {
    const metadata = { purpose: 'photo', name: 'me.png', type: 'image/png' };
    const encoded = Object.entries(metadata).map(([name, text]) => `${name} ${btoa(text)}`);
    const response = await fetch(`${app.origin}/api/uploads`, {
      method: 'POST',
      headers: {
        origin: app.settings.ORIGIN,
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '100',
        'upload-metadata': encoded.join(),
      },
    });
    expect(response.status).toBe(401);
  });

  test('public endpoints still work', async () => {
    expect((await call('DELETE /api/session', token)).status).toBe(204);
    expect((await call('GET /api/waitlist/stamp', token)).status).toBe(200);
  });

  test('the database refuses private rows too, even if the actor is set to that account', async () => {
    const writes =
      kind === 'student'
        ? [
            `insert into bookmarks (student_id, initiative_id) values ('${id}', '${open}')`,
            `insert into student_welcomes (student_id, read_at) values ('${id}', now())`,
            `insert into notification_preferences (user_id, mail) values ('${id}', false)`,
          ]
        : [
            `insert into initiative_drafts (company_id, client_id, content) values ('${id}', '${client_id}', '{}')`,
            `insert into feedback_snippets (company_id, client_id, name, content) values ('${id}', '${client_id}', 'a', 'b')`,
          ];
    for (const write of writes) {
      const refused = app.asRole(
        'app_api',
        `begin; select set_config('app.actor', '${id}', true), set_config('app.person', '${personId}', true); ${write}`,
      );
      await expect(refused).rejects.toThrow(/foreign key|row-level security/);
    }
  });
});
