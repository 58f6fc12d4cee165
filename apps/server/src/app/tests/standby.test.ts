// Reads from a standby that is 500 ms behind, of an API with its own servers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@questline/contract';
import { startPostgres } from '@questline/db/postgres.ts';
import { startStandby } from '@questline/db/standby.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';
import { join as joinPeople } from '@questline/db/tests/people.ts';
import { inserter } from '@questline/db/tests/test-database.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../platform/env/env.ts';
import { keptLog } from '../../platform/jobs/relay-log.fixture.ts';
import { createApp } from '../app.ts';

const [primaryDir, standbyDir] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'questline-standby-'))) as [
  string,
  string,
];
const primary = await startPostgres({ dataDir: primaryDir, settings: { wal_keep_size: '256MB' } });
await makeTemplate(primary.url);
const name = new URL((await cloneTemplate(primary.url)).url('postgres')).pathname.slice(1);
const root = new pg.Client({ connectionString: primary.url('postgres', name) });
await root.connect();
const company = await joinPeople({ insert: inserter(root) }, 'company');
const student = await joinPeople({ insert: inserter(root) }, 'student');
await root.query(`update company_profiles set verification = 'verified', company_name = 'Name 0'`);
const expires_at = new Date(Date.now() + 86_400_000);
const startSession = (user_id: string) => inserter(root)('sessions', { user_id, expires_at });
const sessions = { company: await startSession(company.id), student: await startSession(student.id) };
const standby = await startStandby({
  url: primary.url('postgres', name),
  dataDir: standbyDir,
  settings: { recovery_min_apply_delay: '500ms' },
});

const { log, lines } = keptLog();
const secrets = { TOKEN_SECRETS: 'test:token-secret-of-this-test-and-no-other' };
const { http, tokens } = createApp(
  readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: primary.url('app_api', name),
    AUTH_DATABASE_URL: primary.url('app_auth', name),
    DESK_DATABASE_URL: primary.url('app_desk', name),
    WORKER_DATABASE_URL: primary.url('app_worker', name),
    REPLICA_DATABASE_URL: standby.url('app_api', name),
    ...secrets,
  }),
  log,
);
const origin = await http.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await http.close();
  await root.end();
  for (const server of [standby, primary]) await server.stop();
  for (const folder of [primaryDir, standbyDir]) rmSync(folder, { recursive: true });
});

const sign = async (kind: 'company' | 'student') => {
  const person = { company, student }[kind];
  const { token } = await tokens.sign({ ...person, kind }, sessions[kind]);
  return { authorization: `Bearer ${token}` };
};
const [asCompany, asStudent] = [await sign('company'), await sign('student')];

async function readName(headers: Record<string, string>) {
  const response = await fetch(`${origin}/api/companies/${company.id}`, { headers });
  return ((await response.json()) as { company_name: string }).company_name;
}
/** Returns the cookie of the response. */
async function rename(company_name: string) {
  const response = await fetch(`${origin}/api/company/profile`, {
    method: 'PATCH',
    headers: { ...asCompany, 'content-type': 'application/json' },
    body: JSON.stringify({ company_name }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.get('set-cookie')!;
  expect(cookie).toContain(`Max-Age=${limits.ownWritesSeconds}; HttpOnly`);
  return cookie.split(';')[0]!;
}

test('people read their own changes immediately, and others when the standby has them', async () => {
  // Until it knows where the primary is, the standby isn't used.
  await sleep(2_500);
  let old = 0;
  for (let n = 1; n <= 20; n++) {
    const cookie = await rename(`Name ${n}`);
    expect(await readName({ ...asCompany, cookie })).toBe(`Name ${n}`);
    if ((await readName(asStudent)) === `Name ${n - 1}`) old++;
    while ((await readName(asStudent)) !== `Name ${n}`) await sleep(20);
  }
  // At first, others read the old name: the standby is in use.
  expect(old).toBeGreaterThan(10);
}, 60_000);

test('a standby that is too far behind is skipped, and used again', async () => {
  const onStandby = new pg.Client({ connectionString: standby.url('postgres', name) });
  await onStandby.connect();
  await onStandby.query('select pg_wal_replay_pause()');
  await rename('Behind');
  await sleep(2_500);
  expect(await readName(asStudent)).toBe('Behind');
  expect(lines.join()).toContain('the standby is skipped');
  await onStandby.query('select pg_wal_replay_resume()');
  await onStandby.end();
  while (!lines.join().includes('the standby is used again')) {
    expect(await readName(asStudent)).toBe('Behind');
    await sleep(100);
  }
}, 30_000);

test('a standby that is gone is skipped', async () => {
  await standby.stop();
  await rename('Alone');
  for (let n = 0; n < 20; n++) expect(await readName(asStudent)).toBe('Alone');
});
