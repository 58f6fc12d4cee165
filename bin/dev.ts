// Everything that development needs, in one terminal: PostgreSQL with the seed, a mailbox, the API, the worker
// and the web app, all on one address. Needs no settings; a file .env may change some. Ctrl-C ends it all.
// `npm run dev -- --fresh` begins with an empty database.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { migrate } from '@questline/db/migrate.ts';
import { startPostgres } from '@questline/db/postgres.ts';
import { seed, seedPassword } from '@questline/db/seed/seed.ts';
import { MailDev } from 'maildev';
import pg from 'pg';
import { createServer, type Plugin } from 'vite';
import { withProfiles } from '../apps/server/src/platform/documents/documents-profiles.ts';
import { settingsOrExit } from '../apps/server/src/platform/env/env.ts';

const root = join(import.meta.dirname, '..');
const data = join(root, '.data');
const mailboxPort = 1080;
const began = performance.now();
const step = (text: string) =>
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(5)} s  ${text}`);

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const settings = settingsOrExit();
const database = new URL(settings.DATABASE_URL);
let leaving: Promise<never> | undefined;
const [children, endings]: [ChildProcess[], (() => Promise<unknown>)[]] = [[], []];

process.once('SIGINT', () => void leave(0));
process.once('SIGTERM', () => void leave(0));

step('PostgreSQL');
if (process.argv.includes('--fresh')) rmSync(join(data, 'postgres'), { recursive: true, force: true });
const postgres = await startPostgres({ dataDir: join(data, 'postgres'), port: Number(database.port) });
endings.push(postgres.stop);
const name = database.pathname.slice(1);
await createDatabase(name);
// Whoever changes branches goes back and forth.
const applied = await migrate(postgres.url('postgres', name), { earlierPolicies: true }).catch(
  (error: Error) => {
    console.log(`${error.message}\nTo begin with an empty database: npm run dev -- --fresh`);
    return leave(1);
  },
);
step(applied.length ? `applied ${applied.length} migrations` : 'database is up to date');
const mediaDir = resolve(root, settings.FILES_DIR, 'media');
const accounts = await seed(postgres.url('postgres', name), { mediaDir });

step('mails, API, worker, web app');
await once('packages/emails/build.ts');
const mailbox = new MailDev({
  smtp: Number(new URL(settings.SMTP_URL).port),
  ip: '127.0.0.1',
  web: mailboxPort,
  webIp: '127.0.0.1',
  silent: true,
});
await mailbox.start();
endings.push(() => mailbox.stop());
run('api', ['--watch', 'apps/server/src/api.ts']);
run('worker', ['--watch', 'apps/server/src/worker.ts']);

/** The links at the foot of public pages, which the build and the server fill in otherwise. */
const socialLinks: Plugin = {
  name: 'social-links',
  async transformIndexHtml(html, { server }) {
    const { socialProfiles } = (await server!.ssrLoadModule('/src/public/frame/social-profiles.tsx')) as {
      socialProfiles: string;
    };
    return html.replace('<!--social-->', () => withProfiles(socialProfiles, settings));
  },
};

const api = { target: `http://${settings.HOST}:${settings.PORT}` };
const web = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  logLevel: 'warn',
  plugins: [socialLinks],
  server: {
    port: Number(new URL(settings.ORIGIN).port),
    strictPort: true,
    // One address for all, as in production: cookies and the check of origins work the same.
    proxy: { '/api': api, '/media': api, '/photos': api },
  },
});
await web.listen();
endings.push(() => web.close());
await apiAnswers();

step('ready');
console.log(`
  ${settings.ORIGIN}
  gallery of the design system   ${settings.ORIGIN}/gallery.html
  mails                          http://localhost:${mailboxPort}

  Everybody's password is "${seedPassword}":
${accounts.map(({ type, email, state }) => `  ${type.padEnd(8)} ${email.padEnd(32)} ${state}`).join('\n')}

  Ctrl-C ends everything; the data stays in .data.
`);

async function createDatabase(name: string) {
  const admin = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  await admin.end();
}

/** A process that runs on. What it says is passed on with its name; when it ends, everything does. */
function run(name: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { LOG_LEVEL: 'warn', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches this process alone, which then ends the others in order.
    detached: true,
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`));
  child.once('exit', (code) => {
    if (!leaving) console.log(`${name} ended with ${code}`);
    void leave(1);
  });
}

async function once(script: string) {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) await leave(1);
}

async function apiAnswers() {
  const health = `http://${settings.HOST}:${settings.PORT}/readyz`;
  while (
    !(await fetch(health).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((later) => setTimeout(later, 100));
}

function leave(code: number): Promise<never> {
  leaving ??= (async () => {
    await Promise.all(children.map(end));
    for (const ending of endings.toReversed()) await ending();
    process.exit(code);
  })();
  return leaving;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    return void child.kill('SIGTERM');
  });
}
