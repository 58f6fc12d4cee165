// npm run drill:live: two people in two browsers. A student sends 50 messages, four a second; measures the time from
// the click until the text is on the company's screen, and whether each appears once and in order. Four pairs use one
// node, four use one node per side (a student can send 60 messages a day to one company), and one more runs while the
// worker that publishes events is killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@questline/db/free-port.ts';
import { reportChecks, startEnvironment, percentile } from './environment/environment.ts';
import { openTwoBrowsers } from './environment/two-browsers.ts';

const pairs = 4;
const messages = 50;
const everyMs = 250;
const allowed = { p95Ms: { 'one node': 150, 'two nodes': 250 }, slowestMs: 1_000, afterKillMs: 5_000 };

const environment = await startEnvironment('live');
const announcing = await environment.startWorker();
const [here, there] = await Promise.all([freePort(), freePort()]);
await Promise.all([environment.startSite(here), environment.startSite(there)]);
const nodeAt = (port: number) => `http://localhost:${port}`;
const one = { student: nodeAt(here), company: nodeAt(here) };
const two = { ...one, student: nodeAt(there) };
const checks: [passed: boolean, what: string][] = [];

for (const [name, nodes] of [
  ['one node', one],
  ['two nodes', two],
] as const) {
  const times: number[] = [];
  const refused: string[] = [];
  let [seenInOrder, sentInOrder] = [true, true];
  const wanted = Array.from({ length: messages }, (_, n) => `drill ${n + 1}.`).join();
  for (let pair = 0; pair < pairs; pair++) {
    const talk = await openTwoBrowsers(environment, nodes);
    const began = performance.now();
    for (let n = 1; n <= messages; n++) {
      await sleep(Math.max(0, began + n * everyMs - performance.now()));
      await talk.send(`drill ${n}.`);
    }
    // Missing messages are counted below.
    await talk.waitFor(`drill ${messages}.`).catch(() => undefined);
    await sleep(1_000);
    times.push(...(await talk.times()));
    const { here, there } = await talk.shown();
    sentInOrder &&= here.join() === wanted;
    seenInOrder &&= there.join() === wanted;
    refused.push(...talk.refused);
    await talk.close();
  }

  const [p50, p95, slowest] = [0.5, 0.95, 1].map((share) => Math.round(percentile(times, share))) as [
    number,
    number,
    number,
  ];
  console.log(`${name}: ${times.length} messages: p50 ${p50} ms, p95 ${p95} ms, slowest ${slowest} ms`);
  checks.push(
    [
      times.length === pairs * messages,
      `${name}: ${times.length} of ${pairs * messages} appeared without a reload`,
    ],
    [p95 <= allowed.p95Ms[name], `${name}: p95 ${p95} ms (at most ${allowed.p95Ms[name]})`],
    [slowest <= allowed.slowestMs, `${name}: slowest ${slowest} ms (at most ${allowed.slowestMs})`],
    [seenInOrder, `${name}: each appears once and in order for the recipient`],
    [sentInOrder, `${name}: and for the sender`],
    [refused.length === 0, `${name}: refused requests: ${refused.join(', ') || 'none'}`],
  );
}

const talk = await openTwoBrowsers(environment, two);
await environment.startWorker();
await announcing.kill();
await talk.send('drill 1.');
await talk.waitFor('drill 1.').catch(() => undefined);
await sleep(500);
const [afterKill = Infinity] = await talk.times();
await talk.close();
checks.push([
  afterKill <= allowed.afterKillMs,
  `after the publishing worker was killed, another one took over in ${Math.round(afterKill)} ms (at most ${allowed.afterKillMs})`,
]);

await environment.close();
reportChecks(checks);
