// Students by attention cost the same for a company with many students: the index has the order.
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { randomUUID } from 'node:crypto';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { countReceived } from './applications.queries.ts';
import { countActiveStudents, listActiveStudents } from './applications.students.queries.ts';

const world = await openTestDatabase();
const client = new pg.Client({ connectionString: world.url('app_api') });
await client.connect();
afterAll(() => client.end());

const [companyId, initiativeId] = [randomUUID(), randomUUID()];

/** Without triggers and foreign keys: a third has work to review, a third is finished. */
const fill = () =>
  world.root.query(`begin; set local session_replication_role = replica;
    insert into initiatives (id, company_id, name) values ('${initiativeId}', '${companyId}', 'Survey');
    insert into initiative_applications (student_id, initiative_id, company_id, client_id, status, decided_at, accepted_at, attention_at,
        last_submitted_at, reviews_pending)
      select uuidv7(), '${initiativeId}', '${companyId}', uuidv7(), case when n % 3 = 0 then 'completed' else 'accepted' end,
        now(), now(), case when n % 3 > 0 then now() + (n - 6000) * interval '1 minute' end, now(), (n % 3 = 1)::int
      from generate_series(1, 12000) n;
    commit; analyze initiative_applications`);

async function explain(statement: Compilable) {
  await client.query('begin');
  await client.query(`select set_config('app.actor', $1, true), set_config('app.person', $1, true)`, [
    companyId,
  ]);
  await client.query('set local enable_sort = off');
  const { sql: text, parameters } = statement.compile();
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
  await client.query('commit');
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return { rows: plan['Actual Rows'], buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

// 192 buffers for a page and 40 for the counts.
test('reads one page of 12,000 students, from the beginning or from the middle', async () => {
  await fill();
  const after = { key: 'infinity', id: '00000000-0000-0000-0000-000000000000' };
  const by = { companyId, tab: 'all', sort: 'attention' } as const;
  for (const asked of [by, { ...by, after }, { ...by, initiativeId }, { ...by, initiativeId, after }]) {
    const { rows, buffers } = await explain(listActiveStudents(asked));
    expect(rows).toBe(30);
    expect(buffers).toBeLessThan(300);
  }
  for (const counting of [
    countActiveStudents(companyId),
    countActiveStudents(companyId, initiativeId),
    countReceived(companyId),
    countReceived(companyId, initiativeId),
  ])
    expect((await explain(counting)).buffers).toBeLessThan(100);
});
