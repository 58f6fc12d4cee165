// Metrics for Prometheus, served on a separate port that only the collector can reach.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/db.ts';
import type { LoadShedder } from '../limits/load-shedder.ts';

export type Metrics = {
  answered(request: { method: string; route: string; status: number; ms: number }): void;
  loadShedder(): void;
  registry: Registry;
};

type Watched = {
  loadShedder: LoadShedder;
  pools: Record<string, Pick<Database, 'usage'>>;
  live?: { openStreams(): number };
  /** Figures of features, by name. */
  gauges?: Record<string, { help: string; read(): number }>;
};

export function createMetrics({ loadShedder, pools, live, gauges = {} }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by pattern of the route and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const turnedAway = new Counter({
    name: 'http_requests_shed_total',
    help: 'Refused as the node was full',
    registers,
  });
  const watch = (name: string, help: string, read: (gauge: Gauge) => void, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        read(this);
      },
    });
  watch('http_requests_in_flight', 'Requests being answered', (gauge) => gauge.set(loadShedder.inFlight()));
  watch('event_loop_delay_seconds', 'Median lateness of the event loop', (gauge) =>
    gauge.set(loadShedder.delayMs() / 1_000),
  );
  watch(
    'database_connections',
    'Connections of each pool; waiting: requests that need one',
    (gauge) => {
      for (const [pool, database] of Object.entries(pools))
        for (const [state, count] of Object.entries(database.usage())) gauge.set({ pool, state }, count);
    },
    ['pool', 'state'],
  );
  for (const [name, { help, read }] of Object.entries(gauges))
    watch(name, help, (gauge) => gauge.set(read()));
  if (live) watch('live_streams_open', 'Open live streams', (gauge) => gauge.set(live.openStreams()));

  return {
    registry,
    loadShedder: () => turnedAway.inc(),
    answered: ({ method, route, status, ms }) =>
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000),
  };
}

export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics')
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
    else response.writeHead(404).end();
  }).listen(port, host);
  await once(server, 'listening');
  return server;
}
