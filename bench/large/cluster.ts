// The cluster that keeps a large data set between runs. It is built once and reused as long as its generator stays
// the same. Changed roles, migrations or policies are applied to it; if that fails, it is rebuilt.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from '@questline/db/migrate.ts';
import { unsafeButFast, startPostgres, type Postgres } from '@questline/db/postgres.ts';
import pg from 'pg';
import { closeOnSignal } from '../environment/close-on-signal.ts';
import { build } from './build.ts';
import { check } from './checks.ts';

const root = resolve(import.meta.dirname, '../..');
const database = 'questline';
const settings = {
  ...unsafeButFast,
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  max_wal_size: '20GB',
  checkpoint_timeout: '1h',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

export type Large = { url(role: string): string; stop(): Promise<void> };

type BuiltFrom = { schema: string; generator: string };

export async function openLarge(size: number): Promise<Large> {
  const dataDir = join(root, '.data', `large-${size}`);
  const noteFile = join(dataDir, 'built-from.json');
  const wanted = fingerprint();
  const found: BuiltFrom | undefined = existsSync(noteFile)
    ? JSON.parse(readFileSync(noteFile, 'utf8'))
    : undefined;

  if (found?.generator === wanted.generator) {
    const postgres = await start(dataDir);
    if (found.schema === wanted.schema || (await broughtUpToDate(postgres))) {
      writeFileSync(noteFile, JSON.stringify(wanted));
      return opened(postgres);
    }
    await postgres.stop();
  }
  console.log(found ? 'the data set has changed: building it again' : `building .data/large-${size}`);
  refuseWhileRunning(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  const postgres = await start(dataDir);
  const admin = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  await migrate(postgres.url('postgres', database));
  await build(postgres.url('postgres', database), size);
  if (!(await check(postgres.url('postgres', database)))) throw new Error('the data set failed its checks');
  writeFileSync(noteFile, JSON.stringify(wanted));
  return opened(postgres);
}

async function start(dataDir: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, settings, detached: true });
  return { ...postgres, stop: closeOnSignal(postgres.stop) };
}

/** Applies new migrations and changed policies as in production. */
async function broughtUpToDate({ url }: Postgres): Promise<boolean> {
  console.log('applying changed roles, migrations or policies and checking the data');
  try {
    await migrate(url('postgres', database));
    return await check(url('postgres', database));
  } catch (error) {
    console.log(`  ${(error as Error).message}`);
    return false;
  }
}

const opened = ({ url, stop }: Postgres): Large => ({ url: (role) => url(role, database), stop });

function fingerprint(): BuiltFrom {
  const hash = (...paths: string[]) => {
    const sum = createHash('sha256');
    for (const path of paths) {
      const files = path.endsWith('/') ? readdirSync(join(root, path)).toSorted() : [''];
      for (const name of files) sum.update(name).update(readFileSync(join(root, path, name)));
    }
    return sum.digest('hex');
  };
  return {
    schema: hash('db/roles.sql', 'db/migrations/', 'db/policies/'),
    generator: hash('bench/large/build.ts', 'bench/large/data/'),
  };
}

/** Another command may be using it. */
function refuseWhileRunning(dataDir: string) {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
  } catch {
    return; // left behind by a crash
  }
  throw new Error(`the data set is in use by process ${pid}`);
}
