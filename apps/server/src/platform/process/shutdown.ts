// Ends a process without failing a request. First it announces the shutdown (readiness, `Connection: close`) while it
// still serves, then it stops listening, lets running requests finish, and closes the rest.
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../telemetry/log.ts';
import type { LoadShedder } from '../limits/load-shedder.ts';

export type Drain = { begun: boolean };

type ShutdownOptions = {
  http: FastifyInstance;
  loadShedder: Pick<LoadShedder, 'inFlight'>;
  drain: Drain;
  /** Ends responses that never end on their own. */
  endStreams?: () => void;
  delayMs: number;
  log: Log;
};

const drainMaxMs = 10_000;
/** After this long without a request, connections still open are idle. */
const quietMs = 500;

export async function shutDown({
  http,
  loadShedder,
  drain,
  endStreams,
  delayMs,
}: Omit<ShutdownOptions, 'log'>): Promise<void> {
  drain.begun = true;
  await sleep(delayMs);
  // Not http.close(), which also cuts idle connections on which a client may just be sending a request.
  Server.prototype.close.call(http.server);
  // Not earlier: while new connections are still accepted, clients would only return to this process.
  endStreams?.();
  const deadline = performance.now() + drainMaxMs;
  for (let quietSince = performance.now(); performance.now() < deadline; await sleep(20)) {
    if (loadShedder.inFlight() > 0) quietSince = performance.now();
    if (performance.now() - quietSince > quietMs) break;
  }
  http.server.closeAllConnections();
  await http.close();
}

/** A second signal ends the process immediately. */
export function shutDownOnSignal({ log, ...options }: ShutdownOptions): void {
  const begin = async () => {
    log.info('shutting down');
    await shutDown(options);
    log.info('shutdown complete');
    process.exit(0);
  };
  process.once('SIGTERM', begin);
  process.once('SIGINT', begin);
}
