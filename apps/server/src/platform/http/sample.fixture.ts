// Test fixture: a small contract with an endpoint of every kind and a server for it, so that HTTP tests don't depend
// on a feature.
import { randomUUID } from 'node:crypto';
import { id, page, pageQuery, type Endpoints } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { join, joinTeam } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import * as z from 'zod/mini';
import type { SignedIn } from '../actor.ts';
import { openDatabase, query } from '../database/db.ts';
import { addHealth } from '../process/health.ts';
import { createAccountGuard } from './guard.ts';
import { createServer, type ServerDeps } from './http-server.ts';
import { addRoutes, type RouteOptions, type Handlers } from './http.ts';
import { createMemoryRateLimit } from '../limits/rate-limit-memory.ts';
import { createLog } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { viewPage } from '../database/page.ts';
import { createReadiness } from '../process/readiness.ts';
import { Refusal } from '../refusal.ts';
import { createLoadShedder } from '../limits/load-shedder.ts';

const initiative = z.object({ id, name: z.string() });
const params = z.object({ id });

export const sample = {
  'GET /api/initiatives': {
    summary: 'All that one may see',
    access: 'public',
    query: pageQuery,
    response: page(initiative),
  },
  'GET /api/initiatives/:id': { summary: 'One', access: 'signed-in', params, response: initiative },
  'POST /api/initiatives': {
    summary: 'Create',
    access: 'company',
    body: z.object({ name: z.string().check(z.minLength(1)), more: z.optional(z.unknown()) }),
    response: initiative,
    errors: ['conflict'],
  },
  'DELETE /api/initiatives/:id': { summary: 'Delete', access: 'company', params },
  'POST /api/applications': { summary: 'Only a student may', access: 'student' },
  'POST /api/visits': {
    summary: 'What a handler knows of HTTP',
    access: 'public',
    response: z.object({
      address: z.string(),
      device: z.string(),
      actor: z.string(),
      cookie: z.optional(z.string()),
    }),
  },
} satisfies Endpoints;

const listed = query.selectFrom('initiatives').select(['id', 'name']);

export const sampleHandlers: Handlers<typeof sample> = {
  'GET /api/initiatives': async ({ db, input }) => {
    const rows = await db.many(listed.orderBy('id', 'desc').limit(input.query.limit));
    return viewPage(rows, input.query, (row) => ({ ...row, secret: 'not in the contract' }));
  },
  'GET /api/initiatives/:id': ({ db, input }) => db.one(listed.where('id', '=', input.params.id)),
  'POST /api/initiatives': ({ db, actor, input }) => {
    const { name } = input.body;
    return db.one(
      query.insertInto('initiatives').values({ company_id: actor.id, name }).returning(['id', 'name']),
    );
  },
  'DELETE /api/initiatives/:id': async ({ db, input }) => {
    await db.one(listed.where('id', '=', input.params.id));
  },
  'POST /api/applications': async () => {},
  'POST /api/visits': async ({ actor, http }) => {
    http.setCookie('seen', 'yes', { maxAgeSeconds: 60 });
    http.clearCookie('old');
    const cookie = http.cookie('seen');
    return { address: http.address, device: http.device, actor: actor.kind, ...(cookie && { cookie }) };
  },
};

type Options = {
  handlers?: Partial<Handlers<typeof sample>>;
  server?: Partial<ServerDeps>;
  routeOptions?: Partial<RouteOptions>;
  /** Routes outside the contract. */
  routes?: (http: FastifyInstance) => void;
};

export async function openSample({ handlers = {}, server = {}, routeOptions = {}, routes }: Options = {}) {
  const world = await openTestDatabase();
  const database = openDatabase(world.url('app_api'));
  const lines: string[] = [];
  const loadShedder = createLoadShedder({ inFlightMax: 80 });
  const metrics = createMetrics({ loadShedder, pools: { api: database } });
  const drain = { begun: false };
  const origin = 'https://questline.example';
  const log = createLog({ process: 'test', level: 'info', to: { write: (line) => void lines.push(line) } });
  const http = createServer({ log, loadShedder, metrics, drain, origin, ...server });

  const accounts = new Map<string, SignedIn>();
  const verify = (token: string) => {
    const account = accounts.get(token);
    if (!account) throw new Refusal('not_signed_in');
    return account;
  };
  const limits = { address: createMemoryRateLimit(10_000), account: createMemoryRateLimit(10_000) };
  const deps = { database, guard: createAccountGuard(verify), limits, origin, strict: true, ...routeOptions };
  addRoutes(http, sample, { ...sampleHandlers, ...handlers }, deps);
  addHealth(http, {
    readiness: createReadiness({ url: world.url('app_api'), log }),
    drain,
    secrets: [],
  });
  routes?.(http);
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await http.close();
    await database.close();
  });

  function signIn(kind: SignedIn['kind'], { id, personId, email }: Awaited<ReturnType<typeof join>>) {
    const token = randomUUID();
    accounts.set(token, { id, kind, personId });
    return { id, email, token, api: createApi<typeof sample>({ origin: url, token: () => token }) };
  }

  return {
    ...world,
    http,
    url,
    database,
    drain,
    loadShedder,
    metrics,
    lines,
    visitor: createApi<typeof sample>({ origin: url }),
    signUp: async (kind: SignedIn['kind']) => signIn(kind, await join(world, kind)),
    /** Someone else of a company's team. */
    addMember: async ({ id }: { id: string }) => signIn('company', await joinTeam(world, id)),
  };
}
