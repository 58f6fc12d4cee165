// One request has to wait two seconds for a lock. Nobody else may notice.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BenchEnvironment } from './bench-environment.ts';
import { call } from './examples.ts';
import { operations, type Request } from './operations.ts';
import { median, type SlowResult } from './results.ts';

const holdMs = 2_000;
const beforeMs = 2_000;
const callersAtOnce = 4;

type Slow = { name: string; request: Request; lock: string; values: string[] };

/** How long each slow request took, and by how much it delayed another one at most. */
export async function measureSlow(environment: BenchEnvironment): Promise<SlowResult[]> {
  const others = await requestsOf(environment, 'thread');
  const results: SlowResult[] = [];
  for (const slow of [await slowStatement(environment), await slowTransaction(environment)]) {
    const { before, during, slowMs } = await hold(environment, slow, others);
    if (slowMs < holdMs) throw new Error(`${slow.name} didn't wait for the lock`);
    const longestMs = during.toSorted((a, b) => b - a)[0]!;
    results.push({ request: slow.name, slowMs, others: during.length, delayMs: longestMs - median(before) });
  }
  return results;
}

async function hold({ urlOf, api }: BenchEnvironment, { request, lock, values }: Slow, others: Request[]) {
  const times: [startedAt: number, ms: number][] = [];
  const ended = new AbortController();
  let n = 0;
  const caller = async () => {
    while (!ended.signal.aborted) {
      const from = performance.now();
      await call(api.url, others[n++ % others.length]!, n);
      times.push([from, performance.now() - from]);
    }
  };
  const callers = Array.from({ length: callersAtOnce }, caller);
  const locker = new pg.Client({ connectionString: urlOf('postgres') });
  await locker.connect();
  await sleep(beforeMs);
  await locker.query('begin');
  await locker.query(lock, values);
  const from = performance.now();
  const waiting = call(api.url, request, 0).then(() => performance.now() - from);
  await sleep(holdMs);
  await locker.query('rollback');
  const slowMs = await waiting;
  ended.abort();
  await Promise.all(callers);
  await locker.end();
  return {
    slowMs,
    before: times.filter(([startedAt]) => startedAt < from).map(([, ms]) => ms),
    during: times.filter(([startedAt]) => startedAt >= from).map(([, ms]) => ms),
  };
}

const requestsOf = (environment: BenchEnvironment, operation: string) =>
  operations.find(({ name }) => name === operation)!.requests(environment);

/** A single statement, which may share its connection with others. */
async function slowStatement({ root, callers }: BenchEnvironment): Promise<Slow> {
  const { rows } = await root.query<{ id: string; student_id: string; initiative_id: string }>(
    'select id, student_id, initiative_id from bookmarks where student_id = any ($1) limit 1',
    [callers.students.map(({ id }) => id)],
  );
  const { id, student_id, initiative_id } = rows[0]!;
  const caller = callers.students.find((student) => student.id === student_id)!;
  return {
    name: 'removing a bookmark',
    request: { method: 'DELETE', path: `/api/bookmarks/${initiative_id}`, caller, key: {} },
    lock: 'select from bookmarks where id = $1 for update',
    values: [id],
  };
}

async function slowTransaction(environment: BenchEnvironment): Promise<Slow> {
  const [request] = await requestsOf(environment, 'send');
  return {
    name: 'sending a message',
    request: request!,
    lock: 'select from ties where company_id = $1 and student_id = $2 for update',
    values: [request!.key['company']!, request!.caller!.id],
  };
}
