// npm run drill:soak [-- --minutes 120]: for two hours, people write messages, read, sign up and upload photos at half the
// rate that the machine can handle. Every minute something fails: a process, a connection, PostgreSQL or the email server.
// The drill passes if nothing that was acknowledged is lost, every request works again within 30 seconds of a fault, and
// memory, open files, connections, waiting rows and files without a row don't keep growing. It runs two API processes and two
// workers: one of each is killed and frozen, and the other is measured.
//   --minutes 120   at least 9, so that everything fails once
//   --rate 80       requests a second, instead of half the knee
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { percentile, reportChecks, startEnvironment } from './environment/environment.ts';
import { memoryProbe } from './environment/memory.ts';
import { checkMessages, startPeople } from './environment/people.ts';
import { createFaults, type Victims } from './soak/faults.ts';
import { countStored, startNewcomers } from './soak/newcomers.ts';
import { compareStoredFiles, growthOf, readCounts, takeSample, type Sample } from './soak/samples.ts';
import { startLoad, type Phase } from './upgrade/load.ts';
import { requestsFor } from './upgrade/requests.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, rate: { type: 'string' } },
});
const minutes = Number(values.minutes);
const healMs = 30_000;
/** A student can send a company 60 messages a day, so all of them can send 19,200. */
const count = { writers: 32, companies: 10, readers: 8, pauseMs: minutes * 120 };
const knee = { from: 40, factor: 1.25, seconds: 8, p95Ms: 250 };
const answerMs = 10_000;
/** A token is valid for 15 minutes. */
const renewEveryMinutes = 5;
/** How much more a process may use in the last quarter than in the second: caches fill slowly. */
const growthMax = {
  apiHeap: 10,
  workerHeap: 10,
  apiFiles: 5,
  workerFiles: 5,
  connections: 5,
};
const began = performance.now();
const say = (what: string) =>
  console.log(`${((performance.now() - began) / 60_000).toFixed(1).padStart(6)} min  ${what}`);

const environment = await startEnvironment('soak');
const api = await environment.startApi(0, memoryProbe);
const worker = await environment.startWorker(memoryProbe);
const victims: Victims = { api: await environment.startApi(), worker: await environment.startWorker() };
const faults = Object.entries(createFaults(environment, victims));
// Messages, sign-ups and uploads go to the API that is killed. Its address stays the same.
const people = await startPeople(environment, victims.api.url, count);
const owner = await environment.createAccount('student');
// The next crash of PostgreSQL would end it.
await environment.root.end();

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: environment.url('postgres') });
  await client.connect();
  return work(client).finally(() => client.end());
}
const prepare = () => withDatabase((client) => requestsFor(client, environment.key));
const requests = await prepare();

async function renewTokens() {
  await Promise.all([people.renewTokens(), environment.renewToken(owner)]);
  const { reads, changes } = await prepare();
  requests.reads.splice(0, Infinity, ...reads);
  requests.changes.splice(0, Infinity, ...changes);
}

const nodes = new Set([api.url, victims.api.url]);
const over = new AbortController();
/** As a load balancer: a node that doesn't answer gets no requests. */
async function watch(node: string) {
  while (!over.signal.aborted) {
    const { ok } = await fetch(`${node}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => ({
      ok: false,
    }));
    if (ok) nodes.add(node);
    else if (nodes.size > 1) nodes.delete(node);
    await sleep(1_000);
  }
}
const watching = [...nodes].map(watch);

const milliseconds = (phase: Phase, share: number) => `${percentile(phase.times, share).toFixed(0)} ms`;

/** Requests a second that are answered quickly. */
async function findKnee(): Promise<number> {
  for (let rate = knee.from; ; rate *= knee.factor) {
    const load = startLoad(nodes, rate, requests);
    const phase = load.phase('ramp');
    await sleep(knee.seconds * 1_000);
    await load.stop();
    say(
      `${rate.toFixed(0)} requests a second: p50 ${milliseconds(phase, 0.5)}, p95 ${milliseconds(phase, 0.95)}`,
    );
    if (percentile(phase.times, 0.95) > knee.p95Ms || phase.failed.length > 0) return rate / knee.factor;
  }
}
const rate = values.rate ? Number(values.rate) : (await findKnee()) / 2;
say(`${rate.toFixed(0)} requests a second for ${minutes} minutes`);

const newcomers = await startNewcomers(environment, victims.api.url, owner);
const load = startLoad(nodes, rate, requests);
const samples: Sample[] = [];
const unexpected: string[] = [];
const calm: Phase[] = [];
const failing: Phase[] = [];
for (let minute = 0; minute < minutes; minute++) {
  const from = performance.now();
  const until = (ms: number) => sleep(Math.max(0, from + ms - performance.now()));
  const [name, fail] = faults[minute % faults.length]!;
  const during = load.phase(name);
  failing.push(during);
  await fail();
  await until(healMs);
  const afterward = load.phase('afterward');
  calm.push(afterward);
  if (minute % renewEveryMinutes === 0) await renewTokens();
  await until(55_000);
  const sample = await takeSample(environment, api, worker);
  samples.push(sample);
  newcomers.collectEmails();
  unexpected.push(...environment.lines.splice(0).filter((line) => line.includes('"message":"unexpected"')));
  const shown = Object.entries(sample).map(([key, value]) => `${key} ${value.toFixed(0)}`);
  say(
    `${name}: ${during.failed.length} of ${during.times.length} failed, p50 ${milliseconds(during, 0.5)}; ` +
      `afterward ${afterward.failed.length} of ${afterward.times.length}, p95 ${milliseconds(afterward, 0.95)}; ${shown.join(', ')}`,
  );
  for (const what of new Set(afterward.failed.slice(0, 3))) say(`  ${what}`);
  await until(60_000);
}
const { open } = people.streams;
const lastMessage = performance.now() - answerMs;
await newcomers.stop();
await people.stop();
await load.stop();
over.abort();
await Promise.all(watching);

/** Everything that waits is done, including the emails that were put off. */
let counts = await readCounts(environment);
for (
  const from = performance.now();
  performance.now() - from < 300_000;
  counts = await readCounts(environment)
) {
  if (counts.events + counts.jobs + counts.decisions + newcomers.withoutEmail() === 0) break;
  await sleep(1_000);
}
const messages = await withDatabase((client) => checkMessages(client, people));
const files = await compareStoredFiles(environment);
const stored = await withDatabase((client) => countStored(client, newcomers.acknowledged));
await environment.close();

const answers = Object.fromEntries(people.answers);
for (const line of unexpected.slice(0, 3)) console.log(line.slice(0, 500));
console.log(`answers to people: ${JSON.stringify(answers)}`);
const sum = (phases: Phase[], of: (phase: Phase) => number) =>
  phases.reduce((total, it) => total + of(it), 0);
for (const [name, phases] of Map.groupBy(failing, (it) => it.name))
  console.log(
    `${name}, ${phases.length} times: ${sum(phases, (it) => it.failed.length)} of ${sum(phases, (it) => it.times.length)} requests failed`,
  );
const failedLater = sum(calm, (it) => it.failed.length);
const { acknowledged } = newcomers;
const kinds = Object.entries(growthMax).map(([what, max]): [boolean, string] => {
  const { before, after } = growthOf(samples, what as keyof typeof growthMax);
  return [
    after - before <= max,
    `${what}: ${before.toFixed(0)} in the second quarter, ${after.toFixed(0)} in the last`,
  ];
});
reportChecks([
  [
    minutes >= faults.length,
    `${minutes} minutes, ${new Set(failing.map(({ name }) => name)).size} kinds of faults`,
  ],
  [
    messages.lost + messages.doubled + messages.outOfOrder === 0 && people.acknowledged.length > minutes * 50,
    `${people.acknowledged.length} acknowledged messages: ${messages.lost} lost, ${messages.doubled} doubled, ${messages.outOfOrder} out of order`,
  ],
  [
    stored === acknowledged.length && acknowledged.length > minutes * 10,
    `${stored} of ${acknowledged.length} acknowledged accounts exist`,
  ],
  [
    newcomers.withoutEmail() + newcomers.emailedTwice() === 0,
    `${newcomers.withoutEmail()} of them without an email, ${newcomers.emailedTwice()} with two`,
  ],
  [
    newcomers.photos.changed > minutes,
    `${newcomers.photos.changed} photos changed, ${newcomers.photos.failed} failed`,
  ],
  [
    failedLater === 0,
    `${failedLater} of ${sum(calm, (it) => it.times.length)} requests failed later than ${healMs / 1_000} s after a fault`,
  ],
  [
    open === count.companies && people.heard.every((at) => at > lastMessage - 60_000),
    `${open} of ${count.companies} live streams are open, and all heard of messages in the last minute`,
  ],
  [
    Object.keys(answers).every((it) =>
      /^(write 201|read 200|(write|read) (503|TypeError|TimeoutError))$/.test(it),
    ),
    'people were answered, or with 503 and Retry-After, or not at all',
  ],
  [
    counts.events + counts.jobs + counts.decisions === 0,
    `in the end, ${counts.events} events, ${counts.jobs} jobs and ${counts.decisions} decisions wait`,
  ],
  [
    files.unneeded + files.missing === 0,
    `${files.stored} photos are stored, ${files.unneeded} of them without a row, and ${files.missing} are missing`,
  ],
  [unexpected.length === 0, `${unexpected.length} unexpected errors were logged`],
  ...kinds,
]);
