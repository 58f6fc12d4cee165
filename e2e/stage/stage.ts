// Everything as a deployment has it: the built web app served by the API, the worker, PostgreSQL with the seed,
// and a real mail server. Only the address is this machine's own. SLOW_MS lets requests and answers wait; STRICT builds
// the web app with React's development build, whose StrictMode runs every effect twice.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@questline/db/free-port.ts';
import { hasty, startPostgres } from '@questline/db/postgres.ts';
import { migrate } from '@questline/db/migrate.ts';
import { seed } from '@questline/db/seed/seed.ts';
import { MailDev } from 'maildev';
import pg from 'pg';
import { hangMailDoor } from './mail-switch.ts';
import { startProcess } from './processes.ts';
import { hangSlowDoor } from './slow-door.ts';

const root = join(import.meta.dirname, '../..');
const logs = join(root, '.data/journeys');
const database = 'questline';
const slowMs = Number(process.env['SLOW_MS'] ?? 0);

export async function setStage() {
  mkdirSync(logs, { recursive: true });
  const buildEnv = { ...process.env, ...(process.env['STRICT'] && { NODE_ENV: 'development' }) };
  for (const script of ['packages/emails/build.ts', 'apps/web/build.ts'])
    execFileSync(process.execPath, [join(root, script)], {
      env: buildEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  const dataDir = mkdtempSync(join(tmpdir(), 'questline-journeys-'));
  const postgres = await startPostgres({ dataDir, settings: hasty });
  const admin = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  await migrate(postgres.url('postgres', database));
  const filesDir = mkdtempSync(join(tmpdir(), 'questline-journeys-files-'));
  await seed(postgres.url('postgres', database), { mediaDir: join(filesDir, 'media') });

  const [port, slowPort, smtpPort, doorPort, mailPort, metricsPort, workerMetricsPort] = await Promise.all(
    Array.from({ length: 7 }, freePort),
  );
  const origin = `http://localhost:${slowMs ? slowPort : port}`;
  const env = {
    NODE_ENV: 'production',
    ORIGIN: origin,
    PORT: String(port),
    TRUST_PROXY: '1',
    TOKEN_SECRETS: 'journeys:a-secret-for-one-run-of-the-journeys',
    DATABASE_URL: postgres.url('app_api', database),
    AUTH_DATABASE_URL: postgres.url('app_auth', database),
    WORKER_DATABASE_URL: postgres.url('app_worker', database),
    SMTP_URL: `smtp://127.0.0.1:${doorPort}`,
    MAIL_FROM: 'Journeys <journeys@questline.example>',
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
  const mailbox = new MailDev({
    smtp: smtpPort!,
    ip: '127.0.0.1',
    web: mailPort!,
    webIp: '127.0.0.1',
    silent: true,
  });
  await mailbox.start();
  const mailDoor = await hangMailDoor({ port: doorPort!, behind: smtpPort! });
  const running = await Promise.all([
    start('api', /listening/, metricsPort!),
    start('worker', /working/, workerMetricsPort!),
  ]);

  const slowDoor = slowMs ? await hangSlowDoor({ port: slowPort!, behind: port!, slowMs }) : undefined;

  return {
    origin,
    mailbox: `http://127.0.0.1:${mailPort}`,
    mailDoor: mailDoor.handle,
    database: postgres.url('postgres', database),
    async strike() {
      await Promise.all(running.map((one) => one.stop()));
      await slowDoor?.takeAway();
      await mailDoor.takeAway();
      await mailbox.stop();
      await postgres.stop();
      for (const folder of [dataDir, filesDir]) rmSync(folder, { recursive: true });
    },
  };
}
