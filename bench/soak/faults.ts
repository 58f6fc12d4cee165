// The faults of the soak drill. A function returns once its fault is over; recovering from it is up to the app.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Environment } from '../environment/environment.ts';
import type { Running } from '../environment/server-process.ts';

/** The API and the worker that are killed and frozen. The others run from beginning to end. */
export type Victims = { api: Running; worker: Running };

const frozenMs = 15_000;
const lockedMs = 10_000;
const emailsMs = 20_000;

export function createFaults(environment: Environment, victims: Victims) {
  const { emailServer } = environment;

  async function withDatabase(work: (client: pg.Client) => Promise<unknown>) {
    const client = new pg.Client({ connectionString: environment.url('postgres') });
    // A crash of PostgreSQL ends this connection, too.
    client.on('error', () => {});
    await client.connect();
    await work(client).finally(() => client.end());
  }
  async function freeze({ pid }: Running) {
    process.kill(pid, 'SIGSTOP');
    await sleep(frozenMs);
    process.kill(pid, 'SIGCONT');
  }
  async function emails(behavior: typeof emailServer.state.behavior) {
    emailServer.state.behavior = behavior;
    await sleep(emailsMs);
    emailServer.state.behavior = 'normal';
  }

  return {
    'API killed': async () => {
      const port = Number(new URL(victims.api.url).port);
      await victims.api.kill();
      victims.api = await environment.startApi(port);
    },
    'worker killed': async () => {
      await victims.worker.kill();
      victims.worker = await environment.startWorker();
    },
    'all database connections ended': () =>
      withDatabase((client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename like 'app\\_%'`),
      ),
    'emails put off': () => emails('busy'),
    'messages locked': () =>
      withDatabase(async (client) => {
        await client.query('begin');
        await client.query('lock table inbox_messages in access exclusive mode');
        await sleep(lockedMs);
        await client.query('rollback');
      }),
    'API frozen': () => freeze(victims.api),
    'emails accepted without an answer': () => emails('hang up after data'),
    'PostgreSQL crashed': () =>
      withDatabase(async (client) => {
        const { rows } = await client.query<{ pid: number }>(
          `select pid from pg_stat_activity where usename = 'app_api' limit 1`,
        );
        // When one of its processes is killed, PostgreSQL ends all others and recovers.
        process.kill(rows[0]!.pid, 'SIGKILL');
      }),
    'worker frozen': () => freeze(victims.worker),
  };
}
