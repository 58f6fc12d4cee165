// Adds optional packages for other platforms that are missing in package-lock.json: npm run lockfile.
// npm omits packages that the registry doesn't serve, and then `npm ci` refuses the whole lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptionals, placeOf, platformOf, type Lockfile } from './lockfile.ts';

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const missing = missingOptionals(lockfile);

for (const { by, name, version } of missing) {
  const { dev } = lockfile.packages[by]!;
  const { os, cpu, libc } = platformOf(name);
  // Keys and entries are in the same order as npm writes them.
  lockfile.packages[placeOf(lockfile, by, name, version)] = {
    version,
    cpu,
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  };
}

const entries = Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(entries) }, null, 2)}\n`);
console.log(missing.length ? `added ${missing.length} packages` : 'package-lock.json is complete');
