// Checks that the linter enforces import-directions.ts: adds forbidden imports to a copy and expects errors.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const server = 'apps/server/src';
const web = 'apps/web/src';

const forbidden = [
  ['platform → feature', `${server}/platform/a1.ts`, `${server}/features/tasks/b.ts`],
  ['feature → app', `${server}/features/tasks/a2.ts`, `${server}/app/b.ts`],
  ['feature → test app', `${server}/features/tasks/a10.ts`, `${server}/app/tests/create-test-app.ts`],
  ['test of a feature → app', `${server}/features/tasks/a11.test.ts`, `${server}/app/b.ts`],
  [
    'feature → internal file of another feature',
    `${server}/features/tasks/a3.ts`,
    `${server}/features/session/b.ts`,
  ],
  [
    'feature → feature above it',
    `${server}/features/session/a4.ts`,
    `${server}/features/tasks/tasks.public.ts`,
  ],
  [
    'feature → notifications',
    `${server}/features/home/a5.ts`,
    `${server}/features/notifications/notifications.public.ts`,
  ],
  ['contract → database', 'packages/contract/src/a6.ts', 'db/b.ts'],
  ['design system → web feature', `${web}/ui/a7.ts`, `${web}/features/tasks/b.ts`],
  ['web feature → another web feature', `${web}/features/tasks/a8.ts`, `${web}/features/home/b.ts`],
  ['desk → web feature', `${web}/desk/a12.ts`, `${web}/features/tasks/b.ts`],
  ['desk → web app', `${web}/desk/a13.ts`, `${web}/app/b.ts`],
  ['web app → desk', `${web}/app/a14.ts`, `${web}/desk/b.ts`],
  ['web feature → PDF library', `${web}/features/tasks/a15.ts`, 'packages/certificate/src/index.ts'],
  ['web app → server', `${web}/app/a9.ts`, `${server}/platform/b.ts`],
] as const;

const allowed = [
  ['feature → platform', `${server}/features/tasks/c1.ts`, `${server}/platform/b.ts`],
  ['feature → itself', `${server}/features/tasks/c2.ts`, `${server}/features/tasks/b.ts`],
  [
    'feature → feature below it',
    `${server}/features/tasks/c3.ts`,
    `${server}/features/session/session.public.ts`,
  ],
  ['entry point → app', `${server}/c4.ts`, `${server}/app/b.ts`],
  ['web app → contract', `${web}/app/c5.ts`, 'packages/contract/src/b.ts'],
  [
    'test of a feature → test app',
    `${server}/features/tasks/c6.test.ts`,
    `${server}/app/tests/create-test-app.ts`,
  ],
] as const;

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'questline-lint-'));
afterAll(() => rmSync(copy, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}
const importing = (from: string, to: string) =>
  `import { value } from '${relative(dirname(from), to).replace(/^(?!\.)/, './')}';\nexport const other = value;\n`;

for (const file of [
  'oxlint.config.ts',
  'import-directions.ts',
  'tsconfig.json',
  'package.json',
  '.gitignore',
])
  cpSync(join(root, file), join(copy, file));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
for (const [, from, to] of [...forbidden, ...allowed]) {
  write(from, importing(from, to));
  write(to, 'export const value = 1;\n');
}
write('db/cycle-a.ts', `import { value } from './cycle-b.ts';\nexport const other = (): number => value;\n`);
write('db/cycle-b.ts', `import { other } from './cycle-a.ts';\nexport const value: number = other();\n`);

const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix'], {
  cwd: copy,
  encoding: 'utf8',
});
const errorsIn = (file: string) => stdout.split('\n').filter((line) => line.startsWith(`${file}:`));

test('the linter reports errors', () => expect(status).toBe(1));

test.each(forbidden)('forbids %s', (_, from) => {
  expect(errorsIn(from)).toEqual([expect.stringContaining('boundaries(dependencies)')]);
});

test.each(allowed)('allows %s', (_, from) => {
  expect(errorsIn(from)).toEqual([]);
});

test('forbids import cycles', () => {
  expect(errorsIn('db/cycle-a.ts')).toEqual([expect.stringContaining('import(no-cycle)')]);
});
