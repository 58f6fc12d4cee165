// The routes of one feature on a listening server, and visitors that come from network addresses of their own.
import { randomInt, randomUUID } from 'node:crypto';
import { limits, type Endpoints } from '@questline/contract';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll } from 'vitest';
import { openDatabase } from '../database/db.ts';
import { createFormStamps } from '../limits/form-stamps.ts';
import { createServer } from './http-server.ts';
import { addRoutes, type Handlers } from './http.ts';
import { createLimit } from '../limits/rate-limit-memory.ts';
import { createLinks } from '../auth/links.ts';
import { createLog } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createTries } from '../limits/rate-limit.ts';
import { createShed } from '../limits/load-shedder.ts';

export const anAddress = () => `${randomUUID()}@example.org`;
export const aNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const origin = 'https://questline.example';
const secret = `a secret of this test run alone: ${randomUUID()}`;

function createMeans() {
  const [links, tries] = [createLinks(secret), createTries(secret)];
  return { links, tries, stamps: createFormStamps({ links, tries }) };
}
export type Means = ReturnType<typeof createMeans>;

// oxlint-disable-next-line typescript/no-explicit-any -- what came is for the test to say
type Answer = { status: number; body: any; headers: Headers };
type Call = { body?: unknown; network?: string; headers?: Record<string, string> };

export async function openRoutes<Contract extends Endpoints>(
  contract: Contract,
  routes: (means: Means) => Handlers<Contract>,
) {
  const world = await openTestDatabase();
  const database = openDatabase(world.url('app_api'));
  const means = createMeans();
  const lines: string[] = [];
  const shed = createShed({ inFlightMost: 200, delayMostMs: 10_000 });
  const metrics = createMetrics({ shed, pools: { api: database } });
  const log = createLog({ process: 'test', level: 'debug', to: { write: (line) => void lines.push(line) } });
  const http = createServer({ log, shed, metrics, drain: { begun: false }, origin, trustProxyHops: 1 });
  addRoutes(http, contract, routes(means), {
    database,
    verify: () => ({ kind: 'student', id: randomUUID() }),
    limits: { address: createLimit(100_000), account: createLimit(100_000) },
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
    ...means,
    lines,
    /** A stamp of a form that was opened a moment ago. */
    oldStamp(form: string, ageMs: number = limits.formStampWaitMs): string {
      const then = () => new Date(Date.now() - ageMs);
      return createFormStamps({ ...means, now: then }).give(form).stamp;
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
