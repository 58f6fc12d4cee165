// npm run bench: measures the main operations on the large data set, bare PostgreSQL and the API in turns, prints one
// table, and fails if a bound is broken. docs/performance.md explains the options and columns.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isInterrupted } from './environment/close-on-signal.ts';
import { openBenchEnvironment, type BenchEnvironment } from './speed/bench-environment.ts';
import { brokenBounds, brokenSlowBounds } from './speed/bounds.ts';
import { findTools } from './speed/load.ts';
import { measure, measurePostgresMicros } from './speed/measure.ts';
import { operations, type Operation } from './speed/operations.ts';
import { startPeer, type Peer } from './speed/peer.ts';
import { comparisonOf, idleNote, slowSentence, tableOf, type Run } from './speed/results.ts';
import { measureSlow } from './speed/slow.ts';
import { simulate } from './simulate/simulate.ts';

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
    simulate: { type: 'boolean', default: false },
    peak: { type: 'string', default: '150' },
  },
});
const options = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const size = Number(values.size);
if (values.simulate) {
  const failures = await simulate({ size, peak: Number(values.peak), seconds: options.seconds });
  for (const words of failures) console.log(`FAILED: ${words}`);
  process.exit(failures.length ? 1 : 0);
}
const chosen = chooseOperations();
const before = values.compare ? readRun(values.compare) : undefined;
const tools = findTools();
const run: Run = {
  date: new Date().toISOString(),
  commit: commit(),
  size,
  cores: availableParallelism(),
  results: [],
  slow: [],
  failures: [],
};

const atTenth = values.growth ? await measureAtTenth() : new Map<Operation, number>();
await measureAll();
run.failures.push(...brokenBounds(run.results), ...brokenSlowBounds(run.slow));
save();
console.log(['', tableOf(run.results), '', idleNote(run), ...run.slow.map(slowSentence), ''].join('\n'));
if (before) console.log(`${comparisonOf(before, run)}\n`);
for (const words of run.failures) console.log(`FAILED: ${words}`);
process.exitCode = run.failures.length ? 1 : 0;

function chooseOperations(): Operation[] {
  const names = values.only?.split(',') ?? operations.map(({ name }) => name);
  return names.map((name) => {
    const found = operations.find((operation) => operation.name === name);
    if (!found)
      throw new Error(`there is no ${name}; choose from ${operations.map((it) => it.name).join(', ')}`);
    return found;
  });
}

function readRun(file: string): Run {
  const earlier = JSON.parse(readFileSync(file, 'utf8')) as Run;
  if (earlier.size !== size) throw new Error(`${file} was measured at size ${earlier.size}, not ${size}`);
  return earlier;
}

/** PostgreSQL's microseconds per request with a tenth of the data. CPU time is steadier than requests per second. */
async function measureAtTenth(): Promise<Map<Operation, number>> {
  const micros = new Map<Operation, number>();
  await withEnvironment(size / 10, (environment) =>
    forEachOperation(size / 10, async (operation) => {
      micros.set(operation, await measurePostgresMicros(environment, operation, tools, options));
    }),
  );
  return micros;
}

async function measureAll() {
  await withEnvironment(size, async (environment) => {
    let peer: Peer | undefined;
    if (values.peer)
      await attempt('PostGraphile', async () => {
        peer = await startPeer(environment.urlOf('app_api'), tools);
      });
    await forEachOperation(size, async (operation) => {
      const result = await measure(environment, operation, tools, { ...options, peer });
      const postgresMicrosAtTenth = atTenth.get(operation);
      run.results.push({ ...result, ...(postgresMicrosAtTenth && { postgresMicrosAtTenth }) });
      save();
    });
    await peer?.stop();
    if (values.slow)
      await attempt('requests that wait for a lock', async () => {
        run.slow = await measureSlow(environment);
      });
  });
}

async function withEnvironment(ofSize: number, work: (environment: BenchEnvironment) => Promise<void>) {
  const writes = values.slow || chosen.some((operation) => operation.writes);
  const environment = await openBenchEnvironment(ofSize, { writes });
  try {
    await work(environment);
  } finally {
    await environment.close();
  }
}

async function forEachOperation(ofSize: number, work: (operation: Operation) => Promise<void>) {
  for (const operation of chosen) await attempt(`${operation.name} at size ${ofSize}`, () => work(operation));
}

/** If it fails, the rest is still measured. */
async function attempt(what: string, work: () => Promise<void>) {
  if (isInterrupted()) return;
  console.log(what);
  try {
    await work();
  } catch (error) {
    if (isInterrupted()) return;
    console.error(error);
    run.failures.push(`${what}: ${(error as Error).message}`);
  }
}

function save() {
  writeFileSync(values.out, `${JSON.stringify(run, null, 2)}\n`);
}

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : '');
}
