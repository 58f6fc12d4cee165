import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { anonymous } from '../actor.ts';
import { openDatabase } from '../database/db.ts';
import { createRateLimit, type Attempt } from './rate-limit.ts';

const world = await openTestDatabase();
const secret = randomUUID();
// Two pools with separate objects, like two API processes.
const nodes = [openDatabase(world.url('app_api')), openDatabase(world.url('app_auth'))].map((database) => ({
  database,
  db: database.as(anonymous),
  rateLimit: createRateLimit(secret),
}));
afterAll(() => Promise.all(nodes.map(({ database }) => database.close())));

const attempt = (by: string = randomUUID()): Attempt => ({
  what: 'sign-in',
  by: [by],
  max: 10,
  minutes: 15,
});
const tryOn = (node: (typeof nodes)[number], what: Attempt) =>
  node.rateLimit.admit(node.db, what).then(
    () => 'admitted',
    (error: Error) => error.message,
  );
const endWindows = () => world.root.query(`update try_counts set ends_at = now() - interval '1 second'`);

test('of 40 simultaneous attempts on two processes exactly ten are allowed', async () => {
  const one = attempt();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => tryOn(nodes[n % 2]!, one)));
  expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(30);
});

test('a limit affects nobody else and no other kind of attempt', async () => {
  const one = { ...attempt(), max: 1 };
  expect([await tryOn(nodes[0]!, one), await tryOn(nodes[0]!, one)]).toEqual([
    'admitted',
    'too_many_requests',
  ]);
  expect(await tryOn(nodes[0]!, { ...one, what: 'reset' })).toBe('admitted');
  expect(await tryOn(nodes[0]!, { ...one, by: [...one.by, 'more'] })).toBe('admitted');
});

test('a window ends, however many attempts were made during it', async () => {
  const one = { ...attempt(), max: 1 };
  await tryOn(nodes[0]!, one);
  const { rows: before } = await world.root.query('select ends_at, count from try_counts');
  await tryOn(nodes[0]!, one);
  const { rows: after } = await world.root.query('select ends_at, count from try_counts');
  expect(after).toEqual(before);
  await endWindows();
  expect(await tryOn(nodes[0]!, one)).toBe('admitted');
});

test('a success resets the count', async () => {
  const one = { ...attempt(), max: 1 };
  await tryOn(nodes[0]!, one);
  await nodes[1]!.db.run(nodes[1]!.rateLimit.forgetAttempts(one));
  expect(await tryOn(nodes[0]!, one)).toBe('admitted');
});

test('expired windows are removed automatically', async () => {
  for (let n = 0; n < 20; n++) await tryOn(nodes[0]!, attempt());
  await endWindows();
  const count = async () => (await world.root.query('select count(*)::int from try_counts')).rows[0].count;
  const before = await count();
  for (let n = 0; n < before; n++) await tryOn(nodes[0]!, { ...attempt('same'), max: 1_000 });
  expect(await count()).toBe(1);
});

test('many simultaneous attempts with expired windows never deadlock', async () => {
  const people = Array.from({ length: 20 }, () => attempt());
  for (let rounds = 0; rounds < 10; rounds++) {
    await endWindows();
    const answers = await Promise.all(people.flatMap((one) => nodes.map((node) => tryOn(node, one))));
    expect(new Set(answers)).toEqual(new Set(['admitted']));
  }
});

test('the table contains no address, nor a hash that can be computed without the secret', async () => {
  const email = `${randomUUID()}@example.org`;
  await tryOn(nodes[0]!, { ...attempt(), by: [email, '203.0.113.7'] });
  const { rows } = await world.root.query('select t::text from try_counts t');
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113/);
  const otherKey = createRateLimit('another secret').countAttempt(attempt('203.0.113.7')).compile()
    .parameters[0];
  expect(nodes[0]!.rateLimit.countAttempt(attempt('203.0.113.7')).compile().parameters[0]).not.toBe(otherKey);
});

test('a shared network may do ten times as much, if the limit is per network', async () => {
  const rateLimit = createRateLimit(secret, (network) => network === '192.0.2.7');
  const count = async (what: Attempt, attempts: number) => {
    const answers = await Promise.all(
      Array.from({ length: attempts }, () => tryOn({ ...nodes[0]!, rateLimit }, what)),
    );
    return answers.filter((answer) => answer === 'admitted').length;
  };
  const from = (network: string): Attempt => ({ what: randomUUID(), by: [network], max: 2, minutes: 15 });
  expect(await count({ ...from('192.0.2.7'), perNetwork: true }, 25)).toBe(20);
  expect(await count({ ...from('192.0.2.8'), perNetwork: true }, 25)).toBe(2);
  expect(await count(from('192.0.2.7'), 25)).toBe(2);
});
