// A whole installation in production mode, in which tests plant faults: its own PostgreSQL with passwords, an email
// server, the API behind a proxy, and the worker.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@questline/db/free-port.ts';
import { migrate } from '@questline/db/migrate.ts';
import { startPostgres } from '@questline/db/postgres.ts';
import pg from 'pg';
import { startEmailServer } from '../../platform/email/email-server.fixture.ts';
import { newSecret } from '../../platform/auth/secrets.ts';
import { roles, urlSettings } from './check.ts';

const entry = (name: string) => join(import.meta.dirname, '../..', name);

async function listen(server: Server, port = 0) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Forwards to the API and says so, as often as there are proxies. */
const createProxy = (apiPort: number) =>
  createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.9' };
    const forwarded = request({ port: apiPort, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end('Bad gateway'));
    incoming.pipe(forwarded);
  });

export async function startInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'questline-installation-'));
  // As root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const postgres = await startPostgres({ dataDir });
  const admin = new pg.Pool({ connectionString: postgres.url('postgres', 'postgres'), max: 2 });
  await admin.query('create database questline');
  const adminUrl = postgres.url('postgres', 'questline');
  await migrate(adminUrl);
  const root = new pg.Pool({ connectionString: adminUrl, max: 2 });
  root.on('error', () => {});

  const passwords = Object.fromEntries(roles.map((role) => [role, newSecret()]));
  for (const role of roles) await root.query(`alter role ${role} password '${passwords[role]}'`);
  const askForPasswords = async (method: 'trust' | 'scram-sha-256') => {
    writeFileSync(
      join(dataDir, 'pg_hba.conf'),
      `host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 ${method}\n`,
    );
    await admin.query('select pg_reload_conf()');
  };
  await askForPasswords('scram-sha-256');
  await root.query(
    `insert into operators (email, name, role, password_hash) values ('lea@desk.example', 'Lea', 'lead', 'x')`,
  );
  await root.query('insert into backups (bytes) values (1)');

  const email = await startEmailServer();
  const [apiPort, filesDir] = [await freePort(), join(folder, 'files')];
  const proxy = createProxy(apiPort);
  const origin = `http://localhost:${await listen(proxy)}`;
  const url = (role: string, database = 'questline') =>
    Object.assign(new URL(postgres.url(role, database)), { password: passwords[role] ?? '' }).href;
  const settings: Record<string, string> = {
    NODE_ENV: 'production',
    ...Object.fromEntries(roles.map((role) => [urlSettings[role], url(role)])),
    ORIGIN: origin,
    TRUST_PROXY: '1',
    TOKEN_SECRETS: `one:${newSecret()}`,
    AUDIT_SECRETS: `one:${newSecret()}`,
    CREDENTIAL_SECRETS: `one:${newSecret()}`,
    SMTP_URL: email.url,
    EMAIL_FROM: 'Questline <hello@questline.example>',
    FILES_DIR: filesDir,
  };

  const processes: ChildProcess[] = [];
  const start = (file: string, more: Record<string, string>) => {
    const child = spawn(process.execPath, [entry(file)], {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...settings, ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    processes.push(child);
    return child;
  };
  start('api.ts', { PORT: String(apiPort), METRICS_PORT: '0' });
  const worker = start('worker.ts', { WORKER_METRICS_PORT: '0' });
  const seen = async () =>
    (await root.query(`select count(distinct kind)::int as count from processes`)).rows[0].count as number;
  while ((await seen()) < 2) await sleep(100);
  while (!(await fetch(`${origin}/readyz`)).ok) await sleep(100);

  return {
    settings,
    root,
    admin,
    url,
    adminUrl,
    askForPasswords,
    email,
    worker,
    proxy,
    folder,
    async stop() {
      await Promise.all(
        processes.map(async (child) => {
          if (child.exitCode === null && child.signalCode === null) {
            child.kill('SIGTERM');
            await once(child, 'exit');
          }
        }),
      );
      proxy.close();
      await email.stop();
      await root.end();
      await admin.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
