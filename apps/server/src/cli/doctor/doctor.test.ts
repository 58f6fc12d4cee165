// Plants faults in a real installation. The doctor must find each one and say how to fix it.
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@questline/db/free-port.ts';
import { migrate } from '@questline/db/migrate.ts';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { runQuestline } from '../run-questline.fixture.ts';
import { isTooOld } from './database.checks.ts';
import { startInstallation } from './installation.fixture.ts';

type Outcome = { check: string; status: string; why?: string; problems: { message: string; fix: string }[] };
type Plant = { settings?: Record<string, string>; args?: string[]; remove?: () => unknown };
type Fault = [name: string, check: string, message: string, fix: string, plant: () => Plant | Promise<Plant>];

const home = await startInstallation();
afterAll(() => home.stop());

async function examine({ settings = {}, args = [] }: Plant = {}) {
  const { code, out } = await runQuestline(['doctor', '--json', ...args], { ...home.settings, ...settings });
  return { code, checks: (JSON.parse(out) as { checks: Outcome[] }).checks };
}

/** Runs SQL as the administrator, and other SQL to undo it. */
const sql = (text: string, undo: string) => async (): Promise<Plant> => {
  await home.root.query(text);
  return { remove: () => home.root.query(undo) };
};
const setting = (settings: Record<string, string>) => () => ({ settings });
const changed = (key: string, change: (url: URL) => void) => () => {
  const url = new URL(home.settings[key]!);
  change(url);
  return { settings: { [key]: url.href } };
};

async function answering(status: number, body: string, type = 'application/xml') {
  const server = createServer((_, reply) => reply.writeHead(status, { 'content-type': type }).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, remove: () => server.close() };
}

/** Refuses every password. */
async function emailServer(options: SMTPServerOptions): Promise<Plant> {
  const server = new SMTPServer({
    ...options,
    onAuth: (_auth, _session, reply) => reply(new Error('Wrong password')),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: { SMTP_URL: `smtp://user:wrong@127.0.0.1:${port}` },
    remove: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const building = 'Web app and emails are built';
const isBuilt = existsSync(join(import.meta.dirname, '../../../../web/dist/index.html'));

test('a healthy installation passes every check', async () => {
  const { code, checks } = await examine();
  // Tests also run without a build.
  const problems = checks.filter(({ status, check }) => status !== 'ok' && (isBuilt || check !== building));
  expect(problems).toEqual([]);
  expect([code, checks.length]).toEqual([isBuilt ? 0 : 1, 25]);
});

const faults: Fault[] = [
  [
    'PostgreSQL is not running',
    'Database connections',
    "app_api can't connect",
    'Start PostgreSQL',
    changed('DATABASE_URL', (url) => (url.port = '1')),
  ],
  [
    'a wrong password',
    'Database connections',
    "app_worker can't connect",
    'alter role app_worker password',
    changed('WORKER_DATABASE_URL', (url) => (url.password = 'wrong')),
  ],
  [
    'a database that does not exist',
    'Database connections',
    "app_desk can't connect",
    'Create the database',
    changed('DESK_DATABASE_URL', (url) => (url.pathname = '/nowhere')),
  ],
  [
    'a role of another database',
    'One database',
    'AUTH_DATABASE_URL leads to another database',
    'Use the same host, port and database name',
    changed('AUTH_DATABASE_URL', (url) => (url.pathname = '/postgres')),
  ],
  [
    'a role that bypasses row level security',
    'Database roles',
    'app_api bypasses row level security',
    'alter role app_api nobypassrls',
    sql('alter role app_api bypassrls', 'alter role app_api nobypassrls'),
  ],
  [
    'a role that is a superuser',
    'Database roles',
    'app_auth is a superuser',
    'alter role app_auth nosuperuser',
    sql('alter role app_auth superuser', 'alter role app_auth nosuperuser'),
  ],
  [
    'a role that can become the owner',
    'Database roles',
    'app_worker can become app_owner',
    'revoke app_owner from app_worker',
    sql('grant app_owner to app_worker', 'revoke app_owner from app_worker'),
  ],
  [
    'a missing right',
    'Rights of the database roles',
    "app_auth can't work: permission denied",
    'grant execute on function keeper.set_actor to app_auth',
    sql(
      'revoke execute on function keeper.set_actor from app_auth',
      'set role app_keeper; grant execute on function keeper.set_actor to app_auth; reset role',
    ),
  ],
  [
    'a role without a time limit',
    'Time limits of the database roles',
    'app_api has no statement_timeout',
    'questline migrate',
    sql('alter role app_api set statement_timeout = 0', `alter role app_api set statement_timeout = '5s'`),
  ],
  [
    'row level security that is off',
    'Row level security',
    'off for the table student_notes',
    'alter table student_notes enable row level security',
    sql(
      'alter table student_notes disable row level security',
      'alter table student_notes enable row level security',
    ),
  ],
  [
    'a policy that was changed by hand',
    'Policies, triggers, functions and grants',
    'Someone changed policies',
    'Run `questline migrate`',
    async () => {
      const { rows } = await home.root.query<{ name: string; table: string }>(
        `select policyname as name, tablename as table from pg_policies where cmd = 'SELECT' order by 2, 1 limit 1`,
      );
      await home.root.query(`alter policy "${rows[0]!.name}" on "${rows[0]!.table}" using (true)`);
      // As the doctor says.
      return { remove: async () => expect(await migrate(home.adminUrl)).toEqual(['policies']) };
    },
  ],
  [
    'a grant that was added by hand',
    'Policies, triggers, functions and grants',
    'Someone changed policies',
    'Run `questline migrate`',
    sql('grant delete on users to app_api', 'revoke delete on users from app_api'),
  ],
  [
    'a migration that is missing',
    'Database version',
    'The database lacks 0104-push.sql',
    'questline migrate',
    sql(
      `create table public.kept as select * from migrations.applied where name = '0104-push.sql';
       alter table public.kept enable row level security, force row level security;
       delete from migrations.applied where name = '0104-push.sql'`,
      'insert into migrations.applied select * from public.kept; drop table public.kept',
    ),
  ],
  [
    'a database that is newer',
    'Database version',
    'it has 9999-later.sql',
    'Install the version that migrated it',
    sql(
      `insert into migrations.applied (name, checksum) values ('9999-later.sql', '-')`,
      `delete from migrations.applied where name = '9999-later.sql'`,
    ),
  ],
  [
    'a password that is easy to guess',
    'Passwords of the database roles',
    'The password of app_desk is easy to guess',
    'openssl rand -hex 24',
    async () => {
      await home.root.query(`alter role app_desk password 'app_desk'`);
      const before = new URL(home.settings['DESK_DATABASE_URL']!).password;
      return {
        ...changed('DESK_DATABASE_URL', (url) => (url.password = 'app_desk'))(),
        remove: () => home.root.query(`alter role app_desk password '${before}'`),
      };
    },
  ],
  [
    'a server that asks for no password',
    'PostgreSQL asks for passwords',
    'PostgreSQL accepts any password',
    'scram-sha-256',
    async () => {
      await home.askForPasswords('trust');
      return { remove: () => home.askForPasswords('scram-sha-256') };
    },
  ],
  [
    'a server that may lose data',
    'PostgreSQL writes to disk',
    'full_page_writes = off',
    'Set full_page_writes = on',
    async () => {
      await home.admin.query('alter system set full_page_writes = off');
      await home.admin.query('select pg_reload_conf()');
      return {
        async remove() {
          await home.admin.query('alter system reset full_page_writes');
          await home.admin.query('select pg_reload_conf()');
        },
      };
    },
  ],
  [
    'a secret that is easy to guess',
    'Secrets',
    'A secret in AUDIT_SECRETS is easy to guess',
    'openssl rand -hex 32',
    setting({ AUDIT_SECRETS: `one:${'x'.repeat(40)}` }),
  ],
  [
    'a secret that is used twice',
    'Secrets',
    'TOKEN_SECRETS and CREDENTIAL_SECRETS contain the same secret',
    'used nowhere else',
    () => setting({ CREDENTIAL_SECRETS: home.settings['TOKEN_SECRETS']! })(),
  ],
  [
    'a setting that is missing',
    'Settings',
    'EMAIL_FROM is missing',
    'docs/settings.md explains EMAIL_FROM',
    setting({ EMAIL_FROM: '' }),
  ],
  [
    'a setting that is misspelled',
    'Settings',
    'Did you mean FILES_DIR?',
    'docs/settings.md',
    setting({ FILE_DIR: '/data' }),
  ],
  [
    'an origin without encryption',
    'Settings',
    'ORIGIN must begin with https://',
    'docs/settings.md explains ORIGIN',
    setting({ ORIGIN: 'http://questline.example' }),
  ],
  [
    'a site that is not reachable',
    'Site',
    "can't be reached (ECONNREFUSED)",
    'Start the API and the proxy',
    async () => ({ settings: { ORIGIN: `http://localhost:${await freePort()}` } }),
  ],
  [
    'another site at the origin',
    'Site',
    'Something else than this API answers',
    'forward every path to the API',
    async () => {
      const { url, remove } = await answering(200, '<h1>Welcome to nginx!</h1>', 'text/html');
      return { settings: { ORIGIN: url }, remove };
    },
  ],
  [
    'fewer proxies than trusted',
    'Proxies',
    'people can fake their network address',
    'Set TRUST_PROXY to 1',
    setting({ TRUST_PROXY: '2' }),
  ],
  [
    'more proxies than trusted',
    'Proxies',
    'everyone seems to have the same network address',
    'Set TRUST_PROXY to 1',
    setting({ TRUST_PROXY: '0' }),
  ],
  [
    'a folder that cannot be written to',
    'File storage',
    "can't be written to",
    'or set FILES_DIR to another folder',
    () => {
      writeFileSync(join(home.folder, 'a-file'), '');
      return { settings: { FILES_DIR: join(home.folder, 'a-file/files') } };
    },
  ],
  [
    'an S3 store that refuses the key',
    'File storage',
    'InvalidAccessKeyId',
    'Correct S3_ACCESS_KEY_ID',
    async () => {
      const { url, remove } = await answering(
        403,
        '<Error><Code>InvalidAccessKeyId</Code><Message>Unknown key</Message></Error>',
      );
      return {
        settings: {
          FILE_STORE: 's3',
          S3_ENDPOINT: url,
          S3_BUCKET: 'files',
          S3_ACCESS_KEY_ID: 'key',
          S3_SECRET_ACCESS_KEY: 'secret',
        },
        remove,
      };
    },
  ],
  ['a full disk', 'Disk space', 'GB left', 'use a larger disk', () => ({ args: ['--min-free', '1000000'] })],
  [
    'an email server that is down',
    'Email server',
    "refused the connection or didn't answer",
    'Check host and port in SMTP_URL',
    async () => {
      await home.email.stop();
      return { remove: () => home.email.startAgain() };
    },
  ],
  [
    'an email server that refuses the password',
    'Email server',
    '(EAUTH)',
    'Correct the user name and password in SMTP_URL',
    () => emailServer({ hideSTARTTLS: true, allowInsecureAuth: true }),
  ],
  [
    'an email server with a certificate that nobody signed',
    'Email server',
    '(ETLS)',
    'Install a certificate on the email server',
    () => emailServer({}),
  ],
  [
    'a worker that stopped',
    'Worker, jobs, emails and backups',
    'No worker has reported',
    'Start the worker',
    async () => {
      home.worker.kill('SIGTERM');
      await once(home.worker, 'exit');
      await home.root.query(
        `update processes set seen_at = now() - interval '3 minutes' where kind = 'worker'`,
      );
      return {};
    },
  ],
];

test.each(faults)('finds %s', async (_, check, message, fix, plant) => {
  const planted = await plant();
  try {
    const { code, checks } = await examine(planted);
    const found = checks.find((it) => it.check === check)!;
    expect(found).toMatchObject({ status: 'failed' });
    expect(found.problems).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      }),
    );
    expect([code, checks.length]).toEqual([1, 25]);
  } finally {
    await planted.remove?.();
  }
});

test('finds a clock that is wrong', async () => {
  const wrong = 'data:text/javascript,const now = Date.now; Date.now = () => now() + 90000;';
  const entry = join(import.meta.dirname, '../../questline.ts');
  const out = await new Promise<string>((done) => {
    const args = ['--import', wrong, entry, 'doctor', '--before-start'];
    execFile(process.execPath, args, { env: home.settings }, (_, stdout) => done(stdout));
  });
  expect(out).toContain("This machine's clock is 90 seconds ahead of the database's.");
  expect(out).toContain('→ Turn on time synchronization');
});

test('finds several faults in one run', async () => {
  const { checks } = await examine({
    settings: { DATABASE_URL: 'postgres://app_api@127.0.0.1:1/q', SMTP_URL: '', PORT: 'x', TRUST_PROXY: '2' },
  });
  const failed = checks.filter(({ status }) => status === 'failed').map(({ check }) => check);
  expect(failed).toEqual(expect.arrayContaining(['Settings', 'Database connections', 'Proxies']));
  expect(checks.find(({ check }) => check === 'Clock')).toMatchObject({
    status: 'skipped',
    why: 'needs a connection as app_api',
  });
});

test('warns about missing leads and backups without failing', async () => {
  await home.root.query(`update operators set role = 'operator'; delete from backups`);
  const { checks } = await examine();
  const warnings = checks.filter(({ problems }) => problems.some((it) => /lead|backup/.test(it.message)));
  expect(warnings.map(({ check }) => check)).toEqual(['Worker, jobs, emails and backups', 'Operators']);
});

test('prints no password and no secret', async () => {
  const wrong = { WORKER_DATABASE_URL: 'postgres://app_worker:hidden-word@127.0.0.1:1/questline' };
  const { out } = await runQuestline(['doctor'], { ...home.settings, ...wrong });
  const hidden = Object.entries(home.settings).flatMap(([key, value]) =>
    key.endsWith('_SECRETS')
      ? [value.replace('one:', '')]
      : key.endsWith('DATABASE_URL')
        ? [new URL(value).password]
        : [],
  );
  expect(hidden).toHaveLength(7);
  for (const word of [...hidden, 'hidden-word']) expect(out).not.toContain(word);
});

test('PostgreSQL 17 is too old, and 18 is not', () => {
  expect([isTooOld(170_009), isTooOld(180_000)]).toEqual([true, false]);
});
