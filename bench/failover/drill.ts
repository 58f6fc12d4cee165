// The drill itself, in namespaces of its own: see bench/failover.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { percentile, reportChecks, startEnvironment } from '../environment/environment.ts';
import { checkMessages, startPeople } from '../environment/people.ts';
import { startCluster } from './cluster.ts';
import type { Machine } from './machine.ts';

const {
  values,
  positionals: [root],
} = parseArgs({
  allowPositionals: true,
  options: {
    losses: { type: 'string', default: '20' },
    ttl: { type: 'string', default: '10' },
    pooler: { type: 'string' },
  },
});
const losses = Number(values.losses);
const count = { writers: 32, companies: 10, readers: 8 };
const quietMs = 3_000;
const recoverWithinMs = 60_000;
const writesWithinMs = 15_000;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const began = performance.now();
const say = (what: string) => console.log(`${seconds(performance.now() - began).padStart(8)}  ${what}`);

const cluster = await startCluster(root!, Number(values.ttl));
say('the cluster is healthy');
const environment = await startEnvironment('failover', {}, cluster);
const pooled = values.pooler ? cluster.startPooler(values.pooler) : undefined;
const database = new URL(environment.url('postgres')).pathname.slice(1);
const api = await environment.startApi(
  0,
  pooled && {
    DATABASE_URL: pooled('app_api', database),
    AUTH_DATABASE_URL: pooled('app_auth', database),
    DESK_DATABASE_URL: pooled('app_desk', database),
    LISTEN_DATABASE_URL: environment.url('app_api'),
  },
);
await environment.startWorker();
const people = await startPeople(environment, api.url, count);
// The next loss would end it.
await environment.root.end();
say(`${count.writers} people write`);

/** What happens to the leader, and what happens to it after the others have taken over. */
const kinds: Record<string, { lose: (machine: Machine) => unknown; heal: (machine: Machine) => void }> = {
  killed: { lose: (it) => it.kill(), heal: (it) => it.boot() },
  frozen: { lose: (it) => it.freeze(), heal: (it) => it.thaw() },
  'cut off': { lose: (it) => it.cut(), heal: (it) => it.reconnect() },
  'switched over': { lose: (it) => void cluster.switchOver(it), heal: () => {} },
};

async function until(what: string, isSo: () => boolean | Promise<boolean>) {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > recoverWithinMs) throw new Error(`${what} took too long`);
    await sleep(50);
  }
  return performance.now();
}

/** The longest time without an acknowledged message, of all writers or of one. */
function longestGap(from: number, to: number, writer?: number) {
  const times = people.acknowledged
    .filter((it) => it.at > from && it.at < to && (writer === undefined || it.writer === writer))
    .map(({ at }) => at);
  return Math.max(...[...times, to].map((at, n) => at - (times[n - 1] ?? from)));
}

const outages: { kind: string; writesMs: number; slowestMs: number; streamsMs: number }[] = [];
for (let n = 0; n < losses; n++) {
  await sleep(quietMs);
  const kind = Object.keys(kinds)[n % 4]!;
  const old = (await cluster.leader())!;
  const lostAt = performance.now();
  await kinds[kind]!.lose(old);
  await until('a new leader', async () => {
    const leader = await cluster.leader();
    return leader !== undefined && leader !== old;
  });
  const promotedAt = performance.now();
  const hasWritten = () =>
    new Set(people.acknowledged.filter(({ at }) => at > promotedAt).map(({ writer }) => writer));
  const writtenAt = await until('writing', () => hasWritten().size === count.writers);
  const resumedAt = people.acknowledged.find(({ at }) => at > promotedAt)!.at;
  const heardAt = await until('live streams', () => people.heard.every((at) => at > resumedAt));
  const outage = {
    kind,
    writesMs: longestGap(lostAt, writtenAt),
    slowestMs: Math.max(
      ...Array.from({ length: count.writers }, (_, it) => longestGap(lostAt, writtenAt, it)),
    ),
    streamsMs: heardAt - resumedAt,
  };
  outages.push(outage);
  kinds[kind]!.heal(old);
  await cluster.becomeHealthy();
  await people.renewTokens();
  say(
    `${old.name} ${kind}: writes again after ${seconds(outage.writesMs)}, everyone's after ${seconds(outage.slowestMs)}, ` +
      `live streams ${seconds(outage.streamsMs)} later`,
  );
}
await sleep(quietMs);
const { open } = people.streams;
await people.stop();

const client = new pg.Client({ connectionString: environment.url('postgres') });
await client.connect();
const messages = await checkMessages(client, people);
const relayed = await until(
  'relaying',
  async () => (await client.query('select from events where relayed_at is null limit 1')).rowCount === 0,
).then(
  () => true,
  () => false,
);
await client.end();
const unexpected = environment.lines.filter((line) => line.includes('"message":"unexpected"'));
const workerLines = environment.lines.filter((line) => line.includes('"process":"worker"'));
for (const line of unexpected.slice(0, 3)) console.log(line);
const answers = Object.fromEntries(people.answers);
console.log(`answers: ${JSON.stringify(answers)}; ${workerLines.length} lines in the worker's log`);
for (const [kind, list] of Map.groupBy(outages, (it) => it.kind))
  console.log(
    `${kind}: median ${seconds(
      percentile(
        list.map((it) => it.writesMs),
        0.5,
      ),
    )}, worst ${seconds(Math.max(...list.map((it) => it.writesMs)))}`,
  );
const times = (key: 'writesMs' | 'slowestMs' | 'streamsMs') => {
  const all = outages.map((it) => it[key]);
  return {
    worst: Math.max(...all),
    text: `median ${seconds(percentile(all, 0.5))}, worst ${seconds(Math.max(...all))}`,
  };
};
const [writes, slowest, streams] = [times('writesMs'), times('slowestMs'), times('streamsMs')];
await environment.close();
reportChecks([
  [
    messages.lost + messages.doubled + messages.outOfOrder === 0 && people.acknowledged.length > losses * 100,
    `${people.acknowledged.length} acknowledged messages: ${messages.lost} lost, ${messages.doubled} doubled, ${messages.outOfOrder} out of order`,
  ],
  [
    writes.worst <= writesWithinMs,
    `${losses} leader losses: writes work again after ${writes.text} (at most ${seconds(writesWithinMs)})`,
  ],
  [slowest.worst <= 2 * writesWithinMs, `the slowest of ${count.writers} writers: ${slowest.text}`],
  [
    open === count.companies && people.streams.refused === 0,
    `${open} of ${count.companies} live streams stayed open; ${streams.text} after writes`,
  ],
  [
    Object.keys(answers).every((it) => /^(write 201|read 200|(write|read) 503)$/.test(it)),
    'every request was answered, or with 503 and Retry-After',
  ],
  [relayed && unexpected.length === 0, `everything was relayed; ${unexpected.length} unexpected errors`],
]);
