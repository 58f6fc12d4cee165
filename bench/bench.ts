// npm run bench: measures the main operations on the large data set, bare PostgreSQL and the API in turns, prints one
// table, and fails if a bound is broken. docs/performance.md explains the options and columns.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBenchEnvironment, type BenchEnvironment } from './speed/bench-environment.ts';
import { brokenBounds, brokenGrowth } from './speed/bounds.ts';
import { findTools } from './speed/load.ts';
import { measure, measurePostgresMicros } from './speed/measure.ts';
import { operations, type Operation } from './speed/operations.ts';
import { comparisonOf, markdown, tableOf, type Run } from './speed/results.ts';
import { startPeer } from './speed/peer.ts';
import { measureSlow } from './speed/slow.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
    out: { type: 'string', default: '.data/bench.json' },
    compare: { type: 'string' },
    growth: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
  },
});
const options = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const size = Number(values.size);
const chosen = chooseOperations();
const tools = findTools();

const broken = await (values.growth ? growth() : values.slow ? slow() : table());
for (const words of broken) console.log(`FAILED: ${words}`);
process.exitCode = broken.length ? 1 : 0;

function chooseOperations(): Operation[] {
  const names = values.only?.split(',') ?? operations.map(({ name }) => name);
  return names.map((name) => {
    const found = operations.find((operation) => operation.name === name);
    if (!found)
      throw new Error(`there is no ${name}; choose from ${operations.map((it) => it.name).join(', ')}`);
    return found;
  });
}

async function table(): Promise<string[]> {
  const before = values.compare && (JSON.parse(readFileSync(values.compare, 'utf8')) as Run);
  const results = await forEach(size, chosen, async (environment, operation) => {
    const peer = values.peer ? await startPeer(environment.urlOf('app_api'), tools) : undefined;
    const result = await measure(environment, operation, tools, { ...options, peer });
    await peer?.stop();
    return result;
  });
  const run: Run = { date: new Date().toISOString(), commit: commit(), size, results };
  writeFileSync(values.out, `${JSON.stringify(run, null, 2)}\n`);
  console.log(`\n${tableOf(results)}\n`);
  if (before) console.log(`${comparisonOf(before, run)}\n`);
  return brokenBounds(results);
}

/** Ten times the data must not cost more. CPU time is steadier than requests per second. */
async function growth(): Promise<string[]> {
  const microsAt = (ofSize: number) =>
    forEach(ofSize, chosen, (environment, operation) =>
      measurePostgresMicros(environment, operation, tools, options),
    );
  const [small, large] = [await microsAt(size / 10), await microsAt(size)];
  const measured = chosen.map(({ name }, n) => ({ operation: name, small: small[n]!, large: large[n]! }));
  const rows = measured.map((it) => [
    it.operation,
    `${Math.round(it.small)}`,
    `${Math.round(it.large)}`,
    `×${(it.large / it.small).toFixed(2)}`,
  ]);
  console.log(`\n${markdown(['PG µs per request', `size ${size / 10}`, `size ${size}`, 'growth'], rows)}\n`);
  return brokenGrowth(measured);
}

async function slow(): Promise<string[]> {
  const environment = await openBenchEnvironment(size, { writes: true });
  try {
    return await measureSlow(environment);
  } finally {
    await environment.close();
  }
}

async function forEach<T>(
  ofSize: number,
  list: Operation[],
  work: (environment: BenchEnvironment, operation: Operation) => Promise<T>,
): Promise<T[]> {
  const environment = await openBenchEnvironment(ofSize, { writes: list.some(({ writes }) => writes) });
  try {
    const done: T[] = [];
    for (const operation of list) {
      console.log(`measuring ${operation.name} at size ${ofSize}`);
      done.push(await work(environment, operation));
    }
    return done;
  } finally {
    await environment.close();
  }
}

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : '');
}
