// Receives invalidations from the relay on its own connection, which is reopened for as long as it takes.
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';
import { createOutageLog } from '../telemetry/outage-log.ts';
import { invalidationChannel } from './invalidation.ts';
import { pause } from '../process/pause.ts';

type Options = {
  /** A direct connection to PostgreSQL: LISTEN doesn't work through a transaction pooler. */
  url: string;
  onNotification(payload: string): void;
  /** Listening has started; everything sent earlier was missed. */
  onListening(): void;
  log: Log;
};

/** The connection is silent by nature, so a dropped one is only noticed by polling it. */
const beatMs = 10_000;
const answerMaxMs = 3_000;
const retryMs = { first: 250, max: 5_000 };

export async function listenForInvalidations(options: Options, stop: AbortSignal): Promise<void> {
  let retry = retryMs.first;
  const outage = createOutageLog(options.log);
  const onListening = () => {
    outage.over();
    retry = retryMs.first;
    options.onListening();
  };
  while (!stop.aborted) {
    await listenOnce({ ...options, onListening }, stop).catch((error: unknown) => {
      if (!outage.notes(error)) options.log.warn({ err: error }, 'lost the invalidation connection');
    });
    // Randomized so that nodes that lost the same database don't all reconnect at the same moment.
    await pause(retry * (0.5 + Math.random() / 2), stop);
    retry = Math.min(retry * 2, retryMs.max);
  }
}

async function listenOnce({ url, onNotification, onListening }: Options, stop: AbortSignal) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'questline live',
    connectionTimeoutMillis: answerMaxMs,
    query_timeout: answerMaxMs,
  });
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort(new Error('the server closed the connection')));
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  const over = AbortSignal.any([stop, lost.signal]);
  try {
    await client.connect();
    await client.query(`listen ${invalidationChannel}`);
    if (!over.aborted) onListening();
    while (!over.aborted) {
      await pause(beatMs, over);
      if (!over.aborted) await client.query('select 1');
    }
    if (!stop.aborted) throw lost.signal.reason;
  } finally {
    await client.end().catch(() => {});
  }
}
