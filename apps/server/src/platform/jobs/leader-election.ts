// Elects the worker that does maintenance: the one with an advisory lock on its own connection. If it dies, the server
// releases the lock; if it hangs (paused, cut off), the server ends its idle session, which also releases it.
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';
import { pause } from '../process/pause.ts';

type Options = {
  /** A direct connection to PostgreSQL: advisory locks don't work through a transaction pooler. */
  url: string;
  /** Works until the signal says that the lead is lost or the process stops. */
  lead(signal: AbortSignal): Promise<void>;
  log: Log;
  outage: OutageLog;
};

/** How often a standby asks and the leader shows that it is alive. */
const beatMs = 1_000;
/** The server ends a session that was silent for this long. With the beat, a standby takes over within 5 seconds. */
const silenceMs = 3_000;

const ask = `select pg_try_advisory_lock(hashtext('questline leader')) as leads`;

/** Participates until the signal, then gives up the lead. */
export async function runLeaderElection(options: Options, stop: AbortSignal): Promise<void> {
  const { log, outage } = options;
  while (!stop.aborted) {
    await tryToLead(options, stop).catch((error: unknown) => {
      if (!outage.notes(error)) log.warn({ err: error }, 'lost the leader election connection');
    });
    await pause(beatMs, stop);
  }
}

async function tryToLead({ url, lead, log, outage }: Options, stop: AbortSignal) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'questline leader',
    connectionTimeoutMillis: 3_000,
    query_timeout: silenceMs,
    options: `-c idle_session_timeout=${silenceMs}`,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  const over = AbortSignal.any([stop, lost.signal]);
  try {
    await client.connect();
    while (!over.aborted) {
      const { rows } = await client.query<{ leads: boolean }>(ask);
      outage.over();
      if (rows[0]!.leads) break;
      await pause(beatMs, over);
    }
    if (over.aborted) return;
    log.info('this worker now does maintenance');
    const working = lead(over).finally(() => lost.abort());
    working.catch(() => {}); // Awaited below; until then, a failure must not count as unhandled.
    while (!over.aborted) {
      await client.query('select 1').then(outage.over, () => lost.abort());
      await pause(beatMs, over);
    }
    await working;
  } finally {
    lost.abort();
    await client.end().catch(() => {});
  }
}
