// Everything that must hold before work lands: the same here and in CI. Says what failed and how long each took.
import { spawnSync } from 'node:child_process';

const steps: [name: string, command: string][] = [
  ['format', 'oxfmt --check'],
  ['lint, import directions, cycles', 'oxlint --type-aware'],
  ['unused code', 'knip'],
  ['mails', 'npm run --silent build:emails'],
  ['types', 'tsc --noEmit'],
  ['tests', 'vitest run --reporter=default --reporter=json --outputFile.json=.data/tests.json'],
];

const failed: string[] = [];
const times: string[] = [];
for (const [name, command] of steps) {
  console.log(`\n— ${name}: ${command}`);
  const began = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) failed.push(name);
  times.push(`${status === 0 ? '✓' : '✗'} ${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

console.log(`\n${times.join('\n')}\n`);
if (failed.length) {
  console.log(`failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
