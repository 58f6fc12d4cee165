// The previous release as it was: its files from git and its own dependencies, in .data/releases.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Release = { version: string; commit: string; needsStop: boolean };

/** `previous` changes with each release (UPGRADING.md). Until 0.2.0 it is a version in between, because the API of 0.1.0 has to be
 *  stopped for an upgrade. */
export const releases = {
  '0.1.0': { version: '0.1.0', commit: 'df3ca28dc7afbc5b3f3c76102c006a760d5de356', needsStop: true },
  previous: {
    version: '0.2.0-dev (82f26f3c)',
    commit: '82f26f3c81addef0b98dab7e67dff8b4f0bc3ee2',
    needsStop: false,
  },
} as const satisfies Record<string, Release>;

const root = join(import.meta.dirname, '../..');

/** Returns its folder. */
export function prepareRelease({ version, commit }: Release): string {
  const folder = join(root, '.data/releases', commit);
  if (existsSync(folder)) return folder;
  console.log(`installing ${version} into ${folder}`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  run(process.execPath, 'packages/emails/build.ts');
  renameSync(unfinished, folder);
  return folder;
}
