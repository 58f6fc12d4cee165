// Deleting a company while someone joins it, leaves it or writes for it, with real connections.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { blocked } from './blocked.ts';
import { join, joinTeam } from './people.ts';
import { openTestDatabase } from './test-database.ts';

const world = await openTestDatabase();
const { root, insert } = world;

/** An open transaction of a login role. */
async function begin(role: 'app_api' | 'app_auth', actor: string, person?: string) {
  const client = new pg.Client({ connectionString: world.url(role) });
  await client.connect();
  await client.query('begin');
  await client.query('select keeper.set_actor($1, $2)', [actor, person ?? null]);
  return {
    run: async (text: string) => (await client.query(text)).rows,
    async finish(how: 'commit' | 'rollback' = 'commit') {
      await client.query(how);
      await client.end();
    },
  };
}
/** The message of a statement that fails. */
const refusalOf = (statement: Promise<unknown>) =>
  statement.then(
    () => 'not refused',
    (error: Error) => error.message,
  );
const remove = 'select keeper.delete_own_company()';

async function arrange() {
  const founder = await join(world, 'company');
  const member = await joinTeam(world, founder.id);
  const email = `${randomUUID()}@example.org`;
  const person = await insert('profiles', { user_type: 'company', full_name: 'Joining' });
  await insert('users', { id: person, email, password_hash: '-', email_verified_at: new Date() });
  const invitation = await insert('invitations', {
    company_id: founder.id,
    email,
    role: 'owner',
    invited_by: founder.id,
  });
  return {
    founder,
    member,
    person,
    joining: `select keeper.join_team('${invitation}', 1, '${person}') as company`,
  };
}
const membersOf = async (company: string) =>
  (await root.query('select person_id from members where company_id = $1', [company])).rows;

describe('deleting a company', () => {
  test('someone who joins a moment later gets no company', async () => {
    const { founder, joining } = await arrange();
    const [deletion, join] = [await begin('app_auth', founder.id), await begin('app_auth', 'anonymous')];
    await deletion.run(remove);
    const joined = join.run(joining);
    await blocked(root);
    await deletion.finish();
    expect(await joined).toEqual([{ company: null }]);
    await join.finish();
    expect(await membersOf(founder.id)).toEqual([]);
  });

  test('someone who joined a moment earlier loses access again', async () => {
    const { founder, person, joining } = await arrange();
    const [deletion, join] = [await begin('app_auth', founder.id), await begin('app_auth', 'anonymous')];
    expect(await join.run(joining)).toEqual([{ company: founder.id }]);
    const deleted = deletion.run(remove);
    await blocked(root);
    await join.finish();
    await deleted;
    await deletion.finish();
    expect(await membersOf(founder.id)).toEqual([]);
    const { rows } = await root.query(
      'select left_company_at is not null as waits from profiles where id = $1',
      [person],
    );
    expect(rows).toEqual([{ waits: true }]);
  });

  test.each(['leaves', 'deletes their account'])('a member %s a moment later', async (what) => {
    const { founder, member } = await arrange();
    const leaves = what === 'leaves';
    const [deletion, leaving] = [
      await begin('app_auth', founder.id),
      await begin(leaves ? 'app_api' : 'app_auth', founder.id, member.personId),
    ];
    await deletion.run(remove);
    const left = leaving.run(
      leaves
        ? `update members set left_at = now() where person_id = '${member.personId}' returning role`
        : 'select keeper.delete_account()',
    );
    await blocked(root);
    await deletion.finish();
    expect(await left).toHaveLength(leaves ? 0 : 1);
    await leaving.finish();
    expect(await membersOf(founder.id)).toEqual([]);
  });

  test('a second owner who deletes it at the same moment is refused', async () => {
    const { founder } = await arrange();
    const second = await joinTeam(world, founder.id, 'owner');
    const [one, other] = [
      await begin('app_auth', founder.id),
      await begin('app_auth', founder.id, second.personId),
    ];
    await one.run(remove);
    const refusal = refusalOf(other.run(remove));
    await blocked(root);
    await one.finish();
    expect(await refusal).toBe('forbidden');
    await other.finish('rollback');
  });

  test.each([
    ['initiative_drafts', `insert into initiative_drafts (company_id, content) values (app.uid(), '{}')`],
    [
      'feedback_snippets',
      `insert into feedback_snippets (company_id, name, content) values (app.uid(), 'a', 'b')`,
    ],
  ])('nothing is left in %s that someone writes at the same moment', async (table, write) => {
    const { founder, member } = await arrange();
    const [deletion, writing] = [
      await begin('app_auth', founder.id),
      await begin('app_api', founder.id, member.personId),
    ];
    await deletion.run(remove);
    const refusal = refusalOf(writing.run(write));
    await blocked(root);
    await deletion.finish();
    expect(await refusal).toBe('not_signed_in');
    await writing.finish('rollback');
    const { rows } = await root.query(`select from ${table} where company_id = $1`, [founder.id]);
    expect(rows).toEqual([]);
  });
});

test("no company's row depends on the login of its founder", async () => {
  const { rows } = await root.query(
    `select conrelid::regclass::text as table from pg_constraint f join pg_attribute a
       on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
     where f.contype = 'f' and f.confrelid = 'users'::regclass and a.attname = 'company_id'`,
  );
  expect(rows).toEqual([]);
});
