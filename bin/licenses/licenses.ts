// Writes docs/licenses.md: npm run licenses
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesPage } from './licenses-page.ts';
import type { Lockfile } from '../lockfile.ts';

const root = join(import.meta.dirname, '../..');
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
writeFileSync(join(root, 'docs/licenses.md'), licensesPage(lockfile));
