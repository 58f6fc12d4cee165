// npm run drill:alerts: causes every alert of deploy/monitoring/alerts.yml for real, and ends the cause. Passes if a real
// Prometheus that collects from real processes reports each alert as firing, and then no longer. Also runs every query of
// the dashboard. `-- --only Emails` causes some of them. The rules look at seconds instead of minutes; thresholds are the real ones.
import { randomInt, randomUUID } from 'node:crypto';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@questline/db/free-port.ts';
import pg from 'pg';
import { startPrometheus } from './alerts/prometheus.ts';
import { reportChecks, startEnvironment } from './environment/environment.ts';
import { startProcess, type Running } from './environment/server-process.ts';
import { makeTemporaryFolder } from './environment/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const fireWithinMs = 120_000;
const clearWithinMs = 120_000;
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const environment = await startEnvironment('alerts');
const { root: db, emailServer } = environment;
const ports = {
  http: await freePort(),
  api: await freePort(),
  worker: await freePort(),
  second: await freePort(),
};
const startApi = () =>
  environment.startApi(ports.http, { METRICS_PORT: String(ports.api), DATABASE_CONNECTIONS: '6' });
const startWorker = () => environment.startWorker({ WORKER_METRICS_PORT: String(ports.worker) });
let [api, worker] = [await startApi(), await startWorker()];
const prometheus = await startPrometheus(ports);
const student = await environment.createAccount('student');
// Only then is there an email to send.
await db.query('update users set email_verified_at = null where id = $1', [student.id]);
/** A second session, whose locks and settings outlive a statement. */
const other = new pg.Client({ connectionString: environment.url('postgres') });
await other.connect();

const get = (path: string, token?: string) =>
  fetch(api.url + path, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(10_000),
  }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
/** Each from another network address, so that no limit applies. */
const signIn = () =>
  fetch(`${api.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'not the right one' }),
    signal: AbortSignal.timeout(10_000),
  }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Repeats until stopped, several at the same time. */
function keepDoing(work: () => Promise<unknown>, { atOnce = 1, everyMs = 0 } = {}) {
  const stopping = new AbortController();
  const loops = Array.from({ length: atOnce }, async () => {
    while (!stopping.signal.aborted) {
      await work();
      await sleep(everyMs);
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(loops);
  };
}

const browse = () => keepDoing(() => get(`/api/initiatives/${student.id}`, student.token), { everyMs: 200 });
const sendEmail = () =>
  db.query(`insert into events (name, subject_id) values ('user.signed_up', $1)`, [student.id]);
/** Sign-ins count attempts first, and now wait for this lock. */
const lockAttempts = () => other.query('begin; lock table try_counts in access exclusive mode');
const unlock = () => other.query('rollback');

type End = () => Promise<unknown>;
/** Each starts the cause and returns what ends it. */
const causes: Record<string, () => Promise<End>> = {
  async QuestlineBackupOld() {
    return () => db.query('insert into backups (bytes) values (1)');
  },
  async QuestlineApiDown() {
    await api.kill();
    return async () => void (api = await startApi());
  },
  async QuestlineWorkerMissing() {
    await worker.kill();
    return async () => void (worker = await startWorker());
  },
  async QuestlineEventsLate() {
    await worker.kill();
    await db.query(
      `insert into events (name, subject_id, created_at) values ('message.sent', uuidv7(), now() - interval '2 minutes')`,
    );
    return async () => void (worker = await startWorker());
  },
  async QuestlineJobsLate() {
    await worker.kill();
    await db.query(
      `insert into pgboss.job (name, data, start_after) values ('file-sweep', '{}', now() - interval '10 minutes')`,
    );
    return async () => void (worker = await startWorker());
  },
  async QuestlineNoLeader() {
    await worker.kill();
    await other.query(`select pg_advisory_lock(hashtext('questline leader'))`);
    worker = await startWorker();
    return () => other.query('select pg_advisory_unlock_all()');
  },
  async QuestlineVersionsDiffer() {
    const second = await startOtherVersion();
    return () => second.kill();
  },
  async QuestlineDatabaseDown() {
    await db.query('alter role app_api nologin');
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app_api'`);
    return () => db.query('alter role app_api login');
  },
  async QuestlineErrors() {
    await db.query('alter table initiatives rename to initiatives_elsewhere');
    const stop = browse();
    return async () => {
      await db.query('alter table initiatives_elsewhere rename to initiatives');
      await sleep(1_000);
      return stop();
    };
  },
  async QuestlineSlow() {
    const stop = keepDoing(
      async () => {
        await lockAttempts();
        await sleep(1_500);
        await unlock();
      },
      { everyMs: 50 },
    );
    const stopRequests = keepDoing(signIn, { atOnce: 3 });
    return () => Promise.all([stop(), stopRequests()]);
  },
  async QuestlinePoolExhausted() {
    await lockAttempts();
    const stop = keepDoing(signIn, { atOnce: 12 });
    return () => Promise.all([unlock(), stop()]);
  },
  async QuestlineOverloaded() {
    await lockAttempts();
    const stop = keepDoing(signIn, { atOnce: 400, everyMs: 20 });
    return () => Promise.all([unlock(), stop()]);
  },
  async QuestlineRateLimited() {
    return keepDoing(() => get(`/api/initiatives/${student.id}`, student.token), { atOnce: 4 });
  },
  async QuestlineEventLoopSlow() {
    const stop = keepDoing(async () => {
      process.kill(worker.pid, 'SIGSTOP');
      await sleep(300);
      process.kill(worker.pid, 'SIGCONT');
      await sleep(20);
    });
    return stop;
  },
  async QuestlineEmailsFailing() {
    emailServer.state.behavior = 'busy';
    const stop = keepDoing(sendEmail, { everyMs: 500 });
    return async () => {
      emailServer.state.behavior = 'normal';
      await sleep(10_000);
      return stop();
    };
  },
  async QuestlineEmailsUndelivered() {
    emailServer.state.behavior = 'unknown recipient';
    await sendEmail();
    return async () => {
      emailServer.state.behavior = 'normal';
      await db.query('delete from mail_failures');
    };
  },
  async QuestlineFilesFailing() {
    // Their bytes are missing.
    for (let n = 0; n < 3; n++)
      await db.query(
        `with lost as (insert into files (owner_id, purpose, original_name, media_type, byte_size, object_key, uploaded_at)
          values ($1, 'photo', 'photo.png', 'image/png', 1, uuidv7()::text, now()) returning id)
        insert into events (name, subject_id) select 'file.uploaded', id from lost`,
        [student.id],
      );
    return () => db.query('update files set removed_at = now()');
  },
};

const until = async (limitMs: number, isSo: () => Promise<boolean>) => {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > limitMs) return undefined;
    await sleep(500);
  }
  return (performance.now() - from) / 1_000;
};
const isFiring = async (alert: string) => (await prometheus.firing()).includes(alert);

const rules = readFileSync(join(root, 'deploy/monitoring/alerts.yml'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
const checks: [boolean, string][] = [
  [
    alerts.toSorted().join() === Object.keys(causes).toSorted().join(),
    'every alert has a cause in this drill',
  ],
];
for (const [alert, cause] of Object.entries(causes)) {
  if (!alert.includes(values.only)) continue;
  const end = await cause();
  const fired = await until(fireWithinMs, () => isFiring(alert));
  await end();
  const cleared = await until(clearWithinMs, async () => !(await isFiring(alert)));
  const seconds = (took: number | undefined) => (took === undefined ? 'never' : `after ${took.toFixed(0)} s`);
  checks.push([
    fired !== undefined && cleared !== undefined,
    `${alert} fired ${seconds(fired)} and cleared ${seconds(cleared)}`,
  ]);
  console.log(checks.at(-1)![1]);
}

const { panels } = JSON.parse(readFileSync(join(root, 'deploy/monitoring/dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const stop = browse();
for (const { title, targets } of panels)
  for (const { expr } of targets) {
    const answer = await prometheus.query(expr.replaceAll('$__rate_interval', '15s'));
    checks.push([answer.length > 0, `dashboard, ${title}: ${answer.length} series`]);
  }
await stop();

reportChecks(checks);
prometheus.stop();
await other.end();
await environment.close();

/** A worker with another version: the same code beside a different package.json. */
async function startOtherVersion(): Promise<Running> {
  const folder = makeTemporaryFolder();
  cpSync(join(root, 'apps/server'), join(folder, 'apps/server'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '99.0.0', type: 'module' }));
  return startProcess({
    name: 'worker',
    args: [join(folder, 'apps/server/src/worker.ts')],
    ready: /"worker started"/,
    env: environment.env({ WORKER_METRICS_PORT: String(ports.second) }),
  });
}
