// npm run drill:kill: API and worker are killed -9 twenty times each while people sign up. Must hold: no
// acknowledged account is lost, every mail arrives at least once, doubles share one Message-ID, and no address,
// password or token stands in logs, events or jobs. Real processes, a PostgreSQL that really writes, a real SMTP server.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@questline/db/postgres.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';
import pg from 'pg';
import { startMailServer } from '../apps/server/src/platform/mail-server.fixture.ts';

const kills = 20;
const clients = 8;
const password = 'river-otter-42';

const dataDir = mkdtempSync(join(tmpdir(), 'questline-kill-'));
const postgres = await startPostgres({ dataDir });
await makeTemplate(postgres.url);
const { url } = await cloneTemplate(postgres.url);
const mails = await startMailServer();
const lines: string[] = [];

/** A process of ours: started, and ready when it says so. */
async function start(name: 'api' | 'worker', ready: RegExp) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../apps/server/src/${name}.ts`)], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      TRUST_PROXY: '1',
      DATABASE_URL: url('app_api'),
      AUTH_DATABASE_URL: url('app_auth'),
      WORKER_DATABASE_URL: url('app_worker'),
      SMTP_URL: mails.url,
      TOKEN_SECRETS: 'drill:the-secret-of-the-kill-drill-alone-here',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      if (ready.test(line)) resolve(line);
    });
  });
  return { child, origin: /Server listening at (http:[^"]+)/.exec(said)?.[1] ?? '' };
}

let api = await start('api', /Server listening at/);
let worker = await start('worker', /"working"/);
process.once('exit', () => [api, worker].map(({ child }) => child.kill('SIGKILL')));

const acknowledged: { id: string; email: string }[] = [];
const refused = new Map<string, number>();
const over = new AbortController();

async function call(path: string, body: object) {
  const response = await fetch(api.origin + path, {
    method: 'POST',
    // Each from a network address of its own, as behind a proxy: the limits are not what is drilled here.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  });
  return { status: response.status, answer: await response.json() };
}
const randomByte = () => Math.floor(Math.random() * 256);

async function signUpForEver() {
  while (!over.signal.aborted) {
    const email = `${randomUUID()}@example.org`;
    const body = { email, password, data: { user_type: 'student', full_name: 'Robin Field' } };
    const outcome = await call('/api/users', body).catch(() => ({ status: 0, answer: undefined }));
    if (outcome.status === 201) acknowledged.push({ id: outcome.answer.user.id, email });
    else refused.set(`${outcome.status}`, (refused.get(`${outcome.status}`) ?? 0) + 1);
    await sleep(outcome.status === 201 ? 30 : 60);
  }
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await new Promise((gone) => child.once('exit', gone));
};

const people = Array.from({ length: clients }, signUpForEver);
for (let n = 0; n < kills; n++) {
  await sleep(200 + Math.random() * 600);
  await kill(api.child);
  api = await start('api', /Server listening at/);
  await sleep(Math.random() * 600);
  await kill(worker.child);
  worker = await start('worker', /"working"/);
}
over.abort();
await Promise.all(people);
console.log(
  `${acknowledged.length} sign-ups acknowledged; not acknowledged: ${JSON.stringify(Object.fromEntries(refused))}`,
);

const root = new pg.Client({ connectionString: url('postgres') });
await root.connect();
const count = async (text: string, values: unknown[] = []) =>
  Number((await root.query(text, values)).rows[0].n);
const ids = acknowledged.map(({ id }) => id);
const stored = await count(
  'select count(*) as n from users u join profiles p using (id) where id = any ($1)',
  [ids],
);

const began = performance.now();
const withoutMail = () => {
  const written = new Set(mails.received.flatMap(({ to }) => to));
  return acknowledged.filter(({ email }) => !written.has(email)).length;
};
while (withoutMail() > 0 && performance.now() - began < 120_000) await sleep(200);
const recovered = ((performance.now() - began) / 1_000).toFixed(1);

const without = withoutMail();
const doubled = [...Map.groupBy(mails.received, ({ to }) => to[0]).values()].filter(
  (list) => list.length > 1,
);
const torn = doubled.filter((list) => new Set(list.map(({ messageId }) => messageId)).size > 1).length;

const { rows } = await root.query(
  `select e::text as line from events e union all select j::text from pgboss.job j`,
);
const written = [...lines, ...rows.map(({ line }) => String(line))].join('\n');
const leaks = [password, 'token=', 'Robin', ...acknowledged.map(({ email }) => email)].filter((it) =>
  written.includes(it),
);

const last = acknowledged.at(-1)!;
const signIn = await call('/api/session', { email: last.email, password });
await root.end();
await kill(api.child);
await kill(worker.child);
await mails.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true });

const checks: [boolean, string][] = [
  [stored === ids.length && ids.length > 100, `${stored} of ${ids.length} acknowledged accounts are there`],
  [
    without === 0,
    `${without} acknowledged people without a mail; all were out ${recovered} s after the last kill`,
  ],
  [torn === 0, `${doubled.length} mails came more than once, ${torn} of them under two Message-IDs`],
  [
    leaks.length === 0,
    `${leaks.length} addresses, passwords, names or tokens in ${lines.length} log lines, ${rows.length} events and jobs`,
  ],
  [signIn.status === 201, `signing in afterwards answers ${signIn.status}`],
];
for (const [holds, what] of checks) console.log(`${holds ? 'passed' : 'FAILED'}: ${what}`);
process.exitCode = checks.every(([holds]) => holds) ? 0 : 1;
