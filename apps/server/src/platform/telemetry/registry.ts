// What the metrics of every process have in common.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/db.ts';
import { version } from '../process/version.ts';

export type Pools = Record<string, Pick<Database, 'usage'>>;

export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'questline_build_info',
    help: 'Always 1; the label is the version that is running',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  return registry;
}

export function watchPools(registry: Registry, pools: Pools): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of each pool; waiting: requests that need one',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, database] of Object.entries(pools))
        for (const [state, count] of Object.entries(database.usage())) this.set({ pool, state }, count);
    },
    registers: [],
  });
  registry.registerMetric(connections);
}

/** On a separate port that only the collector can reach. `refresh` runs before each collection. */
export async function serveMetrics(
  { registry, refresh = async () => {} }: { registry: Registry; refresh?: () => Promise<void> },
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') {
      await refresh();
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
    } else response.writeHead(404).end();
  }).listen(port, host);
  await once(server, 'listening');
  return server;
}
