// Prints CI's last line from the reports of the test runs. A missing report counts as a failure, and so does any other
// step that failed: `node bin/count-tests.ts 1`.
import { existsSync, readFileSync } from 'node:fs';

const read = (file: string) => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.log(`${file} is missing`);
  return undefined;
};

type Tests = { numPassedTests: number; numFailedTests: number; success: boolean };
const tests: Tests | undefined = read('.data/tests.json');
type Journeys = { stats: { expected: number; unexpected: number; flaky: number } };
const journeys: Journeys | undefined = read('.data/journeys.json');

const passed = (tests?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0);
const failedBeside = Number(process.argv[2] ?? 0);
const failedTests =
  (tests ? Math.max(tests.numFailedTests, tests.success ? 0 : 1) : 1) +
  (journeys ? journeys.stats.unexpected + journeys.stats.flaky : 1);
const failed = Math.max(failedTests, failedBeside);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
