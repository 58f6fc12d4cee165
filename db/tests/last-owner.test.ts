// A company always has an owner, also when two owners act at the same moment.
import pg from 'pg';
import { expect, test } from 'vitest';
import { blocked } from './blocked.ts';
import { join, joinTeam } from './people.ts';
import { openTestDatabase } from './test-database.ts';

const world = await openTestDatabase();

/** A connection of the API, acting as one person of a company. */
async function act({ id, personId }: { id: string; personId: string }) {
  const client = new pg.Client({ connectionString: world.url('app_api') });
  await client.connect();
  await client.query('begin');
  await client.query('select keeper.set_actor($1, $2)', [id, personId]);
  return {
    change: (person: string, set: string) =>
      client.query(`update members set ${set} where person_id = $1`, [person]),
    commit: () => client.query('commit'),
    end: () => client.end(),
  };
}

/** Attached before the commit, because the refusal can arrive together with its answer. */
const refusalOf = (change: Promise<unknown>) =>
  change.then(
    () => 'not refused',
    (error: Error) => error.message,
  );

test.each([
  ['demote', `role = 'member'`],
  ['remove', 'left_at = now()'],
])('two owners who %s each other: the second one is refused', async (_, set) => {
  const first = await join(world, 'company');
  const second = await joinTeam(world, first.id, 'owner');
  const [one, other] = [await act(first), await act(second)];
  await one.change(second.personId, set);
  const refused = refusalOf(other.change(first.personId, set));
  await blocked(world.root);
  await one.commit();
  expect(await refused).toMatch(/forbidden|last_owner/);
  await Promise.all([one.end(), other.end()]);
  const { rows } = await world.root.query(
    `select person_id from members where company_id = $1 and role = 'owner' and left_at is null`,
    [first.id],
  );
  expect(rows).toEqual([{ person_id: first.personId }]);
});

test('two owners who leave at the same moment: one stays', async () => {
  const first = await join(world, 'company');
  const second = await joinTeam(world, first.id, 'owner');
  const [one, other] = [await act(first), await act(second)];
  await one.change(first.personId, 'left_at = now()');
  const refused = refusalOf(other.change(second.personId, 'left_at = now()'));
  await blocked(world.root);
  await one.commit();
  expect(await refused).toContain('last_owner');
  await Promise.all([one.end(), other.end()]);
  const { rows } = await world.root.query(
    'select person_id from members where company_id = $1 and left_at is null',
    [first.id],
  );
  expect(rows).toEqual([{ person_id: second.personId }]);
});
