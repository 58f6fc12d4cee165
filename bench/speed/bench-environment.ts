// The data set, a copy to write to, the API on it, and the accounts that call it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { closeOnSignal } from '../environment/close-on-signal.ts';
import { openLarge } from '../large/cluster.ts';
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
  const runAside = (sql: string) => runOnce(urlIn('postgres')('postgres'), sql);
  const drop = () => runAside(`drop database if exists ${copy} with (force)`);
  // A run that was killed may have left one.
  await drop();
  if (writes) {
    console.log('copying the database, because some operations write to it');
    const source = new URL(large.url('postgres')).pathname.slice(1);
    await runAside(`create database ${copy} template ${source} strategy file_copy`);
    // Otherwise the kernel would write it to disk while the first operations are measured.
    await promisify(execFile)('sync');
  }
  const dropCopy = closeOnSignal(drop);
  const urlOf = writes ? urlIn(copy) : large.url;
  const root = new pg.Client({ connectionString: urlOf('postgres') });
  await root.connect();
  const closeRoot = closeOnSignal(() => root.end());
  const callers = await findCallers(root, accounts);
  const api = await startProductionApi(urlOf);
  const { rows } = await root.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    root,
    urlOf,
    callers,
    words: await findWords(root),
    api,
    backendPid: rows[0]!.pid,
    async close() {
      await api.kill();
      await closeRoot();
      await dropCopy();
      await large.stop();
    },
  };
}

async function runOnce(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}
