// Runs pg_dump and pg_restore.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { CommandError } from '../command.ts';

/** Debian installs each version in its own folder. */
export const folders = (major: number) => [
  `/usr/lib/postgresql/${major}/bin`,
  ...(process.env['PATH'] ?? '').split(':'),
];

async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new CommandError(`${program} failed: ${problem.trim()}`);
  return out;
}

const majorOf = (version: string) => Number(/(\d+)/.exec(version)![1]);

/** A tool that is older than the server refuses to work. */
export async function findTool(name: 'pg_dump' | 'pg_restore', client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const major = majorOf(rows[0]!.server_version);
  for (const folder of folders(major)) {
    const path = `${folder}/${name}`;
    if (existsSync(path) && majorOf(await run(path, ['--version'])) >= major) return path;
  }
  throw new CommandError(
    `${name} ${major} isn't installed. Install the client of PostgreSQL ${major} (on Debian: postgresql-client-${major}), or run this command in the container "backup" of deploy/compose.yaml.`,
    'setup',
  );
}

/** The password isn't an argument, because everyone on the machine can see those. */
function connectionOf(url: string) {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { arg: `--dbname=${parsed.href}`, env: { ...(password && { PGPASSWORD: password }) } };
}

export async function dump(
  tool: string,
  url: string,
  { snapshot, file }: { snapshot: string; file: string },
) {
  const { arg, env } = connectionOf(url);
  const args = ['--format=custom', '--role=app_backup', `--snapshot=${snapshot}`, `--file=${file}`];
  await run(tool, [arg, '--no-password', '--no-unlogged-table-data', ...args], env);
}

/** In one transaction: if it fails, the database is as empty as before. */
export async function undump(tool: string, url: string, file: string) {
  const { arg, env } = connectionOf(url);
  await run(tool, [arg, '--no-password', '--exit-on-error', '--single-transaction', file], env);
}
