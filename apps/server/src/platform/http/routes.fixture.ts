// Test fixture: the routes of one feature on a listening server, and visitors with their own network addresses.
import { randomInt, randomUUID } from 'node:crypto';
import { limits, type Endpoints } from '@questline/contract';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll } from 'vitest';
import { openDatabase, type Database } from '../database/db.ts';
import { createFormStamps } from '../limits/form-stamps.ts';
import { createAccountGuard } from './guard.ts';
import { createServer } from './http-server.ts';
import { addRoutes, type Handlers } from './http.ts';
import { createMemoryRateLimit } from '../limits/rate-limit-memory.ts';
import { createLinks } from '../auth/links.ts';
import { createLog } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createLoadShedder } from '../limits/load-shedder.ts';

export const anAddress = () => `${randomUUID()}@example.org`;
export const aNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const origin = 'https://questline.example';
const secret = `a secret of this test run alone: ${randomUUID()}`;

function createDeps(database: Database) {
  const [links, rateLimit] = [createLinks(secret), createRateLimit(secret)];
  return { database, links, rateLimit, stamps: createFormStamps({ links, rateLimit }) };
}
export type Deps = ReturnType<typeof createDeps>;

// oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape of its response
type Answer = { status: number; body: any; headers: Headers };
type Call = { body?: unknown; network?: string; headers?: Record<string, string> };

export async function openRoutes<Contract extends Endpoints>(
  contract: Contract,
  routes: (deps: Deps) => Handlers<Contract>,
) {
  const world = await openTestDatabase();
  const database = openDatabase(world.url('app_api'));
  const deps = createDeps(database);
  const lines: string[] = [];
  const loadShedder = createLoadShedder({ inFlightMax: 200, delayMaxMs: 10_000 });
  const metrics = createMetrics({ loadShedder, pools: { api: database } });
  const log = createLog({ process: 'test', level: 'debug', to: { write: (line) => void lines.push(line) } });
  const http = createServer({
    log,
    loadShedder,
    metrics,
    drain: { begun: false },
    origin,
    trustProxyHops: 1,
  });
  addRoutes(http, contract, routes(deps), {
    database,
    guard: createAccountGuard(() => ({ kind: 'student', id: randomUUID(), personId: randomUUID() })),
    limits: { address: createMemoryRateLimit(100_000), account: createMemoryRateLimit(100_000) },
    origin,
    strict: true,
  });
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await http.close();
    await database.close();
  });

  return {
    ...world,
    ...deps,
    lines,
    /** A stamp of a form that was opened `ageMs` ago. */
    oldStamp(form: string, ageMs: number = limits.formStampWaitMs): string {
      const then = () => new Date(Date.now() - ageMs);
      return createFormStamps({ ...deps, now: then }).give(form).stamp;
    },
    async call(key: keyof Contract & string, { body, network, headers = {} }: Call = {}): Promise<Answer> {
      const [method, path] = key.split(' ') as [string, string];
      const response = await fetch(url + path, {
        method,
        headers: {
          origin,
          'x-forwarded-for': network ?? aNetwork(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
    },
    async rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
      return (await world.root.query(text, values)).rows;
    },
  };
}
