// npm run drill:upgrade [-- --size 0.1]: upgrades the previous release, with its seed or with the large data set, while people
// send 100 requests a second. The migration is killed several times at random moments. Afterward the old API answers what it
// answered before, and new processes take over one by one. Passes if no request fails. With --from 0.1.0, the API is stopped
// for the upgrade, because that version doesn't run on the new schema, and the drill measures how long it takes. With --tests,
// it only runs the server tests of the previous release on the new schema, all of them or those in the files named after it.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '@questline/db/postgres.ts';
import pg from 'pg';
import { reportChecks } from './environment/environment.ts';
import { send, type Ask } from './environment/send.ts';
import { startProcess, type Running } from './environment/server-process.ts';
import { describe, startLoad, type Phase } from './upgrade/load.ts';
import { prepareRelease, releases } from './upgrade/release.ts';
import { runReleaseTests } from './upgrade/release-tests.ts';
import { requestsFor } from './upgrade/requests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    rate: { type: 'string', default: '100' },
    kills: { type: 'string', default: '5' },
    from: { type: 'string', default: 'previous' },
    tests: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
/** Shorter than most runs, so that most kills hit a run that has work left. */
const killWithinMs = 1_000;
const list = (kinds: [string, number][]) =>
  kinds.map(([kind, status]) => `${status} ${kind}`).join(', ') || 'none';
const from = releases[values.from as keyof typeof releases];
const release = prepareRelease(from);
if (values.tests) {
  reportChecks(await runReleaseTests(release, positionals));
  process.exit();
}
const began = performance.now();
const say = (what: string) =>
  console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${what}`);
const here = join(import.meta.dirname, '..');

const dataDir = mkdtempSync(join(tmpdir(), 'questline-upgrade-data-'));
const filesDir = mkdtempSync(join(tmpdir(), 'questline-upgrade-files-'));
const postgres = await startPostgres({ dataDir, settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
const database = (role: string) => postgres.url(role, 'questline');
const key = { id: 'drill', secret: `the-secret-of-this-drill-alone-${randomUUID()}` };
const secrets = `${key.id}:${key.secret}`;
const env = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  METRICS_PORT: '0',
  PORT: '0',
  TRUST_PROXY: '1',
  DATABASE_URL: database('app_api'),
  AUTH_DATABASE_URL: database('app_auth'),
  WORKER_DATABASE_URL: database('app_worker'),
  SMTP_URL: 'smtp://127.0.0.1:1',
  TOKEN_SECRETS: secrets,
  FILES_DIR: filesDir,
  ADMIN_DATABASE_URL: database('postgres'),
};
const lines: string[] = [];
const newSettings = {
  DESK_DATABASE_URL: database('app_desk'),
  AUDIT_SECRETS: secrets,
  CREDENTIAL_SECRETS: secrets,
};
const startApi = (folder: string) =>
  startProcess({
    name: 'api',
    args: [join(folder, 'apps/server/src/api.ts')],
    ready: /Server listening at/,
    env: { ...env, LOG_LEVEL: 'info', ...((folder === here || !from.needsStop) && newSettings) },
    onLine: (line) => /"level":"?(50|60|error|fatal)/.test(line) && lines.push(line),
  });

async function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  const [out, error] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script} exited with ${code}: ${await error}`);
  return out;
}

const administrator = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
await administrator.connect();
await administrator.query('create database questline');
await administrator.end();
const root = new pg.Client({ connectionString: database('postgres') });
await root.connect();
await run(join(release, 'db/migrate.ts'));
say(`${from.version} is migrated`);
if (values.size) {
  const { build } = await import(join(release, 'bench/large/build.ts'));
  await build(database('postgres'), Number(values.size));
} else await run(join(release, 'db/seed/seed.ts'));
await root.query('analyze');
const { rows: sizes } = await root.query(
  `select relname as name, reltuples::bigint as rows from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
   order by reltuples desc limit 4`,
);
say(
  `${from.version} with ${sizes.map((it) => `${Number(it.rows).toLocaleString('en')} ${it.name}`).join(', ')}`,
);

const asks = await requestsFor(root, key);
const old: Running[] = [await startApi(release), await startApi(release)];
say('two of its API processes run');
const nodes = new Set(old.map(({ url }) => url));

/** One of each kind, to compare what the old API answers before and after. */
const kinds = new Map(asks.reads.map((ask) => [kindOf(ask), ask]));
function kindOf({ method, path, token }: Ask) {
  return `${method} ${path.replaceAll(/[\da-f-]{36}/g, ':id')} ${token ? 'signed in' : ''}`;
}
const statuses = async (origin: string) => {
  const found = new Map<string, number>();
  for (const [kind, ask] of kinds) found.set(kind, (await send(origin, ask)).status);
  for (const change of asks.changes.slice(0, 6))
    found.set(kindOf(change()), (await send(origin, change())).status);
  return found;
};
const before = await statuses(old[0]!.url);

const load = startLoad(nodes, Number(values.rate), asks);
const phase = (name: string) => {
  load.phase(name);
  say(name);
};
phase(`${from.version} before`);
await sleep(8_000);

let phases: Phase[] = [];
const stoppedAt = performance.now();
if (from.needsStop) {
  phases = await load.stop();
  for (const one of old) await one.kill();
} else phase('while the migration is killed and repeated');
const migrating = () =>
  spawn(process.execPath, [join(here, 'apps/server/src/questline.ts'), 'migrate'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const applied = async () =>
  Number((await root.query('select count(*) as n from migrations.applied')).rows[0].n);
const killedAt: number[] = [];
for (let n = 0; n < kills; n++) {
  const child = migrating();
  const exited = once(child, 'exit');
  // Starting takes a while, so the moment is counted from its connection to the database.
  const isMigrating = `select from pg_locks where locktype = 'advisory' and granted`;
  while ((await root.query(isMigrating)).rowCount === 0 && child.exitCode === null) await sleep(2);
  await sleep(Math.random() * killWithinMs);
  const isRunning = child.kill('SIGKILL');
  await exited;
  if (isRunning) killedAt.push(await applied());
  say(isRunning ? `killed; ${killedAt.at(-1)} migrations are applied` : 'finished before it was killed');
}
const last = migrating();
const migratedFrom = performance.now();
const output = Promise.all([text(last.stdout), text(last.stderr)]);
const [migrateCode] = (await once(last, 'exit')) as [number | null];
const migrateSeconds = (performance.now() - migratedFrom) / 1_000;
const [migrated, migrateError] = await output;
say(`${migrated.trim().slice(0, 200)}${migrateError}`);

let after = before;
const fresh: Running[] = [];
async function startNew() {
  const next = await startApi(here);
  fresh.push(next);
  while ((await send(next.url, { method: 'GET', path: '/readyz' })).status !== 200) await sleep(100);
  return next;
}
if (from.needsStop) {
  await startNew();
  say(`nobody could use the site for ${((performance.now() - stoppedAt) / 1_000).toFixed(0)} s`);
} else {
  phase(`${from.version} on the new schema`);
  await sleep(8_000);
  after = await statuses(old[0]!.url);
  const { status } = await send(old[0]!.url, { method: 'GET', path: '/readyz' });
  say(`/readyz of ${from.version} answers ${status}`);
  phase('new processes take over');
  for (const one of old) {
    nodes.add((await startNew()).url);
    // As a load balancer does: no new requests, then the process ends after those that have begun.
    nodes.delete(one.url);
    await sleep(500);
    process.kill(one.pid, 'SIGTERM');
    await sleep(3_000);
  }
  phase('the new version');
  await sleep(8_000);
  phases = await load.stop();
}
const answered = await statuses(fresh[0]!.url);

const changed = [...before].filter(([kind, status]) => after.get(kind) !== status);
const unanswered = [...before].filter(([, status]) => status >= 400);
const failing = [...answered].filter(([, status]) => status >= 500);
const { rows: schema } = await root.query(
  `select (select count(*) from pg_index where not indisvalid) as invalid,
     (select count(*) from migrations.applied where name = 'policies') as policies`,
);
for (const node of fresh) await node.kill();
for (const node of old) await node.kill();
await root.end();
await postgres.stop();
for (const folder of [dataDir, filesDir]) rmSync(folder, { recursive: true, force: true });

for (const phase of phases) console.log(describe(phase));
for (const line of new Set(lines.slice(0, 20))) console.log(line.slice(0, 400));
reportChecks([
  [
    migrateCode === 0,
    `the migration finished ${migrateSeconds.toFixed(1)} s after it was started the last time ${migrateError}`,
  ],
  [
    killedAt.length > 0 || kills === 0,
    `killed ${killedAt.length} times while it ran, with ${killedAt.join(', ')} migrations applied by then`,
  ],
  [
    schema[0].invalid === '0' && schema[0].policies === '1',
    'no invalid index is left, and the policies are those of this version',
  ],
  [unanswered.length === 0, `${before.size} kinds of requests, refused before: ${list(unanswered)}`],
  [failing.length === 0, `the new version fails at: ${list(failing)}`],
  [
    changed.length === 0,
    `${from.version} answers ${before.size} kinds of requests as before on the new schema${changed.map(([kind, status]) => `\n  ${kind}: ${status} before, ${after.get(kind)} after`).join('')}`,
  ],
  [
    phases.every(({ failed }) => failed.length === 0),
    `${phases.reduce((sum, { failed }) => sum + failed.length, 0)} of ${phases.reduce((sum, { times }) => sum + times.length, 0)} requests failed`,
  ],
]);
