import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { expect, test } from 'vitest';
import { runQuestline } from '../run-questline.fixture.ts';

const { root, insert, url } = await openTestDatabase();

test('shows what is waiting, by kind, and for how long', async () => {
  await root.query(
    `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
       deletion_seconds, table_name, partition) values ('mail', 'standard', 1, 1, false, 900, 900, 900, 'job_common', false)`,
  );
  await root.query(
    `insert into pgboss.job (name, start_after) values ('mail', now() - interval '90 seconds'), ('mail', now() + interval '1 hour')`,
  );
  await insert('events', {
    name: 'message.sent',
    subject_id: crypto.randomUUID(),
    created_at: new Date(Date.now() - 10_000),
  });
  const settings = { DATABASE_URL: url('app_api') };
  const { code, out } = await runQuestline(['jobs', '--json'], settings);
  const { kinds } = JSON.parse(out) as { kinds: { kind: string; oldest_seconds: number }[] };
  expect(code).toBe(0);
  const [events, mail] = ['events', 'mail'].map((it) => kinds.find(({ kind }) => kind === it)!);
  expect(events).toMatchObject({ waiting: 1 });
  expect(mail).toMatchObject({ waiting: 1, later: 1, running: 0 });
  expect(events!.oldest_seconds).toBeGreaterThanOrEqual(10);
  expect(mail!.oldest_seconds).toBeGreaterThanOrEqual(90);
  expect((await runQuestline(['jobs'], settings)).out).toMatch(
    /^kind +waiting +oldest_seconds[\s\S]*\nmail +1 /,
  );
});
