import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licensesPage, listPackages } from './licenses-page.ts';
import type { Lockfile } from '../lockfile.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;

test('docs/licenses.md is up to date (npm run licenses)', () => {
  expect(read('docs/licenses.md')).toBe(licensesPage(lockfile));
});

test('the license of every package is known', () => {
  expect(listPackages(lockfile).filter(({ license }) => license === 'unknown')).toEqual([]);
});

test('nothing in production has a license that would apply to our own code', () => {
  const production = listPackages(lockfile).filter(({ isDev }) => !isDev);
  expect(production.filter(({ license }) => /\bA?GPL/.test(license))).toEqual([]);
});

test('a build for one platform has the license of the package that installs it', () => {
  const packages = {
    '': {},
    'node_modules/tool': { version: '1.0.0', license: 'MIT', optionalDependencies: { 'tool-x64': '1.0.0' } },
    'node_modules/tool-x64': { version: '1.0.0', dev: true },
  };
  expect(listPackages({ packages })).toEqual([
    { name: 'tool', version: '1.0.0', license: 'MIT', isDev: false },
    { name: 'tool-x64', version: '1.0.0', license: 'MIT', isDev: true },
  ]);
});
