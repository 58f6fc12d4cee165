// npm run drill:alerts: causes every alert of deploy/monitoring/alerts.yml for real, and ends the cause. Passes if a real
// Prometheus that collects from real processes reports each alert as firing, and then no longer. Also runs every query of
// the dashboard. `-- --only Emails` causes some of them. The rules look at seconds instead of minutes; thresholds are the real ones.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@questline/db/free-port.ts';
import pg from 'pg';
import { createCauses } from './alerts/causes.ts';
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
const startWorker = (more?: Record<string, string>) =>
  environment.startWorker({ WORKER_METRICS_PORT: String(ports.worker), ...more });
const servers = { api: await startApi(), worker: await startWorker() };
const prometheus = await startPrometheus(ports);
const student = await environment.createAccount('student');
await db.query('insert into backups (bytes) values (1)');
// Only then is there an email to send.
await db.query('update users set email_verified_at = null where id = $1', [student.id]);
const other = new pg.Client({ connectionString: environment.url('postgres') });
await other.connect();
const { causes, browse } = createCauses({
  db,
  other,
  emailServer,
  student,
  servers,
  startApi,
  startWorker,
  startOtherVersion,
});

const until = async (limitMs: number, isSo: () => Promise<boolean>) => {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > limitMs) return undefined;
    await sleep(500);
  }
  return (performance.now() - from) / 1_000;
};
const isFiring = async (alert: string) => (await prometheus.firing()).includes(alert);

const checks: [boolean, string][] = [];
for (const [alert, cause] of Object.entries(causes)) {
  if (!alert.includes(values.only)) continue;
  // What fires already proves nothing about its cause.
  const wasQuiet = await until(clearWithinMs, async () => !(await isFiring(alert)));
  const end = await cause();
  const fired = await until(fireWithinMs, () => isFiring(alert));
  await end();
  const cleared = await until(clearWithinMs, async () => !(await isFiring(alert)));
  const seconds = (took: number | undefined) => (took === undefined ? 'never' : `after ${took.toFixed(0)} s`);
  checks.push([
    wasQuiet !== undefined && fired !== undefined && cleared !== undefined,
    `${alert} was quiet ${seconds(wasQuiet)}, fired ${seconds(fired)} and cleared ${seconds(cleared)}`,
  ]);
  console.log(checks.at(-1)![1]);
}

const { panels } = JSON.parse(readFileSync(join(root, 'deploy/monitoring/dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const stop = browse();
for (const { title, targets } of panels)
  for (const { expr } of targets) {
    const found = await prometheus.query(expr.replaceAll('$__rate_interval', '15s'));
    checks.push([found.length > 0, `dashboard, ${title}: ${found.length} series`]);
  }
await stop();

reportChecks(checks);
prometheus.stop();
await other.end();
await environment.close();

/** The same code beside a different package.json. */
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
