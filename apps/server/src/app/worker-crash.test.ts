// The worker is killed again and again while people sign up: nothing is lost, and nothing in the app is doubled.
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { anonymous } from '../platform/actor.ts';
import { openDatabase } from '../platform/db.ts';
import { recordEvent } from '../platform/events.ts';
import { startMailServer } from '../platform/mail-server.fixture.ts';

const signUps = 50;
const kills = 10;

const world = await openTestDatabase();
const server = await startMailServer();
const database = openDatabase(world.url('app_auth'), { connections: 2 });
const auth = database.as(anonymous);
const output: string[] = [];
let child: ChildProcess | undefined;

afterAll(async () => {
  child?.kill('SIGKILL');
  await server.stop();
  await database.close();
});

const settings = JSON.stringify({
  databaseUrl: world.url('app_worker'),
  smtpUrl: server.url,
  mailFrom: 'Questline <hello@questline.example>',
  origin: 'https://questline.example',
  secrets: ['a secret of at least thirty-two characters'],
});

const entry = fileURLToPath(new URL('./worker-crash.fixture.ts', import.meta.url));

async function startChild() {
  const started = spawn(process.execPath, [entry, settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  const working = new Promise<void>((resolve) => {
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk.toString());
        if (chunk.includes('"working"')) resolve();
      });
  });
  await working;
}

/** Every other time in the worst moment: the server has taken the mail and the worker does not know yet. */
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

test(`${kills} times kill -9 during ${signUps} sign-ups`, async () => {
  const people: { id: string; email: string }[] = [];
  const signingUp = (async () => {
    for (let n = 0; n < signUps; n++) {
      const person = await join(world, 'student', { verified: false });
      await auth.run(recordEvent('user.signed_up', person.id, null));
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

  const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));
  const settled = async () =>
    (await world.root.query(`select from mail_deliveries where status = 'sent'`)).rowCount === signUps;
  while (!(await settled())) await sleep(50);
  const recovered = ((performance.now() - lastStart) / 1_000).toFixed(1);

  const doubled = people.filter(({ email }) => mailsTo(email).length > 1);
  console.log(
    `${server.received.length} mails for ${signUps} people, all out ${recovered} s after the last start`,
  );
  expect(people.filter(({ email }) => mailsTo(email).length === 0)).toEqual([]);
  for (const { email } of doubled) expect(new Set(mailsTo(email).map((it) => it.messageId)).size).toBe(1);
  // A kill can double what was under way: two batches of ten.
  expect(doubled.length).toBeLessThanOrEqual(kills * 20);

  const { rows } = await world.root.query(
    'select user_id, count(*)::int from notifications group by user_id',
  );
  expect(rows.toSorted((a, b) => a.user_id.localeCompare(b.user_id))).toEqual(
    people
      .map(({ id }) => ({ user_id: id, count: 1 }))
      .toSorted((a, b) => a.user_id.localeCompare(b.user_id)),
  );
  for (const { email } of people) expect(output.join('')).not.toContain(email);
  expect(output.join('')).not.toContain('token=');
}, 120_000);
