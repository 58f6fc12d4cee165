import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { expect, test } from 'vitest';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { sealAccessLog } from '../../platform/access-log/seal-access-log.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { runQuestline } from '../run-questline.fixture.ts';

const { root, url } = await openTestDatabase();
const secret = 'a-secret-that-seals-the-record-of-access';
const verify = (...args: string[]) =>
  runQuestline(['audit', 'verify', ...args], {
    WORKER_DATABASE_URL: url('app_worker'),
    AUDIT_SECRETS: `first:${secret}`,
  });

async function sealTwoEntries() {
  await root.query(`insert into access_log (actor, action, at) select 'visitor', 'tested', now() - interval '1 hour'
    from generate_series(1, 2)`);
  const database = openDatabase(url('app_worker'), { connections: 1 });
  await sealAccessLog(
    database.as(worker),
    [{ id: 'first', secret }],
    createLog({ process: 'worker', level: 'silent' }),
  );
  await database.close();
  return (await root.query<{ seal: string }>('select seal from log_seals')).rows[0]!.seal;
}

test('prints what it checked, and exits with 1 if something was altered', async () => {
  const seal = await sealTwoEntries();
  expect(await verify('--seal', `1:${seal}`)).toEqual({
    code: 0,
    problem: '',
    out: `Checked 1 seal with 2 entries.
Not sealed yet: 0 entries.
The newest seal is 1:${seal}
The record of access was not altered.`,
  });
  await root.query('delete from access_log where number = 1');
  const { code, out } = await verify('--json');
  expect([code, JSON.parse(out)]).toMatchObject([
    1,
    { problems: ['1 entry was removed under seal 1 (entries 1 to 2).'] },
  ]);
});

test('a seal that is no seal is wrong usage', async () => {
  expect(await verify('--seal', 'nonsense')).toMatchObject({
    code: 2,
    problem: expect.stringContaining('--seal must look like'),
  });
});
