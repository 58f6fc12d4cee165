import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Package = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
const wanted = globSync('{package.json,db/package.json,apps/*/package.json,packages/*/package.json}', {
  cwd: root,
})
  .map((path) => JSON.parse(read(path)) as Package)
  .flatMap((it) => Object.entries({ ...it.dependencies, ...it.devDependencies }))
  .filter(([name]) => !name.startsWith('@questline/'));
const explained = [...read('docs/dependencies.md').matchAll(/`([^`\s]+)`(?=[^|]*\|)/g)].map(
  ([, name]) => name!,
);

test('docs/dependencies.md explains every dependency, and nothing else', () => {
  expect(new Set(explained)).toEqual(new Set(wanted.map(([name]) => name)));
});

test('every dependency has an exact version', () => {
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
