// Ends a process without failing a request. First it says so (readiness, `Connection: close`) while it still
// serves, then it stops listening, lets those inside finish, and closes what is left.
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../telemetry/log.ts';
import type { LoadShedder } from '../limits/load-shedder.ts';

export type Drain = { begun: boolean };

type Leaving = {
  http: FastifyInstance;
  loadShedder: Pick<LoadShedder, 'inFlight'>;
  drain: Drain;
  /** Ends the answers that would not end by themselves. */
  endStreams?: () => void;
  delayMs: number;
  log: Log;
};

const drainMostMs = 10_000;
/** Without a request for so long, the connections that are still open are idle ones. */
const quietMs = 500;

export async function leave({
  http,
  loadShedder,
  drain,
  endStreams,
  delayMs,
}: Omit<Leaving, 'log'>): Promise<void> {
  drain.begun = true;
  await sleep(delayMs);
  // Not http.close(): it also cuts idle connections, on which a client may be sending a request just now.
  Server.prototype.close.call(http.server);
  // Not before: while new connections still come here, people would only return to this process.
  endStreams?.();
  const deadline = performance.now() + drainMostMs;
  for (let quietSince = performance.now(); performance.now() < deadline; await sleep(20)) {
    if (loadShedder.inFlight() > 0) quietSince = performance.now();
    if (performance.now() - quietSince > quietMs) break;
  }
  http.server.closeAllConnections();
  await http.close();
}

/** A second signal ends the process at once, as it always does. */
export function leaveOnSignal({ log, ...leaving }: Leaving): void {
  const begin = async () => {
    log.info('leaving');
    await leave(leaving);
    log.info('left');
    process.exit(0);
  };
  process.once('SIGTERM', begin);
  process.once('SIGINT', begin);
}
