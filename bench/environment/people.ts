// People during a drill: students who write to companies, readers, and companies that watch their live streams. Like the
// web app, a writer repeats a message under the same client_id until it is acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@questline/contract';
import type pg from 'pg';
import type { Environment, Pair, Participant } from './environment.ts';
import { openBrowsers } from './streams.ts';

const retryMs = 250;
const answerWithinMs = 15_000;

type Acknowledged = { writer: number; conversation: string; clientId: string; at: number };
type Conversation = { id: string; company: string; sent: number };
export type People = Awaited<ReturnType<typeof startPeople>>;

/** Every student works with every company: the number of messages a day between two is limited. */
export async function startPeople(
  environment: Environment,
  api: string,
  {
    pauseMs = 900,
    ...count
  }: {
    writers: number;
    companies: number;
    readers: number;
    /** Of a writer between two messages, and of a reader. */
    pauseMs?: number;
  },
) {
  const create = async (kind: 'student' | 'company', n: number) => {
    const created: Participant[] = [];
    while (created.length < n) created.push(await environment.createAccount(kind));
    return created;
  };
  const students = await create('student', count.writers);
  const companies = await create('company', count.companies);
  const over = new AbortController();
  const acknowledged: Acknowledged[] = [];
  /** By what was done and the answer; 503 must say when to come back. */
  const answers = new Map<string, number>();

  async function ask(who: Participant, path: string, body?: object) {
    const response = await fetch(api + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((error: Error) => error);
    const text = response instanceof Error ? '' : await response.text();
    const answer =
      response instanceof Error
        ? response.name
        : response.status === 503 && !response.headers.has('retry-after')
          ? '503 without Retry-After'
          : `${response.status}`;
    const key = `${body ? 'write' : 'read'} ${answer}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
    return { answer, text };
  }

  async function begin({ student, company, initiative_id }: Pair): Promise<Conversation> {
    const to = { user_id: company.id, initiative_id };
    const body = { client_id: randomUUID(), to, subject: 'Drill', content: '0' };
    const { answer, text } = await ask(student, '/api/messages', body);
    if (answer !== '201') throw new Error(`the first message was refused: ${answer} ${text}`);
    return {
      id: (JSON.parse(text) as { conversation_id: string }).conversation_id,
      company: company.id,
      sent: 1,
    };
  }

  async function write(student: Participant, writer: number, conversations: Conversation[]) {
    for (let n = 1; !over.signal.aborted; n++) {
      const conversation = conversations[n % conversations.length]!;
      if (conversation.sent++ >= limits.studentMessagesPerDay) throw new Error('the drill takes too long');
      const clientId = randomUUID();
      const body = { client_id: clientId, conversation_id: conversation.id, content: `${n}` };
      while ((await ask(student, '/api/messages', body)).answer !== '201') await sleep(retryMs);
      acknowledged.push({ writer, conversation: conversation.id, clientId, at: performance.now() });
      await sleep(Math.random() * 2 * pauseMs);
    }
  }

  async function read(student: Participant) {
    while (!over.signal.aborted) {
      await ask(student, '/api/conversations');
      await sleep(pauseMs);
    }
  }

  const conversations: Conversation[][] = [];
  for (const student of students) {
    const own: Conversation[] = [];
    for (const company of companies) own.push(await begin(await environment.connect(student, company)));
    conversations.push(own);
  }
  const browsers = openBrowsers(api);
  /** When each company last heard that something has changed. */
  const heard = companies.map(() => 0);
  const watching = await Promise.all(
    companies.map(async (company, n) => {
      const browser = await browsers.open(company, n);
      browser.onEvent = (text) => {
        if (/event: (invalidate|refetch)/.test(text)) heard[n] = performance.now();
      };
      return browser;
    }),
  );
  answers.clear();
  const running = [
    ...students.map((student, n) => write(student, n, conversations[n]!)),
    ...students.slice(0, count.readers).map(read),
  ];

  return {
    acknowledged,
    answers,
    streams: browsers.stats,
    heard,
    renewTokens: () => Promise.all([...students, ...companies].map(environment.renewToken)),
    async stop() {
      over.abort();
      for (const browser of watching) browser.close();
      await Promise.all(running);
    },
    ids: students.map(({ id }) => id),
  };
}

/** What the database has of the acknowledged messages. */
export async function checkMessages(root: pg.Client, { acknowledged, ids }: People) {
  const { rows } = await root.query<{ client_id: string; conversation_id: string; content: string }>(
    'select client_id, conversation_id, content from inbox_messages where sender_id = any ($1) order by id',
    [ids],
  );
  const stored = new Set(rows.map(({ client_id }) => client_id));
  const numbers = Map.groupBy(rows, ({ conversation_id }) => conversation_id)
    .values()
    .map((list) => list.map(({ content }) => Number(content)))
    .toArray();
  return {
    lost: acknowledged.filter(({ clientId }) => !stored.has(clientId)).length,
    doubled: numbers.reduce((sum, list) => sum + list.length - new Set(list).size, 0),
    outOfOrder: numbers.reduce(
      (sum, list) => sum + list.filter((n, at) => at > 0 && n < list[at - 1]!).length,
      0,
    ),
  };
}
