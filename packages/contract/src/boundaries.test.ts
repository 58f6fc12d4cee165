import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { productName } from './product.ts';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** A file and all it imports as values, packages included. */
function reach(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  const imports = /^(?:import|export) (?!type\b)(?:[^;=']* from )?'([^']+)'/gm;
  for (const [, target] of source(file).matchAll(imports))
    reach(target!.startsWith('.') ? join(dirname(file), target!) : target!, seen);
  return seen;
}

test.each(['http/client.ts', 'plain.ts'])('%s brings no package into the browser', (file) => {
  const reached = [...reach(file)];
  expect(reached).toContain('limits.ts');
  expect(reached.filter((name) => !name.endsWith('.ts'))).toEqual([]);
});

test('the walk sees zod where it is', () => {
  expect([...reach('index.ts')]).toContain('zod/mini');
});

test('only product.ts spells the name of the product', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => file !== 'product.ts');
  expect(files.filter((file) => source(file).includes(productName))).toEqual([]);
});
