import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(src, file), 'utf8');

test('as-typed keeps tabs and repeated spaces, and wraps', () => {
  const [, rules] = /@utility as-typed \{([^}]*)\}/.exec(read('ui/styles/base.css')) ?? [];
  expect(rules).toContain('white-space: pre-wrap;');
  expect(rules).toContain('overflow-wrap: anywhere;');
});

test('user text is shown as typed everywhere, without collapsing spaces', () => {
  const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((it) =>
    it.endsWith('.tsx'),
  );
  expect(components.filter((file) => read(file).includes('pre-line'))).toEqual([]);
});
