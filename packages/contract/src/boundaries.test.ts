import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { productName } from './product.ts';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** A file and everything it imports as values, including packages. */
function reach(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  const imports = /^(?:import|export) (?!type\b)(?:[^;=']* from )?'([^']+)'/gm;
  for (const [, target] of source(file).matchAll(imports))
    reach(target!.startsWith('.') ? join(dirname(file), target!) : target!, seen);
  return seen;
}

test.each(['http/client.ts', 'plain.ts'])('%s imports no packages', (file) => {
  const reached = [...reach(file)];
  expect(reached).toContain('limits.ts');
  expect(reached.filter((name) => !name.endsWith('.ts'))).toEqual([]);
});

test('finds zod in index.ts', () => {
  expect([...reach('index.ts')]).toContain('zod/mini');
});

test('only product.ts contains the product name', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => file !== 'product.ts');
  expect(files.filter((file) => source(file).includes(productName))).toEqual([]);
});
