// Runs wrk against the API and pgbench against PostgreSQL.
import { execFile } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '../environment/temporary-folder.ts';
import type { Request } from './operations.ts';
import { origin } from './production-api.ts';

const folder = makeTemporaryFolder();
const connections = 32;
export const bareClients = 16;

/** `refused` counts answers that aren't 2xx: a node that is too busy refuses some. */
export type ApiRun = { requests: number; refused: number; seconds: number; p50: number; p99: number };

/** Finds a tool in PATH or where Debian's PostgreSQL keeps its own. */
function find(tool: string, debianPackage: string): string {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ];
  const found = folders.map((folder) => join(folder, tool)).find((path) => existsSync(path));
  if (!found) throw new Error(`${tool} is missing. On Debian and Ubuntu: apt-get install ${debianPackage}`);
  return found;
}

export const findTools = () => ({
  wrk: find('wrk', 'wrk'),
  pgbench: find('pgbench', 'postgresql-contrib'),
});
export type Tools = ReturnType<typeof findTools>;

export const newIds = (body: string) => body.replaceAll('{uuid}', () => crypto.randomUUID());

/** Each `once`: the run ends when all were sent. */
export type Order = 'random' | 'cycle' | 'once';
type ApiLoad = { url: string; seconds: number; requests: Request[]; order: Order };

export async function loadApi({ wrk }: Tools, { url, seconds, requests, order }: ApiLoad): Promise<ApiRun> {
  const lines = requests.map(({ method, path, caller, body }) =>
    [method, path, caller?.token ?? '', body ?? ''].join('\t'),
  );
  const file = join(folder, 'requests.txt');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const script = join(import.meta.dirname, 'load.lua');
  const stdout = await run(
    wrk,
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url],
    { REQUESTS: file, ORIGIN: origin, ORDER: order },
  );
  const { failed, ...result } = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '{}') as ApiRun & {
    failed: number;
  };
  if (failed) throw new Error(`${failed} requests got no answer`);
  if (!result.requests) throw new Error('no request was answered: is the machine busy with something else?');
  return result;
}

/** Ends after some time, or after each client has run the script some times. */
export type BareLimit = { seconds: number } | { timesEach: number };

/** Transactions per second of one script. */
export async function loadBare(
  { pgbench }: Tools,
  { url, script, limit }: { url: string; script: string; limit: BareLimit },
): Promise<number> {
  const file = join(folder, 'bare.sql');
  writeFileSync(file, script);
  const length = 'seconds' in limit ? ['-T', `${limit.seconds}`] : ['-t', `${limit.timesEach}`];
  const options = ['-n', '-M', 'prepared', '-c', `${bareClients}`, '-j', '2', '-D', 'n=0', '-f', file];
  const stdout = await run(pgbench, [...options, ...length, url]);
  const tps = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!tps) throw new Error(`pgbench failed:\n${stdout}`);
  return tps;
}

/** What the tool prints. It ends with this process. */
async function run(tool: string, options: string[], env: Record<string, string> = {}): Promise<string> {
  const running = promisify(execFile)(tool, options, {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  const kill = () => running.child.kill();
  process.once('exit', kill);
  try {
    return (await running).stdout;
  } finally {
    process.off('exit', kill);
  }
}
