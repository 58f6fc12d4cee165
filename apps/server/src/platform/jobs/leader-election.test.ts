// Two workers, one leader.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterEach, expect, test } from 'vitest';
import { runLeaderElection } from './leader-election.ts';
import { createOutageLog } from '../telemetry/outage-log.ts';
import { keptLog } from './relay-log.fixture.ts';

const world = await openTestDatabase();
const url = world.url('app_worker');
const quiet = keptLog().log;
const withinMs = 5_000;

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Resolves once it leads. */
function standby() {
  const stop = new AbortController();
  const began = performance.now();
  let leads = () => {};
  const led = new Promise<number>((resolve) => {
    leads = () => resolve(performance.now() - began);
  });
  const lead = async (over: AbortSignal) => {
    leads();
    while (!over.aborted) await sleep(10);
  };
  const done = runLeaderElection({ url, lead, log: quiet, outage: createOutageLog(quiet) }, stop.signal);
  stops.push(() => {
    stop.abort();
    return done;
  });
  return led;
}

/** A real process that leads. */
async function leader() {
  const code = `
    import { runLeaderElection } from ${JSON.stringify(new URL('./leader-election.ts', import.meta.url).href)};
    const log = { info() {}, warn() {}, error() {} };
    const lead = async () => { console.log('leads'); await new Promise(() => {}); };
    const outage = { notes: () => false, over() {} };
    await runLeaderElection({ url: process.argv[1], lead, log, outage }, new AbortController().signal);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(async () => child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

test('only one worker leads', async () => {
  await leader();
  expect(await Promise.race([standby(), sleep(2_500, 'waits')])).toBe('waits');
});

test('a standby leads within 5 s after the leader was killed', async () => {
  const child = await leader();
  const led = standby();
  await sleep(300);
  child.kill('SIGKILL');
  expect(await led).toBeLessThan(withinMs);
});

test('a standby leads within 5 s after the leader was paused', async () => {
  const child = await leader();
  const led = standby();
  child.kill('SIGSTOP');
  expect(await led).toBeLessThan(withinMs);
});

test('a standby leads within 5 s after the leader lost its connection, and the leader rejoins', async () => {
  const first = standby();
  await first;
  const second = standby();
  await world.root.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  // Either may win; the locks show exactly one leader.
  await sleep(2_000);
  const { rowCount } = await world.root.query(
    `select from pg_locks where locktype = 'advisory' and granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rowCount).toBe(1);
  await Promise.race([second, sleep(0)]);
});
