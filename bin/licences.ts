// Writes docs/licences.md: npm run licences
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage } from './licences-page.ts';
import type { Lockfile } from './lockfile.ts';

const root = join(import.meta.dirname, '..');
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
writeFileSync(join(root, 'docs/licences.md'), licencesPage(lockfile));
