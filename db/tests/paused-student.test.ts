// A guardian pauses an account while the student applies, with real connections: the application is either there before
// the pause or refused.
import pg from 'pg';
import { expect, test } from 'vitest';
import { blocked } from './blocked.ts';
import { join } from './people.ts';
import { openTestDatabase } from './test-database.ts';

const world = await openTestDatabase();
const { root, insert } = world;

/** An open transaction of a login role. */
async function begin(role: 'app_api' | 'app_auth', actor: string) {
  const client = new pg.Client({ connectionString: world.url(role) });
  await client.connect();
  await client.query('begin');
  await client.query('select keeper.set_actor($1)', [actor]);
  return {
    run: (text: string) => client.query(text),
    async finish(how: 'commit' | 'rollback' = 'commit') {
      await client.query(how);
      await client.end();
    },
  };
}

/** A student with a guardian, and a withdrawn application. */
async function arrange() {
  const [student, company] = [await join(world, 'student'), await join(world, 'company')];
  const initiative = async () => {
    const initiative_id = await insert('initiatives', { company_id: company.id, name: 'Survey' });
    await insert('tasks', { company_id: company.id, initiative_id, title: 'One', task_order: 1 });
    await root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
    return initiative_id;
  };
  const guardian = await insert('guardians', {
    student_id: student.id,
    email: 'parent@example.org',
    ends_at: new Date(Date.now() + 86_400_000),
  });
  const withdrawn = await insert('initiative_applications', {
    student_id: student.id,
    company_id: company.id,
    initiative_id: await initiative(),
  });
  await root.query(
    `begin; select set_config('app.actor', '${student.id}', true);
     update initiative_applications set status = 'withdrawn' where id = '${withdrawn}'; commit`,
  );
  return {
    student,
    pause: `select keeper.guardian_step('${guardian}', now() - interval '1 hour', 'pause', '2026-11')`,
    apply: `insert into initiative_applications (student_id, company_id, initiative_id)
      values ('${student.id}', '${company.id}', '${await initiative()}')`,
    applyAgain: `update initiative_applications set status = 'pending' where id = '${withdrawn}'`,
  };
}
const pendingOf = async (student: string) => {
  const { rows } = await root.query(
    `select count(*)::int from initiative_applications where student_id = $1 and status = 'pending'`,
    [student],
  );
  return rows[0].count as number;
};

test.each(['apply', 'applyAgain'] as const)(
  'a student who applies a moment after the pause is refused: %s',
  async (how) => {
    const it = await arrange();
    const [guardian, student] = [await begin('app_auth', 'anonymous'), await begin('app_api', it.student.id)];
    await guardian.run(it.pause);
    const applied = student.run(it[how]).then(
      () => 'not refused',
      (error: Error) => error.message,
    );
    await blocked(root);
    await guardian.finish();
    expect(await applied).toBe('account_paused');
    await student.finish('rollback');
    expect(await pendingOf(it.student.id)).toBe(0);
  },
);

test('a student who applied a moment before the pause has applied', async () => {
  const it = await arrange();
  const [guardian, student] = [await begin('app_auth', 'anonymous'), await begin('app_api', it.student.id)];
  await student.run(it.apply);
  const paused = guardian.run(it.pause);
  await blocked(root);
  await student.finish();
  await paused;
  await guardian.finish();
  expect(await pendingOf(it.student.id)).toBe(1);
});
