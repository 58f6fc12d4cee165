// Deleting something with hundreds of applicants: the request ends a hundred, the worker the rest, and everyone is
// notified once.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { query } from '../../platform/database/db.ts';
import { deleteAccount } from './account-history.fixture.ts';
import { createTestApp } from './create-test-app.ts';
import { openWorker, until } from './worker/worker-app.fixture.ts';

const app = await createTestApp();
const applicants = 450;

async function makePopular() {
  const company = await app.signUp('company');
  const initiative = await app.insert('initiatives', { company_id: company.id, name: 'Poster week' });
  await app.root.query(
    `with p as (insert into profiles (user_type, full_name) select 'student', 'Some One' from generate_series(1, $1) returning id),
       s as (insert into student_profiles (id) select id from p returning id)
     insert into initiative_applications (student_id, initiative_id, company_id) select id, $2, $3 from s`,
    [applicants, initiative, company.id],
  );
  return { company, initiative };
}
const count = async (text: string, value: string) =>
  (await app.root.query<{ count: number }>(`select count(*)::int from ${text}`, [value])).rows[0]!.count;

test.each(['its account', 'the initiative'])('a company deletes %s', { timeout: 60_000 }, async (what) => {
  const { company, initiative } = await makePopular();
  if (what === 'its account') await deleteAccount(app, company);
  else await company.api('DELETE /api/initiatives/:id', { params: { id: initiative } });
  const open = `initiative_applications where initiative_id = $1 and status = 'pending'`;
  expect(await count(open, initiative)).toBe(applicants - 100);

  await openWorker({ world: app });
  const notificationsOf = `notifications n join initiative_applications a on a.id = n.subject_id
    where a.initiative_id = $1 and n.kind = 'application_ended'`;
  await until(async () => (await count(notificationsOf, initiative)) >= applicants);
  expect(await count(open, initiative)).toBe(0);
  expect(await count(notificationsOf, initiative)).toBe(applicants);
  const stage = what === 'its account' ? 'closed' : 'left';
  expect(await count(`ties where company_id = $1 and stage = '${stage}'`, company.id)).toBe(applicants);
});

test('nobody can end the open applications of an initiative that was not deleted', async () => {
  const { initiative } = await makePopular();
  const end = query.selectNoFrom(
    sql<number>`keeper.end_open_applications(${initiative}, null, 10)`.as('ended'),
  );
  expect(
    await app.database
      .as({ id: 'worker' })
      .one(end)
      .catch((error: Error) => error.message),
  ).toBe('forbidden');
  const { rows } = await app.root.query('select keeper.end_open_applications($1, null, 10) as ended', [
    initiative,
  ]);
  expect(rows).toEqual([{ ended: 0 }]);
});
