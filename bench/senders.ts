// npm run drill:senders: 128 people write to each other while the API is killed with SIGKILL twenty times and the
// network is cut twenty times. Each sends the next message once the last is acknowledged, and retries with the same
// client_id. Passes if no acknowledged message is lost, none appears twice, and both sides read the same order.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { startFlakyProxy } from './environment/flaky-proxy.ts';
import { reportChecks, startEnvironment, type Participant } from './environment/environment.ts';

const times = 20;
const pairs = 64;
/** Slow enough for the limits of a pair: 30 a day from the company, 60 from the student, who replies in between. */
const pauseMs = { student: 2_000, company: 4_000 };

const environment = await startEnvironment('senders');
await environment.startWorker();
let api = await environment.startApi();
const proxy = await startFlakyProxy(() => api.url);
const clientOf = ({ token }: Participant) =>
  createApi<Api>({ origin: proxy.origin, token: () => token, timeoutMs: 2_000 });
type Client = ReturnType<typeof clientOf>;

const over = new AbortController();
let sentAgain = 0;
const unexpected = new Set<string>();

/** Retries until acknowledged; returns the message. */
async function send(client: Client, words: { conversation_id: string } | { to: object }, content: string) {
  const body = { client_id: randomUUID(), content, subject: 'Drill', ...words } as never;
  for (;;)
    try {
      return await client('POST /api/messages', { body });
    } catch (error) {
      const code = String((error as { code?: string }).code);
      if (!['unavailable', 'timeout', 'too_many_requests'].includes(code)) unexpected.add(String(error));
      sentAgain++;
      await sleep(100);
    }
}

async function talk(client: Client, conversation_id: string, name: 'student' | 'company') {
  const acknowledged: string[] = [];
  for (let n = 0; !over.signal.aborted; n++) {
    acknowledged.push((await send(client, { conversation_id }, `${name} ${n}`)).client_id);
    await sleep(pauseMs[name]);
  }
  return acknowledged;
}

const sending = [];
for (let n = 0; n < pairs; n++) {
  const pair = await environment.connect(
    await environment.createAccount('student'),
    await environment.createAccount('company'),
  );
  const [student, company] = [clientOf(pair.student), clientOf(pair.company)];
  const to = { user_id: pair.student.id, initiative_id: pair.initiative_id };
  const first = await send(company, { to }, 'Hello');
  const { conversation_id } = first;
  const both = [talk(student, conversation_id, 'student'), talk(company, conversation_id, 'company')];
  sending.push({ conversation_id, first: first.client_id, student, company, both });
}

for (let n = 0; n < times; n++) {
  await sleep(300 + Math.random() * 700);
  await api.kill();
  api = await environment.startApi();
  await sleep(300 + Math.random() * 700);
  proxy.cut();
  await sleep(50 + Math.random() * 300);
  proxy.restore();
}
over.abort();

/** As an inbox loads it, oldest first. */
async function readAll(client: Client, id: string) {
  const read = [];
  let before: string | undefined;
  do {
    const page = await client('GET /api/conversations/:id/messages', {
      params: { id },
      query: before ? { before } : {},
    });
    read.push(...page.items);
    before = page.next ?? undefined;
  } while (before);
  return read.toReversed().map(({ client_id }) => client_id);
}

let [total, lost, doubled, otherOrder, ownOrder] = [0, 0, 0, 0, 0];
for (const { conversation_id, first, student, company, both } of sending) {
  const written = await Promise.all(both);
  const [seen, seenByOther] = [
    await readAll(student, conversation_id),
    await readAll(company, conversation_id),
  ];
  const places = new Map(seen.map((client_id, place) => [client_id, place]));
  const acknowledged = [first, ...written.flat()];
  total += acknowledged.length;
  lost += acknowledged.filter((client_id) => !places.has(client_id)).length;
  doubled += seen.length - places.size + Math.max(0, places.size - acknowledged.length);
  otherOrder += seen.join() === seenByOther.join() ? 0 : 1;
  for (const own of written)
    ownOrder += own.filter(
      (client_id, n) => n > 0 && places.get(own[n - 1]!)! > places.get(client_id)!,
    ).length;
}
proxy.close();
await environment.close();

console.log(`${total} messages acknowledged, ${sentAgain} attempts repeated`);
reportChecks([
  [total > 1_000 && sentAgain > 100, `enough load to lose something: ${times} kills, ${times} network cuts`],
  [unexpected.size === 0, `refused for another reason: ${[...unexpected].join('; ') || 'none'}`],
  [lost === 0, `${lost} acknowledged messages were lost`],
  [doubled === 0, `${doubled} messages appear twice`],
  [otherOrder === 0, `${otherOrder} of ${pairs} conversations have a different order on the other side`],
  [ownOrder === 0, `${ownOrder} messages appear before one that their sender wrote earlier`],
]);
