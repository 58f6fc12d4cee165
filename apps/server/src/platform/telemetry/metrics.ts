// The API's metrics, for Prometheus.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { LoadShedder } from '../limits/load-shedder.ts';
import { createRegistry, watchPools, type Pools } from './registry.ts';

export type Metrics = {
  answered(request: {
    method: string;
    route: string;
    status: number;
    ms: number;
    /** Refused on purpose, so it isn't a 5xx. */
    isMaintenance: boolean;
  }): void;
  loadShedder(): void;
  registry: Registry;
};

type Watched = {
  loadShedder: LoadShedder;
  pools: Pools;
  live?: { openStreams(): number };
  /** Figures of features, by name. */
  gauges?: Record<string, { help: string; read(): number }>;
};

export function createMetrics({ loadShedder, pools, live, gauges = {} }: Watched): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  watchPools(registry, pools);

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by pattern of the route and class of the status; changes refused during maintenance have their own',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const turnedAway = new Counter({
    name: 'http_requests_shed_total',
    help: 'Refused as the node was full',
    registers,
  });
  const rateLimited = new Counter({
    name: 'http_requests_rate_limited_total',
    help: 'Refused as there were too many of the same person or network',
    labelNames: ['method', 'route'],
    registers,
  });
  const watch = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  watch('http_requests_in_flight', 'Requests being answered', loadShedder.inFlight);
  watch('event_loop_delay_seconds', 'Median lateness of the event loop', () => loadShedder.delayMs() / 1_000);
  for (const [name, { help, read }] of Object.entries(gauges)) watch(name, help, read);
  if (live) watch('questline_live_streams', 'Open live streams', live.openStreams);

  return {
    registry,
    loadShedder: () => turnedAway.inc(),
    answered({ method, route, status, ms, isMaintenance }) {
      const kind = isMaintenance ? 'maintenance' : `${Math.floor(status / 100)}xx`;
      durations.observe({ method, route, status: kind }, ms / 1_000);
      if (status === 429) rateLimited.inc({ method, route });
    },
  };
}
