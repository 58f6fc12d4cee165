// Compares the packages in package-lock.json with known vulnerabilities: npm run advisories. With --file it reads a mirror
// of advisories and needs no network; without, it asks the registry. Exits with 1 if a package is affected, and with 3 if
// nothing could be checked, so that silence never looks like good news.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listPackages } from '../licenses/licenses-page.ts';
import type { Lockfile } from '../lockfile.ts';
import { findAffected, readAdvisories, type Advisory } from './match-advisories.ts';

const root = join(import.meta.dirname, '../..');
const exitAffected = 1;
const exitUnknown = 3;
const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    lockfile: { type: 'string', default: join(root, 'package-lock.json') },
    all: { type: 'boolean', default: false },
  },
});

const scope = values.all ? 'all packages' : 'the packages in production';
process.exitCode = values.file ? checkFile(values.file) : askRegistry();

function checkFile(path: string): number {
  let advisories: Advisory[];
  try {
    const isFolder = statSync(path).isDirectory();
    const files = isFolder
      ? readdirSync(path)
          .filter((name) => name.endsWith('.json'))
          .map((name) => join(path, name))
      : [path];
    advisories = files.flatMap((file) => readAdvisories(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    return couldNotCheck(`${path} can't be read as advisories: ${(error as Error).message}`);
  }
  if (!advisories.length) return couldNotCheck(`${path} has no advisory about an npm package.`);
  const lockfile = JSON.parse(readFileSync(values.lockfile, 'utf8')) as Lockfile;
  const packages = listPackages(lockfile).filter(({ isDev }) => values.all || !isDev);
  const affected = findAffected(packages, advisories);
  for (const { id, name, version, summary } of affected) console.log(`${name} ${version}: ${id} ${summary}`);
  console.log(
    `${affected.length} known vulnerabilities in ${scope} (${packages.length}), by ${advisories.length} advisories.`,
  );
  return affected.length ? exitAffected : 0;
}

function askRegistry(): number {
  const omit = values.all ? [] : ['--omit=dev'];
  const { stdout } = spawnSync('npm', ['audit', '--json', ...omit], { cwd: root, encoding: 'utf8' });
  type Report = { vulnerabilities?: Record<string, { severity: string; range: string }> };
  let report: Report = {};
  try {
    report = JSON.parse(stdout) as Report;
  } catch {
    // Without a registry, npm prints no JSON at all; handled with the answer that has no report in it.
  }
  if (!report.vulnerabilities)
    return couldNotCheck(
      'The registry has no advisories or did not answer. Download them elsewhere, and use --file.',
    );
  const affected = Object.entries(report.vulnerabilities);
  for (const [name, { severity, range }] of affected) console.log(`${name} ${range}: ${severity}`);
  console.log(`${affected.length} packages with known vulnerabilities among ${scope}, by the registry.`);
  return affected.length ? exitAffected : 0;
}

function couldNotCheck(why: string): number {
  console.error(`Not checked for known vulnerabilities. ${why}`);
  return exitUnknown;
}
