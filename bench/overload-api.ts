// The API of the overload drill: the real platform with one realistic read, a company's own initiatives (20 rows of
// about 600 bytes, under row level security, with a verified bearer token).
import type { Endpoints } from '@questline/contract';
import * as z from 'zod/mini';
import { listInitiativesOfCompany } from '../apps/server/src/features/initiatives/initiatives.queries.ts';
import { openDatabase } from '../apps/server/src/platform/database/db.ts';
import { settingsOrExit } from '../apps/server/src/platform/env/env.ts';
import { addHealth } from '../apps/server/src/platform/process/health.ts';
import { createAccountGuard } from '../apps/server/src/platform/http/guard.ts';
import { createServer } from '../apps/server/src/platform/http/http-server.ts';
import { addRoutes, type Handlers } from '../apps/server/src/platform/http/http.ts';
import { createMemoryRateLimit } from '../apps/server/src/platform/limits/rate-limit-memory.ts';
import { createLog } from '../apps/server/src/platform/telemetry/log.ts';
import { createMetrics } from '../apps/server/src/platform/telemetry/metrics.ts';
import { createReadiness } from '../apps/server/src/platform/process/readiness.ts';
import { createLoadShedder, requestsPerConnection } from '../apps/server/src/platform/limits/load-shedder.ts';
import { shutDownOnSignal } from '../apps/server/src/platform/process/shutdown.ts';
import { createTokens } from '../apps/server/src/platform/auth/tokens.ts';

const initiative = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  commission: z.nullable(z.string()),
  tags: z.array(z.string()),
  status: z.string(),
  weekly_hours: z.nullable(z.number()),
  task_count: z.number(),
  created_at: z.string(),
});
const contract = {
  'GET /api/initiatives': {
    summary: "A company's own initiatives",
    access: 'company',
    response: z.object({ items: z.array(initiative) }),
  },
} satisfies Endpoints;

const handlers: Handlers<typeof contract> = {
  'GET /api/initiatives': async ({ db, actor }) => ({
    items: await db.many(listInitiativesOfCompany({ companyId: actor.id })),
  }),
};

const settings = settingsOrExit();
const { ORIGIN: origin, DATABASE_CONNECTIONS: connections } = settings;
const log = createLog({ process: 'api', level: 'info' });
const database = openDatabase(settings.DATABASE_URL, { connections });
const loadShedder = createLoadShedder({ inFlightMax: connections * requestsPerConnection });
const metrics = createMetrics({ loadShedder, pools: { api: database } });
const drain = { begun: false };
const http = createServer({ log, loadShedder, metrics, drain, origin });
// All requests come from one machine, whose address alone would be rate limited.
const limits = { address: createMemoryRateLimit(Infinity), account: createMemoryRateLimit(Infinity) };
const guard = createAccountGuard(createTokens(settings.TOKEN_SECRETS).verify);
addRoutes(http, contract, handlers, { database, guard, limits, origin, strict: false });
addHealth(http, { readiness: createReadiness({ url: settings.DATABASE_URL, log }), drain, secrets: [] });
http.addHook('onClose', () => database.close());
shutDownOnSignal({ http, loadShedder, drain, delayMs: 0, log });
await http.listen({ host: settings.HOST, port: settings.PORT });
