// npm run drill:connections: 2,000 browsers keep a live connection to one node. Measures memory per connection, and
// the time from sending a message until the one browser concerned receives it.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { reportChecks, startEnvironment, percentile, type Participant } from './environment/environment.ts';

const connections = 2_000;
/** Each receives five messages: a company may send no more to one student without a reply. */
const concerned = 80;
const messages = 400;
const everyMs = 50;
const allowed = { kibPerConnection: 32, p95Ms: 50 };

const environment = await startEnvironment('connections');
await environment.startWorker();
const api = await environment.startApi();
const residentKib = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1] ?? 0);

const people: Participant[] = [];
for (let n = 0; n < connections; n++) people.push(await environment.createAccount('student'));
const company = await environment.createAccount('company');
const say = createApi<Api>({ origin: api.url, token: () => company.token });
const pairs = [];
for (const student of people.slice(0, concerned)) pairs.push(await environment.connect(student, company));

/** A browser on the live stream; `onEvent` is called for every event. */
function listen(
  { token }: Participant,
  n: number,
  onEvent: (text: string) => void,
): Promise<IncomingMessage> {
  const headers = {
    authorization: `Bearer ${token}`,
    // Each from its own network address, as behind a proxy.
    'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`,
  };
  return new Promise((open, fail) => {
    const asked = request(`${api.url}/api/live`, { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', onEvent);
      answer.once('data', () => open(answer));
    });
    asked.on('error', fail);
    asked.end();
  });
}

// What the node allocates for its first requests doesn't count toward any connection.
const warm = await Promise.all(people.slice(0, 50).map((one, n) => listen(one, n, () => {})));
for (const answer of warm) answer.destroy();
await sleep(3_000);

const before = residentKib();
let received = 0;
const waiting = new Map<number, () => void>();
const open: IncomingMessage[] = [];
for (let n = 0; n < connections; n++)
  open.push(
    await listen(people[n]!, n, (text) => {
      if (!text.includes('event: invalidate')) return;
      received++;
      waiting.get(n)?.();
    }),
  );
await sleep(3_000);
const perConnection = (residentKib() - before) / connections;

const times: number[] = [];
let missed = 0;
for (let n = 0; n < messages; n++) {
  const who = n % concerned;
  const pause = sleep(everyMs);
  const began = performance.now();
  const arrived = new Promise<number>((done) => waiting.set(who, () => done(performance.now() - began)));
  const { student, initiative_id } = pairs[who]!;
  await say('POST /api/messages', {
    body: {
      client_id: randomUUID(),
      subject: 'Drill',
      content: `Number ${n}`,
      to: { user_id: student.id, initiative_id },
    },
  });
  const ms = await Promise.race([arrived, sleep(2_000, Infinity)]);
  if (ms === Infinity) missed++;
  else times.push(ms);
  await pause;
}
for (const answer of open) answer.destroy();
await environment.close();

console.log(`${received} events received by ${connections} connections`);
reportChecks([
  [open.length === connections, `${open.length} connections were open at the same time`],
  [
    perConnection <= allowed.kibPerConnection,
    `${perConnection.toFixed(1)} KiB each (at most ${allowed.kibPerConnection})`,
  ],
  [missed === 0, `${missed} of ${messages} messages were not received within 2 s`],
  [
    percentile(times, 0.95) <= allowed.p95Ms,
    `from sending to receiving p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms (at most ${allowed.p95Ms}), slowest ${percentile(times, 1).toFixed(1)} ms`,
  ],
]);
