// Everything that must pass before a change lands, here and in CI. Steps of one stage run at the same time; tests run
// last and alone, because some of them measure time. Prints what failed and how long each step took.
import { spawn } from 'node:child_process';

type Step = [name: string, command: string];

const report = '--reporter=default --reporter=json --outputFile.json=.data/tests.json';
/** CI sets SHARD=1/4 to run a quarter of the tests. */
const shard = process.env['SHARD'] ? `--shard=${process.env['SHARD']}` : '';

const stages: Step[][] = [
  // Types and lint read what this generates.
  [['emails', 'npm run --silent build:emails']],
  [
    ['format', 'oxfmt --check'],
    // With several threads, tsc would instantiate the same types more than once.
    ['types', 'tsc --noEmit --singleThreaded'],
    ['lint, import directions, cycles', 'oxlint --type-aware'],
    ['unused code', 'knip'],
  ],
  [['tests', `vitest run ${report} ${shard}`]],
];

const failed: string[] = [];
const times: string[] = [];

async function run([name, command]: Step, isAlone: boolean) {
  const began = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'pipe'],
    // Types and lint are Go programs: less garbage collection takes a fifth off their time.
    env: { ...process.env, GOGC: '400' },
  });
  // Steps that share a stage print their output in one piece.
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => (isAlone ? process.stderr.write(chunk) : output.push(chunk)));
  const status = await new Promise((done) => child.once('close', done));
  if (status !== 0) failed.push(name);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  times.push(`${status === 0 ? '✓' : '✗'} ${name} ${seconds} s`);
  if (!isAlone) console.log(`\n— ${name}: ${command} (${seconds} s)\n${Buffer.concat(output).toString()}`);
}

for (const steps of stages) {
  if (steps.length === 1) console.log(`\n— ${steps[0]!.join(': ')}`);
  await Promise.all(steps.map((step) => run(step, steps.length === 1)));
}

console.log(`\n${times.join('\n')}\n`);
if (failed.length) {
  console.log(`failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
