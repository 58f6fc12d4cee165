import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingOptionals, platformOf, type Lockfile } from './lockfile.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lockfile = read('package-lock.json') as Lockfile;

test('every optional package has an entry, so that npm ci accepts the lockfile (npm run lockfile)', () => {
  expect(missingOptionals(lockfile)).toEqual([]);
});

test('finds a missing optional package', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0' },
    },
    'node_modules/tool/node_modules/tool-linux-x64': { version: '1.0.0' },
  };
  expect(missingOptionals({ packages })).toEqual([
    { by: 'node_modules/tool', name: 'tool-win32-x64', version: '1.0.0' },
  ]);
});

test('the lockfile names no registry', () => {
  const named = Object.entries(lockfile.packages).filter(([, { resolved }]) => resolved?.includes('://'));
  expect(named).toEqual([]);
});

test('all workspaces have the same version, here and in the lockfile', () => {
  const { version } = read('package.json') as { version: string };
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const path of globSync('{apps,packages}/*/package.json', { cwd: root }).concat('db/package.json')) {
    const folder = path.replace('/package.json', '');
    const found = [(read(path) as { version: string }).version, lockfile.packages[folder]?.version];
    expect([folder, ...found]).toEqual([folder, version, version]);
  }
  expect(lockfile.packages['']?.version).toBe(version);
});

test.each([
  ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxlint/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@oxlint-tsgolint/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads the platform from %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
