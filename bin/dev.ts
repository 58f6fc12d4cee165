// Runs everything for development in one terminal: PostgreSQL with sample data, an email inbox, the API, the worker
// and the web app. Needs no settings; an .env file can change some. Ctrl-C stops everything.
// `npm run dev -- --fresh` deletes the local database and seeds it again.
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
import { withSettings } from '../apps/server/src/platform/documents/documents-settings.ts';
import { settingsOrExit } from '../apps/server/src/platform/env/env.ts';

const root = join(import.meta.dirname, '..');
const data = join(root, '.data');
const inboxPort = 1080;
const began = performance.now();
const step = (text: string) =>
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(5)} s  ${text}`);

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const settings = settingsOrExit();
const database = new URL(settings.DATABASE_URL);
let shuttingDown: Promise<never> | undefined;
const [children, cleanups]: [ChildProcess[], (() => Promise<unknown>)[]] = [[], []];

process.once('SIGINT', () => void shutDown(0));
process.once('SIGTERM', () => void shutDown(0));

step('PostgreSQL');
if (process.argv.includes('--fresh')) rmSync(join(data, 'postgres'), { recursive: true, force: true });
const postgres = await startPostgres({ dataDir: join(data, 'postgres'), port: Number(database.port) });
cleanups.push(postgres.stop);
const name = database.pathname.slice(1);
await createDatabase(name);
// Switching branches moves the policies back and forth.
const applied = await migrate(postgres.url('postgres', name), { earlierPolicies: true }).catch(
  (error: Error) => {
    console.log(`${error.message}\nTo start over with new sample data: npm run dev -- --fresh`);
    return shutDown(1);
  },
);
step(applied.length ? `applied ${applied.length} migrations` : 'database is up to date');
const mediaDir = resolve(root, settings.FILES_DIR, 'media');
const accounts = await seed(postgres.url('postgres', name), { mediaDir });

step('emails, API, worker, web app');
await once('packages/emails/build.ts');
const inbox = new MailDev({
  smtp: Number(new URL(settings.SMTP_URL).port),
  ip: '127.0.0.1',
  web: inboxPort,
  webIp: '127.0.0.1',
  silent: true,
});
await inbox.start();
cleanups.push(() => inbox.stop());
run('api', ['--watch', 'apps/server/src/api.ts']);
run('worker', ['--watch', 'apps/server/src/worker.ts']);

/** Fills in the social links in the footer of public pages. In production, the build and the server do this. */
const socialLinks: Plugin = {
  name: 'social-links',
  async transformIndexHtml(html, { server }) {
    const { socialProfiles } = (await server!.ssrLoadModule('/src/public/frame/social-profiles.tsx')) as {
      socialProfiles: string;
    };
    return withSettings(
      html.replace('<!--social-->', () => socialProfiles),
      settings,
    );
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
    // One origin for everything, as in production, so that cookies and the origin check work the same way.
    proxy: { '/api': api, '/media': api, '/photos': api },
  },
});
await web.listen();
cleanups.push(() => web.close());
await apiAnswers();

step('ready');
console.log(`
  ${settings.ORIGIN}
  Design system   ${settings.ORIGIN}/gallery.html
  Emails          http://localhost:${inboxPort}
  Desk            ${settings.ORIGIN}/desk, after npx questline operator create --email you@example.org --name 'Your Name'

  All accounts have the password "${seedPassword}":
${accounts.map(({ type, email, state }) => `  ${type.padEnd(8)} ${email.padEnd(32)} ${state}`).join('\n')}

  Ctrl-C stops everything. The data stays in .data.
`);

async function createDatabase(name: string) {
  const admin = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  await admin.end();
}

/** Starts a long-running process and prefixes its output with its name. When it ends, everything ends. */
function run(name: string, args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { LOG_LEVEL: 'warn', ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C must reach only this process, which then stops the others in order.
    detached: true,
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`));
  child.once('exit', (code) => {
    if (!shuttingDown) console.log(`${name} exited with code ${code}`);
    void shutDown(1);
  });
}

async function once(script: string) {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) await shutDown(1);
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

function shutDown(code: number): Promise<never> {
  shuttingDown ??= (async () => {
    await Promise.all(children.map(end));
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
    process.exit(code);
  })();
  return shuttingDown;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    return void child.kill('SIGTERM');
  });
}
