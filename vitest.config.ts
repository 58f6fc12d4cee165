// Three Vitest projects, so that a pure test starts neither PostgreSQL nor a DOM: `vitest run --project=unit`.
// Which project a test file belongs to follows from what it imports.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const opensDatabase = join('db', 'tests', 'test-database.ts');
const known = new Map<string, boolean>([[opensDatabase, true]]);

/** Whether a file imports the test database, directly or through its own imports. */
function needsDatabase(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/(?:from|import) '(\.[^']+|@questline\/db\/[^']+)'/g)].map(
    ([, path]) => (path!.startsWith('.') ? join(dirname(file), path!) : path!.replace('@questline/db', 'db')),
  );
  const needs =
    source.includes("inject('postgresPort')") ||
    imported.some((path) => existsSync(path) && needsDatabase(path));
  known.set(file, needs);
  return needs;
}

const needsDom = (file: string) => readFileSync(file, 'utf8').includes('@vitest-environment jsdom');

const tests = globSync('{apps,packages,db,bin,bench}/**/*.test.{ts,tsx}', {
  exclude: (path) => path.includes('node_modules'),
});
const projectOf = (file: string) => (needsDatabase(file) ? 'database' : needsDom(file) ? 'web' : 'unit');
const filesOf = (project: string) => tests.filter((file) => projectOf(file) === project);

export default defineConfig({
  test: {
    // With three workers, two cores were idle for a fifth of the time.
    maxWorkers: 4,
    // On a busy machine a test on a real database takes its time.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    projects: [
      { extends: true, test: { name: 'unit', include: filesOf('unit'), isolate: false } },
      // Isolated, because some of the browser's modules keep state, such as the session. A VM context per file instead of
      // a process halves the time.
      { extends: true, test: { name: 'web', include: filesOf('web'), pool: 'vmForks' } },
      {
        extends: true,
        test: {
          name: 'database',
          // Files of one worker share their modules, which saves a minute of imports. The server's modules keep no state.
          isolate: false,
          include: filesOf('database'),
          globalSetup: 'db/tests/postgres.setup.ts',
        },
      },
    ],
  },
});
