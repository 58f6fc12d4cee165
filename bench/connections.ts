// npm run drill:connections: 10,000 browsers keep a live stream to one API process. Measures the memory of a stream, the
// time from sending a message until the one browser concerned receives it, and what live updates cost while messages
// are sent. Then the process is killed, and all browsers reconnect.
//
// The bound is on resident memory after a garbage collection: it includes what Node keeps outside of the JavaScript heap
// for each socket, and it is what a machine runs out of.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { cpuSeconds, postgresCpuSeconds } from './environment/cpu-time.ts';
import { reportChecks, startEnvironment, percentile } from './environment/environment.ts';
import { memoryOf, memoryProbe } from './environment/memory.ts';
import { openBrowsers, requireOpenFiles, type Browser } from './environment/streams.ts';

const { values } = parseArgs({ options: { connections: { type: 'string', default: '10000' } } });
const connections = Number(values.connections);
/** Browsers that connect at the same time at first; a whole crowd at once is the last part of the drill. */
const atOnce = 50;
const pairsCount = 80;
const messages = 400;
const everyMs = 50;
/** Per block, alternating between live updates on and off. */
const block = 400;
const blocks = 4;
const allowed = { kibPerConnection: 16, p95Ms: 50, costShare: 0.95, reconnectMs: 60_000 };

requireOpenFiles(connections);
const environment = await startEnvironment('connections');
const { root } = environment;
let worker = await environment.startWorker();
const api = await environment.startApi(0, memoryProbe);
const backend = (await root.query('select pg_backend_pid() as pid')).rows[0].pid;

const people = await environment.createAccounts('student', connections);
const company = await environment.createAccount('company');
const clientOf = ({ token }: { token: string }) => createApi<Api>({ origin: api.url, token: () => token });
const say = clientOf(company);
const pairs = [];
for (const student of people.slice(0, pairsCount)) pairs.push(await environment.connect(student, company));

const browsers = openBrowsers(api.url);
async function open(count: number): Promise<Browser[]> {
  const opened: Browser[] = [];
  for (let n = 0; n < count; n += atOnce) {
    const next = people.slice(n, Math.min(count, n + atOnce));
    opened.push(...(await Promise.all(next.map((one, i) => browsers.open(one, n + i)))));
  }
  await sleep(1_000);
  return opened;
}

// Streams that are closed again first: what the process allocates once, for any number of streams, doesn't count.
for (const browser of await open(connections / 5)) browser.close();
await sleep(1_000);
const before = await memoryOf(environment, api);
const everyone = await open(connections);
const after = await memoryOf(environment, api);
const opened = browsers.stats.open;
const kibOf = (what: 'rss' | 'heapUsed') => (after[what] - before[what]) / 1_024 / connections;

const times: number[] = [];
const conversationOf = new Map<number, string>();
let missed = 0;
for (let n = 0; n < messages; n++) {
  const who = n % pairsCount;
  const pause = sleep(everyMs);
  const began = performance.now();
  const arrived = new Promise<number>((done) => {
    everyone[who]!.onEvent = (text) => {
      if (text.includes('event: invalidate')) done(performance.now() - began);
    };
  });
  const { student, initiative_id } = pairs[who]!;
  const { conversation_id } = await say('POST /api/messages', {
    body: {
      client_id: randomUUID(),
      subject: 'Drill',
      content: 'Hello',
      to: { user_id: student.id, initiative_id },
    },
  });
  conversationOf.set(who, conversation_id);
  const ms = await Promise.race([arrived, sleep(2_000, Infinity)]);
  if (ms === Infinity) missed++;
  else times.push(ms);
  await pause;
}

async function allRelayed() {
  while ((await root.query('select from events where relayed_at is null limit 1')).rowCount) await sleep(10);
}

/** CPU milliseconds per message of the API, the worker and PostgreSQL, while students reply. */
async function sendBlock(isLive: boolean) {
  const used = () => [
    cpuSeconds([api.pid]),
    isLive ? cpuSeconds([worker.pid]) : 0,
    postgresCpuSeconds(backend),
  ];
  const start = used();
  await Promise.all(
    Array.from({ length: 8 }, async (_, lane) => {
      for (let n = lane; n < block; n += 8) {
        const who = n % pairsCount;
        await clientOf(people[who]!)('POST /api/messages', {
          body: {
            client_id: randomUUID(),
            content: 'Hi',
            conversation_id: conversationOf.get(who)!,
          },
        });
      }
    }),
  );
  if (isLive) await allRelayed();
  return used().map((seconds, i) => ((seconds - start[i]!) / block) * 1_000);
}

const costs: Record<'on' | 'off', number[][]> = { on: [], off: [] };
for (let n = 0; n < blocks; n++) {
  costs.on.push(await sendBlock(true));
  await worker.kill();
  costs.off.push(await sendBlock(false));
  await root.query('update events set relayed_at = now() where relayed_at is null');
  worker = await environment.startWorker();
}
const median = (kind: 'on' | 'off') =>
  [0, 1, 2].map((i) =>
    percentile(
      costs[kind].map((cost) => cost[i]!),
      0.5,
    ),
  ) as [number, number, number];
const [on, off] = [median('on'), median('off')];

// The whole crowd reconnects.
const port = Number(new URL(api.url).port);
await api.kill();
browsers.stats.refused = 0;
await environment.startApi(port);
const restarted = performance.now();
while (browsers.stats.open < connections && performance.now() - restarted < allowed.reconnectMs * 2)
  await sleep(50);
const reconnectMs = performance.now() - restarted;

const { refused } = browsers.stats;
for (const browser of everyone) browser.close();
await environment.close();

const ms = (value: number) => value.toFixed(1);
console.log(`JavaScript heap per stream: ${kibOf('heapUsed').toFixed(1)} KiB`);
for (const [kind, [apiMs, workerMs, postgresMs]] of [
  ['on', on],
  ['off', off],
] as const)
  console.log(
    `CPU per message, live updates ${kind}: API ${apiMs.toFixed(2)} ms, worker ${workerMs.toFixed(2)} ms, PostgreSQL ${postgresMs.toFixed(2)} ms`,
  );
console.log(`${refused} streams were refused while all reconnected, and tried again`);
reportChecks([
  [opened === connections, `${opened} streams were open at the same time`],
  [
    kibOf('rss') <= allowed.kibPerConnection,
    `${kibOf('rss').toFixed(1)} KiB of resident memory each (at most ${allowed.kibPerConnection})`,
  ],
  [missed === 0, `${missed} of ${messages} messages were not received within 2 s`],
  [
    percentile(times, 0.95) <= allowed.p95Ms,
    `from sending to receiving p50 ${ms(percentile(times, 0.5))} ms, p95 ${ms(percentile(times, 0.95))} ms (at most ${allowed.p95Ms}), slowest ${ms(percentile(times, 1))} ms`,
  ],
  [
    off[0] / on[0] >= allowed.costShare,
    `with the worker and PostgreSQL on other cores, an API process sends ${(off[0] / on[0]).toFixed(2)} times as many messages with live updates as without (at least ${allowed.costShare})`,
  ],
  [
    reconnectMs <= allowed.reconnectMs,
    `after a restart, all ${connections} streams were open again in ${(reconnectMs / 1_000).toFixed(0)} s (at most ${allowed.reconnectMs / 1_000})`,
  ],
]);
