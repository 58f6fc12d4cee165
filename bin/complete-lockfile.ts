// Adds the optional packages of other platforms that package-lock.json lacks: npm run lockfile
// npm leaves out those that the registry doesn't serve, and `npm ci` then refuses the whole lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptionals, placeOf, platformOf, type Lockfile } from './lockfile.ts';

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const missing = missingOptionals(lockfile);

for (const { by, name, version } of missing) {
  const { dev } = lockfile.packages[by]!;
  const { os, cpu, libc } = platformOf(name);
  // In npm's own order, here and below.
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
