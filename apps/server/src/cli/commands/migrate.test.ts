import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { expect, test } from 'vitest';
import { runQuestline } from '../run-questline.fixture.ts';

const { root, url } = await openTestDatabase();
const migrate = (...args: string[]) =>
  runQuestline(['migrate', ...args], { ADMIN_DATABASE_URL: url('postgres') });

test('needs only ADMIN_DATABASE_URL, and says that there is nothing to do', async () => {
  const { code, out } = await runQuestline(['migrate'], {
    ADMIN_DATABASE_URL: url('postgres'),
    NODE_ENV: 'production',
  });
  expect([code, out]).toEqual([0, 'Nothing to do.']);
});

test('applies what is missing', async () => {
  await root.query(`update migrations.applied set checksum = 'other' where name = 'policies'`);
  await root.query('delete from migrations.policies_applied');
  const { code, out } = await migrate('--json');
  expect([code, JSON.parse(out)]).toEqual([0, { applied: ['policies'] }]);
});

test('a database that is newer is refused in one line without a stack trace', async () => {
  await root.query(`insert into migrations.applied (name, checksum) values ('9999-later.sql', '-')`);
  const { code, problem } = await migrate();
  await root.query(`delete from migrations.applied where name = '9999-later.sql'`);
  expect([code, problem.trim().split('\n').length]).toEqual([1, 1]);
  expect(problem).toContain('Nothing was changed.');
});
