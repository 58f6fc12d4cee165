// What the journeys run against, as in production: the built web app served by the API, the worker, PostgreSQL with the
// seed, and a real email server. SLOW_MS delays requests and responses; STRICT builds the web app with React's
// development build, whose StrictMode runs every effect twice.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@questline/db/free-port.ts';
import { unsafeButFast, startPostgres } from '@questline/db/postgres.ts';
import { migrate } from '@questline/db/migrate.ts';
import { seed } from '@questline/db/seed/seed.ts';
import { MailDev } from 'maildev';
import pg from 'pg';
import { startEmailSwitch } from './email-switch.ts';
import { startProcess } from './processes.ts';
import { startSlowProxy } from './slow-proxy.ts';

const root = join(import.meta.dirname, '../..');
const logs = join(root, '.data/journeys');
const database = 'questline';
const slowMs = Number(process.env['SLOW_MS'] ?? 0);

async function build() {
  const env = { ...process.env, ...(process.env['STRICT'] && { NODE_ENV: 'development' }) };
  for (const script of ['packages/emails/build.ts', 'apps/web/build.ts'])
    await promisify(execFile)(process.execPath, [join(root, script)], { env, maxBuffer: 1e8 });
}

async function startDatabase(filesDir: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-journeys-'));
  const postgres = await startPostgres({ dataDir, settings: unsafeButFast });
  const admin = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  await migrate(postgres.url('postgres', database));
  await seed(postgres.url('postgres', database), { mediaDir: join(filesDir, 'media') });
  return { postgres, dataDir };
}

/** `atOnce` is how many journeys run at the same time. */
export async function startEnvironment(atOnce = 1) {
  mkdirSync(logs, { recursive: true });
  const filesDir = mkdtempSync(join(tmpdir(), 'questline-journeys-files-'));
  const [{ postgres, dataDir }] = await Promise.all([startDatabase(filesDir), build()]);

  const [port, slowPort, smtpPort, switchPort, inboxPort, metricsPort, workerMetricsPort] = await Promise.all(
    Array.from({ length: 7 }, freePort),
  );
  // Each journey that runs at the same time starts its own.
  const pushServices = (await Promise.all(Array.from({ length: atOnce }, freePort))).map(
    (free) => `http://127.0.0.1:${free}`,
  );
  const origin = `http://localhost:${slowMs ? slowPort : port}`;
  const env = {
    NODE_ENV: 'production',
    ORIGIN: origin,
    PORT: String(port),
    TRUST_PROXY: '1',
    TOKEN_SECRETS: 'journeys:a-secret-for-one-run-of-the-journeys',
    AUDIT_SECRETS: 'journeys:another-secret-for-one-run-of-the-journeys',
    CREDENTIAL_SECRETS: 'journeys:another-secret-for-one-run-of-the-journeys',
    DATABASE_URL: postgres.url('app_api', database),
    AUTH_DATABASE_URL: postgres.url('app_auth', database),
    DESK_DATABASE_URL: postgres.url('app_desk', database),
    WORKER_DATABASE_URL: postgres.url('app_worker', database),
    PUSH_SECRET: 'the-secret-for-notifications-in-the-journeys',
    PUSH_SERVICES: pushServices.join(','),
    SMTP_URL: `smtp://127.0.0.1:${switchPort}`,
    // Journeys wait for emails at any time of the day.
    QUIET_HOURS: 'off',
    // Most journeys continue with what follows from a decision. Those about undoing it start an API with the default.
    UNDO_SECONDS: '0',
    EMAIL_FROM: 'Journeys <journeys@questline.example>',
    OPERATOR_EMAIL: 'operator@questline.example',
    FILES_DIR: filesDir,
    SHUTDOWN_DELAY_MS: '0',
  };
  const start = (name: string, ready: RegExp, metrics: number) =>
    startProcess({
      name,
      args: [join(root, `apps/server/src/${name}.ts`)],
      env: { ...env, METRICS_PORT: String(metrics), WORKER_METRICS_PORT: String(metrics) },
      ready,
      logFile: join(logs, `${name}.log`),
    });
  const emailServer = new MailDev({
    smtp: smtpPort!,
    ip: '127.0.0.1',
    web: inboxPort!,
    webIp: '127.0.0.1',
    silent: true,
  });
  await emailServer.start();
  const emailSwitch = await startEmailSwitch({ port: switchPort!, target: smtpPort! });
  const running = await Promise.all([
    start('api', /listening/, metricsPort!),
    start('worker', /worker started/, workerMetricsPort!),
  ]);

  const slowProxy = slowMs ? await startSlowProxy({ port: slowPort!, target: port!, slowMs }) : undefined;

  return {
    origin,
    /** For journeys that need an API with other settings. */
    api: env,
    emails: `http://127.0.0.1:${inboxPort}`,
    emailSwitch: emailSwitch.url,
    database: postgres.url('postgres', database),
    async stop() {
      await Promise.all(running.map((one) => one.stop()));
      await slowProxy?.stop();
      await emailSwitch.stop();
      await emailServer.stop();
      await postgres.stop();
      for (const folder of [dataDir, filesDir]) rmSync(folder, { recursive: true });
    },
  };
}
