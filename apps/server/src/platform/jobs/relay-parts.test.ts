// Several workers relay at the same time: each event once, and events with the same `ordered_by` in order.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { worker } from '../actor.ts';
import { openDatabase, statement, type Statements } from '../database/db.ts';
import { createOutageLog } from '../telemetry/outage-log.ts';
import { keptLog } from './relay-log.fixture.ts';
import { relayUntil } from './relay-loop.ts';
import { createRelay, type Event } from './relay.ts';

const world = await openTestDatabase();
// What was relayed, in order: a row belongs to the transaction that marks its event.
await world.root.query(`
  create table relayed (n bigserial, event uuid not null, by text not null);
  grant insert on relayed to app_worker;
  grant usage on sequence relayed_n_seq to app_worker;`);
beforeEach(() => world.root.query('truncate relayed; delete from events'));

const { log } = keptLog();
const outage = createOutageLog(log);
const keep = (by: string) => async (tx: Statements, events: Event[]) => {
  const ids = events.map(({ id }) => id);
  await tx.run(statement(sql`insert into relayed (event, by) select unnest(${ids}::uuid[]), ${by}`));
  return [];
};

const databases: ReturnType<typeof openDatabase>[] = [];
afterAll(() => Promise.all(databases.map((database) => database.close())));

function openRelay(by: string, { batchSize = 10, subscriber = keep(by) } = {}) {
  const database = openDatabase(world.url('app_worker'), { connections: 2 });
  databases.push(database);
  const subscribers = { 'message.sent': [subscriber] };
  return createRelay({ db: database.as(worker), subscribers, publish: async () => {}, log, batchSize });
}

const record = (count: number, conversations: string[]) =>
  world.root.query(
    `insert into events (name, subject_id, ordered_by)
     select 'message.sent', uuidv7(), ($2::uuid[])[1 + floor(random() * cardinality($2::uuid[]))]
     from generate_series(1, $1)`,
    [count, conversations],
  );
const count = async (what: string) =>
  Number((await world.root.query(`select count(*) ${what}`)).rows[0].count);
const waiting = () => count('from events where relayed_at is null');
/** Events that were relayed although an older one of the same conversation was relayed later. */
const overtaking = () =>
  count(`from (select e.id, max(e.id::text) over (partition by ordered_by order by n) as newest
    from relayed r join events e on e.id = r.event) x where id::text < newest`);
const uuids = (howMany: number) => Array.from({ length: howMany }, () => crypto.randomUUID());

test('two workers share the events of many conversations, and each is relayed once and in order', async () => {
  await record(600, uuids(50));
  const drain = async (relay: () => Promise<number>) => {
    while (await waiting()) await relay();
  };
  await Promise.all([drain(openRelay('one')), drain(openRelay('two'))]);
  expect(await count('from relayed')).toBe(600);
  expect(await count('from (select distinct event from relayed) x')).toBe(600);
  expect(await overtaking()).toBe(0);
  for (const by of ['one', 'two'])
    expect(await count(`from relayed where by = '${by}'`)).toBeGreaterThan(100);
});

test('workers that come, leave and lose their connections lose, double and reorder nothing', async () => {
  const conversations = uuids(40);
  const leave: (() => Promise<void>)[] = [];
  const join = (by: string) => {
    const stop = new AbortController();
    const done = relayUntil(stop.signal, openRelay(by), { log, outage });
    leave.push(async () => {
      stop.abort();
      await done;
    });
  };
  join('first');
  for (let round = 0; round < 12; round++) {
    await record(60, conversations);
    if (round % 3 === 0) join(`worker ${round}`);
    if (round % 4 === 3) await leave.shift()!();
    await sleep(Math.random() * 60);
    // For the server, the same as SIGKILL of a worker.
    await world.root.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'app_worker' and datname = current_database() and random() < 0.5`,
    );
  }
  while (await waiting()) await sleep(20);
  for (const one of leave) await one();
  expect(await count('from relayed')).toBe(720);
  expect(await count('from (select distinct event from relayed) x')).toBe(720);
  expect(await overtaking()).toBe(0);
}, 60_000);

test('a part that a worker is relaying is left alone by the others', async () => {
  const [conversation] = uuids(1);
  await record(30, [conversation!]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const slow = openRelay('slow', {
    subscriber: async (tx, events) => {
      begin();
      await released;
      return keep('slow')(tx, events);
    },
  });
  const first = slow();
  await begun;
  const other = openRelay('other', { batchSize: 100 });
  expect(await other()).toBe(0);
  release();
  expect(await first).toBe(10);
  expect(await other()).toBe(20);
  expect(await overtaking()).toBe(0);
});

test('the parts of a worker that is paused in the middle of a batch are taken over within 5 s', async () => {
  await record(5, uuids(1));
  const code = `
    import { openDatabase } from ${JSON.stringify(new URL('../database/db.ts', import.meta.url).href)};
    import { createRelay } from ${JSON.stringify(new URL('./relay.ts', import.meta.url).href)};
    const db = openDatabase(process.argv[1]).as({ id: 'worker' });
    const pause = async () => { console.log('paused'); process.kill(process.pid, 'SIGSTOP'); };
    const subscribers = { 'message.sent': [pause] };
    await createRelay({ db, subscribers, publish: async () => {}, log: console })();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, world.url('app_worker')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const paused = performance.now();
  const relay = openRelay('standby');
  expect(await relay()).toBe(0);
  while (await waiting()) {
    await relay();
    await sleep(20);
  }
  expect(performance.now() - paused).toBeLessThan(5_000);
  child.kill('SIGKILL');
});
