// The data set, a copy to write to, the API on it, and the accounts that call it.
import pg from 'pg';
import { openLarge } from '../large/cluster.ts';
import { parentOf } from './processor-time.ts';
import { findCallers, findWords, startProductionApi } from './production-api.ts';

const accounts = 2_000;
const copy = 'bench_copy';

export type BenchEnvironment = Awaited<ReturnType<typeof openBenchEnvironment>>;

/** With `writes`, everything runs on a copy of the database, so that other commands find their data unchanged. */
export async function openBenchEnvironment(size: number, { writes }: { writes: boolean }) {
  const large = await openLarge(size);
  const urlIn = (database: string) => (role: string) => {
    const url = new URL(large.url(role));
    url.pathname = database;
    return url.href;
  };
  const urlOf = writes ? urlIn(copy) : large.url;
  if (writes) {
    console.log('copying the database, because some operations write to it');
    await inMaintenance(urlIn('postgres'), `drop database if exists ${copy} with (force)`);
    const source = new URL(large.url('postgres')).pathname.slice(1);
    await inMaintenance(urlIn('postgres'), `create database ${copy} template ${source} strategy file_copy`);
  }
  const root = new pg.Client({ connectionString: urlOf('postgres') });
  await root.connect();
  const callers = await findCallers(root, accounts);
  const api = await startProductionApi(urlOf);
  const { rows } = await root.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    root,
    urlOf,
    callers,
    words: await findWords(root),
    api,
    postgresPid: parentOf(rows[0]!.pid),
    async close() {
      await api.kill();
      await root.end();
      if (writes) await inMaintenance(urlIn('postgres'), `drop database ${copy} with (force)`);
      await large.stop();
    },
  };
}

async function inMaintenance(urlOf: (role: string) => string, sql: string) {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}
