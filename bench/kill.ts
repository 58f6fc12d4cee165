// npm run drill:kill: API and worker are killed with SIGKILL twenty times each while people sign up. Passes if no
// acknowledged account is lost, every email arrives at least once, duplicates share one Message-ID, and no email
// address, password or token appears in logs, events or jobs. Uses real processes, a PostgreSQL with durable writes
// and a real SMTP server.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportChecks, startEnvironment } from './environment/environment.ts';

const kills = 20;
const clients = 8;
const password = 'river-otter-42';

const environment = await startEnvironment('kill');
const { root, emailServer, lines } = environment;
let api = await environment.startApi();
let worker = await environment.startWorker();

const acknowledged: { id: string; email: string }[] = [];
const refused = new Map<string, number>();
const over = new AbortController();

async function call(path: string, body: object) {
  const response = await fetch(api.url + path, {
    method: 'POST',
    // Each from its own network address, as behind a proxy: rate limits are not part of this drill.
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
    const body = {
      email,
      password,
      data: { user_type: 'student', full_name: 'Robin Field', birth_month: '2005-04' },
    };
    const outcome = await call('/api/users', body).catch(() => ({ status: 0, answer: undefined }));
    if (outcome.status === 201) acknowledged.push({ id: outcome.answer.user.id, email });
    else refused.set(`${outcome.status}`, (refused.get(`${outcome.status}`) ?? 0) + 1);
    await sleep(outcome.status === 201 ? 30 : 60);
  }
}

const people = Array.from({ length: clients }, signUpForEver);
for (let n = 0; n < kills; n++) {
  await sleep(200 + Math.random() * 600);
  await api.kill();
  api = await environment.startApi();
  await sleep(Math.random() * 600);
  await worker.kill();
  worker = await environment.startWorker();
}
over.abort();
await Promise.all(people);
console.log(
  `${acknowledged.length} sign-ups acknowledged; not acknowledged: ${JSON.stringify(Object.fromEntries(refused))}`,
);

const count = async (text: string, values: unknown[] = []) =>
  Number((await root.query(text, values)).rows[0].n);
const ids = acknowledged.map(({ id }) => id);
const stored = await count(
  'select count(*) as n from users u join profiles p using (id) where id = any ($1)',
  [ids],
);

const began = performance.now();
const withoutEmail = () => {
  const written = new Set(emailServer.received.flatMap(({ to }) => to));
  return acknowledged.filter(({ email }) => !written.has(email)).length;
};
while (withoutEmail() > 0 && performance.now() - began < 120_000) await sleep(200);
const recovered = ((performance.now() - began) / 1_000).toFixed(1);

const without = withoutEmail();
const doubled = [...Map.groupBy(emailServer.received, ({ to }) => to[0]).values()].filter(
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
await environment.close();

reportChecks([
  [stored === ids.length && ids.length > 100, `${stored} of ${ids.length} acknowledged accounts exist`],
  [
    without === 0,
    `${without} acknowledged accounts without an email; all were sent ${recovered} s after the last kill`,
  ],
  [torn === 0, `${doubled.length} emails arrived more than once, ${torn} of them with different Message-IDs`],
  [
    leaks.length === 0,
    `${leaks.length} email addresses, passwords, names or tokens in ${lines.length} log lines, ${rows.length} events and jobs`,
  ],
  [signIn.status === 201, `signing in afterward returns ${signIn.status}`],
]);
