// Runs the server tests of a release in a copy of it whose test databases have the schema of this version: its code, its tests
// and its own list of migrations stay as they were.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Results = {
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const root = join(import.meta.dirname, '../..');

/** Tests that must fail, because what they check was changed on purpose, with the reason. */
const expected: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'db/tests/releases/expected-failures.json'), 'utf8'),
);

export async function runReleaseTests(
  release: string,
  files: string[],
): Promise<[passed: boolean, what: string][]> {
  const folder = `${release}.tests`;
  rmSync(folder, { recursive: true, force: true });
  execFileSync('cp', ['--archive', '--link', release, folder]);
  const template = join(folder, 'db/template.ts');
  // Not into the file, which is the same one as that of the release.
  rmSync(template);
  writeFileSync(template, `export * from '${join(root, 'db/template.ts')}';\n`);

  const report = join(folder, 'results.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...(files.length > 0 ? files : ['apps/server']), ...reporters];
  const vitest = spawn(join(folder, 'node_modules/.bin/vitest'), args, {
    cwd: folder,
    stdio: 'inherit',
    detached: true,
  });
  const exited = once(vitest, 'exit').then(() => true);
  // One of the tests of 82f26f3c leaves a process running, and vitest waits for it forever after its last report.
  while (!(await Promise.race([exited, sleep(1_000, false)])) && !existsSync(report));
  if (!(await Promise.race([exited, sleep(10_000, false)]))) process.kill(-vitest.pid!, 'SIGTERM');
  if (!existsSync(report)) throw new Error('The tests of the release did not run');
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Results;

  const failures = new Map<string, string>();
  for (const { name, message, assertionResults } of testResults) {
    const file = name.slice(folder.length + 1);
    if (message) failures.set(file, message);
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'failed') failures.set(`${file}: ${fullName}`, failureMessages.join('\n'));
  }
  const unexpected = [...failures].filter(([test]) => !(test in expected));
  for (const [test, why] of unexpected) console.log(`${test}\n${why.slice(0, 600)}\n`);
  const ran = testResults.map(({ name }) => name.slice(folder.length + 1));
  const passing = Object.keys(expected).filter(
    (test) => !failures.has(test) && ran.some((file) => test.startsWith(file)),
  );
  return [
    [unexpected.length === 0, `${numTotalTests} tests, ${unexpected.length} failed unexpectedly`],
    [passing.length === 0, `expected to fail, but passed: ${passing.join(', ') || 'none'}`],
  ];
}
