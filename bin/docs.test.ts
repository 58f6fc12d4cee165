import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

// The changelog names files and commands that no longer exist.
describe.each(globSync('{*.md,docs/**/*.md}', { cwd: root }).filter((path) => path !== 'CHANGELOG.md'))(
  '%s',
  (page) => {
    const text = read(page);

    test('every path in it exists', () => {
      const paths = matches(text, /`((?:apps|packages|db|e2e|bench|bin|docs)\/[\w./-]+)`/g);
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    });

    test('every link in it leads to a file', () => {
      const links = matches(text, /\]\(([^)#\s]+)/g).filter((link) => !link.includes('://'));
      expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
    });

    test('every command in it exists', () => {
      expect(matches(text, /npm run ([\w:-]+)/g).filter((name) => !scripts[name])).toEqual([]);
    });
  },
);

test('decisions are numbered without gaps', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: root })
    .map((path) => Number(/\/(\d{4})-/.exec(path)![1]))
    .toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
