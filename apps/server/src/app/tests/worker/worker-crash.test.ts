// The worker is killed repeatedly while people sign up, apply and write: nothing is lost, no notification is doubled,
// and events still share digests.
import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { anonymous } from '../../../platform/actor.ts';
import { openDatabase } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { startEmailServer } from '../../../platform/email/email-server.fixture.ts';

// The nightly run kills it more often.
const { signUps, kills } = process.env['NIGHTLY'] ? { signUps: 50, kills: 10 } : { signUps: 20, kills: 4 };

const world = await openTestDatabase();
const server = await startEmailServer();
const database = openDatabase(world.url('app_auth'), { connections: 2 });
const auth = database.as(anonymous);
const output: string[] = [];
let child: ChildProcess | undefined;

afterAll(async () => {
  child?.kill('SIGKILL');
  await server.stop();
  await database.close();
});

/** In seconds. Longer than the test, so only the first email of each digest is sent. */
const emailWaits = { message: 1, company: 600 };
const settings = JSON.stringify({
  databaseUrl: world.url('app_worker'),
  smtpUrl: server.url,
  emailFrom: 'Questline <hello@questline.example>',
  origin: 'https://questline.example',
  secrets: ['a secret of at least thirty-two characters'],
  auditSecrets: [{ id: 'test', secret: 'a secret of at least thirty-two characters' }],
  emailWaits,
  files: { FILE_STORE: 'disk', FILES_DIR: tmpdir() },
});

const entry = fileURLToPath(new URL('./worker-crash.fixture.ts', import.meta.url));

async function startChild() {
  const started = spawn(process.execPath, [entry, settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  const working = new Promise<void>((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`The worker ended with ${code}: ${output.join('')}`)));
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk.toString());
        if (chunk.includes('"worker started"')) resolve();
      });
  });
  await working;
}

/** Every other time at the worst moment: the server has accepted the email but the worker doesn't know yet. */
async function killChild(n: number) {
  if (n % 2) await sleep(Math.random() * 400);
  else
    await Promise.race([
      new Promise<void>((resolve) => {
        server.state.taken = resolve;
      }),
      sleep(3_000),
    ]);
  child!.kill('SIGKILL');
}

/** Companies that get several applications and messages while the worker is killed. */
async function makeWork() {
  const company = await join(world, 'company');
  const initiative_id = await world.insert('initiatives', { company_id: company.id, name: 'Quest' });
  await world.insert('tasks', { initiative_id, company_id: company.id, title: 'One', task_order: 1 });
  await world.root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
  return {
    company,
    /** Applies and writes, and records both like the API does. */
    async by(student: { id: string }) {
      const pair = { student_id: student.id, company_id: company.id };
      const application = await world.insert('initiative_applications', { ...pair, initiative_id });
      await world.insert('events', {
        name: 'application.sent',
        subject_id: application,
        actor_id: student.id,
      });
      const conversation_id = await world.insert('conversations', { ...pair, initiative_id });
      // At once: a message that is relayed a second after the others rightly gets an email of its own.
      await world.root.query(
        `with sent as (
           insert into inbox_messages (conversation_id, student_id, company_id, client_id, sender_id, content)
           select $1, $2, $3, gen_random_uuid(), $2, n::text from generate_series(1, 3) n returning id
         )
         insert into events (name, subject_id, actor_id) select 'message.sent', id, $2 from sent`,
        [conversation_id, student.id, pair.company_id],
      );
    },
  };
}

test(`SIGKILL ${kills} times during ${signUps} sign-ups, applications and conversations`, async () => {
  const work = await makeWork();
  const people: { id: string; email: string }[] = [];
  const signingUp = (async () => {
    for (let n = 0; n < signUps; n++) {
      const person = await join(world, 'student', { verified: false });
      await auth.run(recordEvent('user.signed_up', person.id, null));
      await work.by(person);
      people.push(person);
      await sleep(120);
    }
  })();
  for (let n = 0; n < kills; n++) {
    await startChild();
    await killChild(n);
  }
  await signingUp;
  const lastStart = performance.now();
  await startChild();

  const emailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));
  // One per sign-up, one per thread, and the first about applications; the rest of those wait.
  const due = signUps * 2 + 1;
  const sent = async () =>
    (
      await world.root.query(
        `select kind, count(*)::int from mail_deliveries where status = 'sent' group by kind order by kind`,
      )
    ).rows;
  const settled = async () => (await sent()).reduce((sum, { count }) => sum + count, 0) >= due;
  while (!(await settled())) await sleep(50);
  const recovered = ((performance.now() - lastStart) / 1_000).toFixed(1);

  const doubled = people.filter(({ email }) => emailsTo(email).length > 1);
  console.log(
    `${server.received.length} emails where ${due} were due, all sent ${recovered} s after the last start`,
  );
  expect(people.filter(({ email }) => emailsTo(email).length === 0)).toEqual([]);
  for (const { email } of doubled) expect(new Set(emailsTo(email).map((it) => it.messageId)).size).toBe(1);
  // A kill can double the emails being sent: two batches of ten.
  expect(doubled.length).toBeLessThanOrEqual(kills * 20);

  expect(await sent()).toEqual([
    { kind: 'application-received', count: 1 },
    { kind: 'message-notification', count: signUps },
    { kind: 'verify-email', count: signUps },
  ]);
  const toCompany = emailsTo(work.company.email);
  expect(new Set(toCompany.map((it) => it.messageId)).size).toBe(signUps + 1);

  const { rows } = await world.root.query(
    `select kind, count(*)::int as rows, sum(count)::int as counted from notifications
     where superseded_at is null and user_id = $1 group by kind order by kind`,
    [work.company.id],
  );
  expect(rows).toEqual([
    { kind: 'application_received', rows: signUps, counted: signUps },
    { kind: 'message_received', rows: signUps, counted: signUps * 3 },
  ]);
  const { rows: digests } = await world.root.query(
    `select sum(count)::int as applications from mail_rounds where kind = 'application-received'`,
  );
  expect(digests).toEqual([{ applications: signUps }]);
  for (const { email } of people) expect(output.join('')).not.toContain(email);
  expect(output.join('')).not.toContain('token=');
}, 120_000);
