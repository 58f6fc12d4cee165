// Runs wrk against the API and pgbench against PostgreSQL.
import { execFile } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Request } from './operations.ts';
import { origin } from './production-api.ts';

const run = promisify(execFile);
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

type Load = { url: string; seconds: number; requests: Request[]; inOrder?: boolean; file: string };

export async function loadApi(
  { wrk }: Tools,
  { url, seconds, requests, inOrder, file }: Load,
): Promise<ApiRun> {
  const lines = requests.map(({ method, path, caller, body }) =>
    [method, path, caller?.token ?? '', body ?? ''].join('\t'),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  const script = join(import.meta.dirname, 'load.lua');
  const { stdout } = await run(
    wrk,
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url],
    {
      env: { ...process.env, REQUESTS: file, ORIGIN: origin, ORDER: inOrder ? 'once' : 'random' },
    },
  );
  const { failed, ...result } = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '{}') as ApiRun & {
    failed: number;
  };
  if (failed) throw new Error(`${failed} requests got no answer`);
  return result;
}

/** Transactions per second of one script. */
export async function loadBare(
  { pgbench }: Tools,
  url: string,
  script: string,
  seconds: number,
): Promise<number> {
  const { stdout } = await run(
    pgbench,
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      `${bareClients}`,
      '-j',
      '2',
      '-T',
      `${seconds}`,
      '-D',
      'n=0',
      '-f',
      script,
      url,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const tps = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!tps) throw new Error(`pgbench failed:\n${stdout}`);
  return tps;
}
