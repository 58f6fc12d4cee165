// npm run drill:live: two people in two browsers. One sends 200 messages, four a second; how long it takes from the click
// until the words stand on the other's screen, and whether each stands there once and in order. Once with one node,
// once with a node for each, and once more while the worker that announces is killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@questline/db/free-port.ts';
import { judge, openStage, part } from './stage/stage.ts';
import { openTwoBrowsers } from './stage/two-browsers.ts';

const messages = 200;
const everyMs = 250;
const allowed = { p95Ms: { 'one node': 150, 'two nodes': 250 }, slowestMs: 1_000, afterKillMs: 5_000 };

const stage = await openStage('live');
const announcing = await stage.startWorker();
const [here, there] = await Promise.all([freePort(), freePort()]);
await Promise.all([stage.startSite(here), stage.startSite(there)]);
const nodeAt = (port: number) => `http://localhost:${port}`;
const one = { student: nodeAt(here), company: nodeAt(here) };
const two = { ...one, student: nodeAt(there) };
const checks: [holds: boolean, what: string][] = [];

for (const [name, nodes] of [
  ['one node', one],
  ['two nodes', two],
] as const) {
  const talk = await openTwoBrowsers(stage, nodes);
  const began = performance.now();
  for (let n = 1; n <= messages; n++) {
    await sleep(Math.max(0, began + n * everyMs - performance.now()));
    await talk.send(`drill ${n}.`);
  }
  const seconds = (performance.now() - began) / 1_000;
  // What is missing is counted below.
  await talk.waitFor(`drill ${messages}.`).catch(() => undefined);
  await sleep(1_000);
  const times = await talk.times();
  const { here: sent, there: seen } = await talk.shown();
  await talk.close();

  const wanted = Array.from({ length: messages }, (_, n) => `drill ${n + 1}.`).join();
  const [p50, p95, slowest] = [0.5, 0.95, 1].map((share) => Math.round(part(times, share))) as [
    number,
    number,
    number,
  ];
  console.log(
    `${name}: ${times.length} messages in ${seconds.toFixed(0)} s: p50 ${p50} ms, p95 ${p95} ms, slowest ${slowest} ms`,
  );
  checks.push(
    [times.length === messages, `${name}: ${times.length} of ${messages} came into sight by themselves`],
    [p95 <= allowed.p95Ms[name], `${name}: p95 ${p95} ms (at most ${allowed.p95Ms[name]})`],
    [slowest <= allowed.slowestMs, `${name}: slowest ${slowest} ms (at most ${allowed.slowestMs})`],
    [seen.join() === wanted, `${name}: each stands once and in order on the other side`],
    [sent.join() === wanted, `${name}: and on the own side`],
    [talk.refused.length === 0, `${name}: refused requests: ${talk.refused.join(', ') || 'none'}`],
  );
}

const talk = await openTwoBrowsers(stage, two);
await stage.startWorker();
await announcing.kill();
await talk.send('drill 1.');
await talk.waitFor('drill 1.').catch(() => undefined);
await sleep(500);
const [afterKill = Infinity] = await talk.times();
await talk.close();
checks.push([
  afterKill <= allowed.afterKillMs,
  `the worker that announces was killed: another one did after ${Math.round(afterKill)} ms (at most ${allowed.afterKillMs})`,
]);

await stage.close();
judge(checks);
