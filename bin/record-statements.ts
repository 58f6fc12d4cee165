// npm run release:statements [-- --tree <folder>]: runs the tests of the server's features, and writes down every statement
// that they send to PostgreSQL. db/tests/previous-release.test.ts checks that all of them still run on later schemas.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { tree: { type: 'string', default: root } } });
const tree = resolve(values.tree);
const folder = mkdtempSync(join(tmpdir(), 'questline-statements-'));

/** Runs in each process of the tests. Every release sends statements with this method of node-postgres. */
const recorder = `
  import { createRequire } from 'node:module';
  import { writeFileSync } from 'node:fs';
  let Connection;
  try { ({ Connection } = createRequire(process.cwd() + '/package.json')('pg')); } catch {}
  const found = new Map();
  if (Connection) {
    const { startup, parse } = Connection.prototype;
    Connection.prototype.startup = function (config) {
      this.user = config.user;
      return startup.call(this, config);
    };
    Connection.prototype.parse = function (statement) {
      if (this.user?.startsWith('app_')) found.set(this.user + statement.text, [this.user, statement.text]);
      return parse.call(this, statement);
    };
  }
  const write = () => {
    if (found.size) writeFileSync('${folder}/' + crypto.randomUUID() + '.json', JSON.stringify([...found.values()]));
    found.clear();
  };
  process.on('exit', write);
  setInterval(write, 2000).unref();`;
const importIt = `--import data:text/javascript,${encodeURIComponent(recorder)}`;

const tests = spawn(
  process.execPath,
  [join(tree, 'node_modules/vitest/vitest.mjs'), 'run', '--project=database', 'apps/server/src/features'],
  { cwd: tree, env: { ...process.env, NODE_OPTIONS: importIt }, stdio: 'inherit' },
);
await once(tests, 'exit');

const statements: Record<string, Set<string>> = {};
for (const file of readdirSync(folder))
  for (const [role, sql] of JSON.parse(readFileSync(join(folder, file), 'utf8')) as [string, string][])
    (statements[role] ??= new Set()).add(sql);
rmSync(folder, { recursive: true });
if (!statements['app_api']) throw new Error(`The tests in ${tree} sent no statements`);
const sorted = Object.fromEntries(
  Object.entries(statements)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([role, found]) => [role, [...found].toSorted()]),
);
writeFileSync(
  join(root, 'db/tests/releases/previous-statements.json.br'),
  brotliCompressSync(JSON.stringify(sorted)),
);
for (const [role, found] of Object.entries(sorted)) console.log(`${role}: ${found.length} statements`);
