// Maintenance mode: reads are answered, and everything else is refused, on every node within about a second. The one place
// that decides is a hook for all routes, so a new route is covered without any line of its own.
import { encodeMaintenance, maintenanceHeader, type Maintenance } from '@questline/contract';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { statement, type Db } from '../database/db.ts';
import { Refusal } from '../refusal.ts';
import type { Log } from '../telemetry/log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Changes nothing that people would miss, or has to work: signing in, and reads that need a body. */
    duringMaintenance?: true;
  }
}

/** NOTIFY says this when it was turned on or off, to nodes and browsers. */
export const maintenanceTopic = 'maintenance';

export type MaintenanceMode = {
  current(): Maintenance | undefined;
  /** Reads it again. */
  refresh(): Promise<void>;
};

const find = statement<Maintenance>(sql`select message, ends_at from migrations.maintenance`);

/** `db` is bound to nobody. */
export function createMaintenanceMode(db: Db, log: Log): MaintenanceMode {
  let current: Maintenance | undefined;
  return {
    current: () => current,
    async refresh() {
      const before = current;
      try {
        current = await db.maybe(find);
      } catch (error) {
        // It stays as it was. It's read again when the node has reached the database again.
        log.warn({ err: error }, 'maintenance could not be looked up');
      }
      if (!before !== !current) log.info({ on: !!current }, 'maintenance');
    },
  };
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

export function addMaintenanceMode(http: FastifyInstance, { current }: MaintenanceMode): void {
  http.addHook('onRequest', async (request, reply) => {
    const { method, routeOptions } = request;
    const state = current();
    if (!state) return;
    reply.header(maintenanceHeader, encodeMaintenance(state));
    if (reads.has(method) || routeOptions.config.duringMaintenance || !routeOptions.url) return;
    request.isMaintenance = true;
    throw new Refusal('maintenance', { retryAfterSeconds: secondsLeft(state, Date.now()) });
  });
  // For pages that wait until it's over: only the header matters, and nothing is read from the database.
  http.get('/api/maintenance', { config: { exempt: true, unlogged: true } }, (_, reply) =>
    reply.code(204).send(),
  );
}

const retry = { unknownSeconds: 60, minSeconds: 5, maxSeconds: 3_600 };

export function secondsLeft({ ends_at }: Maintenance, now: number): number {
  if (!ends_at) return retry.unknownSeconds;
  const left = Math.ceil((Date.parse(ends_at) - now) / 1_000);
  return Math.min(retry.maxSeconds, Math.max(retry.minSeconds, left));
}
