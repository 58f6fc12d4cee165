// Which of several workers relays: the one that holds an advisory lock on a connection of its own. When it dies the
// server lets go of the lock; when it hangs (paused, cut off) the server ends its silent session and so does too.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';

type Options = {
  /** Straight to PostgreSQL: behind a pooler of transactions a lock means nothing. */
  url: string;
  /** Works until the signal says that the lead is gone or the process stops. */
  lead(signal: AbortSignal): Promise<void>;
  log: Log;
  outage: OutageLog;
};

/** A standby asks, and the leader shows that it lives, this often. */
const beatMs = 1_000;
/** The server ends a session that was silent for this long. With the beat, a standby leads within 5 seconds. */
const silenceMs = 3_000;

const ask = `select pg_try_advisory_lock(hashtext('questline relay')) as leads`;

/** Takes part until the signal; then gives the lead away. */
export async function competeForLead(options: Options, stop: AbortSignal): Promise<void> {
  const { log, outage } = options;
  while (!stop.aborted) {
    await tryToLead(options, stop).catch((error: unknown) => {
      if (!outage.notes(error)) log.warn({ err: error }, 'lost the connection that decides who relays');
    });
    await pause(beatMs, stop);
  }
}

async function tryToLead({ url, lead, log, outage }: Options, stop: AbortSignal) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'questline relay lead',
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
    log.info('this worker relays events now');
    const working = lead(over).finally(() => lost.abort());
    working.catch(() => {}); // Awaited below; until then its failure must not count as forgotten.
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

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});
