// Connections that many reads use at the same time: each batch is its own transaction, so the next one is sent without
// waiting for the answer to the last. What is sent during one turn of the event loop leaves in one write.
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { type Prepared, type Rows, sendBatch } from './batch.ts';
import { isBroken } from './db-errors.ts';

/** The reads behind one that takes longer than this are sent again on their own connections. */
const patienceMs = 20;

type Read = { sendElsewhere: () => void };
type Shared = {
  client: Promise<pg.Client> | undefined;
  /** In the order they were sent, which is the order of their answers. */
  reads: Set<Read>;
  /** Since when PostgreSQL has been working on the first. */
  since: number;
};
type Options = {
  count: number;
  /** Runs a read on its own connection; undefined if none is free. */
  elsewhere: (statements: readonly Prepared[]) => Promise<Rows[]> | undefined;
};

export function openSharedConnections(config: pg.ClientConfig, { count, elsewhere }: Options) {
  const all = Array.from({ length: count }, (): Shared => ({
    client: undefined,
    reads: new Set(),
    since: 0,
  }));
  const isSlow = ({ reads, since }: Shared) => reads.size > 0 && performance.now() - since > patienceMs;
  let watching: NodeJS.Timeout | undefined;

  /** The one with the fewest reads, if possible none that is slow. */
  function choose(): Shared {
    let best = all[0]!;
    let bestIsSlow = isSlow(best);
    for (const it of all) {
      const slow = isSlow(it);
      if (slow === bestIsSlow ? it.reads.size < best.reads.size : !slow) [best, bestIsSlow] = [it, slow];
    }
    return best;
  }

  function watch() {
    // Answers that have already arrived are handled first.
    setImmediate(() => {
      for (const shared of all) {
        if (!isSlow(shared)) continue;
        const [, ...behind] = shared.reads;
        for (const read of behind) read.sendElsewhere();
      }
      if (all.some(({ reads }) => reads.size > 0)) return;
      clearInterval(watching);
      watching = undefined;
    });
  }

  return {
    read(statements: readonly Prepared[]): Promise<Rows[]> {
      const shared = choose();
      const other = isSlow(shared) ? elsewhere(statements) : undefined;
      if (other) return other;
      watching ??= setInterval(watch, patienceMs / 2).unref();
      if (shared.reads.size === 0) shared.since = performance.now();
      return new Promise((resolve, reject) => {
        const read: Read = {
          sendElsewhere() {
            const other = elsewhere(statements);
            if (!other) return;
            read.sendElsewhere = () => {};
            other.then(resolve, reject);
          },
        };
        shared.reads.add(read);
        const finish = () => {
          shared.reads.delete(read);
          shared.since = performance.now();
        };
        send(shared, config, statements).then(
          (rows) => (finish(), resolve(rows)),
          (error: Error) => (finish(), reject(error)),
        );
      });
    },
    usage: () => ({
      busy: all.filter(({ reads }) => reads.size > 0).length,
      idle: all.filter(({ client, reads }) => client && reads.size === 0).length,
    }),
    async close() {
      clearInterval(watching);
      await Promise.all(all.map(async ({ client }) => (await client?.catch(() => undefined))?.end()));
    },
  };
}

async function send(shared: Shared, config: pg.ClientConfig, statements: readonly Prepared[]) {
  const client = await (shared.client ??= connect(shared, config));
  corkThisTurn((client as unknown as { connection: pg.Connection }).connection.stream);
  return sendBatch(client, statements).catch((error: Error) => {
    if (isBroken(error)) {
      shared.client = undefined;
      void client.end();
    }
    throw error;
  });
}

/** The first read opens the connection, and the next one opens it again after it was lost. */
function connect(shared: Shared, config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  const opening = client.connect().then(() => client);
  const lose = () => void (shared.client === opening && (shared.client = undefined));
  client.on('error', lose).on('end', lose);
  opening.catch(lose);
  return opening;
}

type Corkable = { cork(): void; uncork(): void };
const corked = new Set<Corkable>();

function corkThisTurn(stream: Corkable) {
  if (corked.has(stream)) return;
  if (corked.size === 0)
    setImmediate(() => {
      for (const it of corked) it.uncork();
      corked.clear();
    });
  stream.cork();
  corked.add(stream);
}
