// Prints the names of failed tests and CI's last line, from the reports of the test runs. A missing report counts as a
// failure, and so does any other step that failed: `node bin/count-tests.ts 1`.
import { existsSync, readFileSync } from 'node:fs';

const read = (file: string) => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.log(`${file} is missing`);
  return undefined;
};

type Tests = {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};
const tests: Tests | undefined = read('.data/tests.json');
type Suite = { file: string; specs: { title: string; ok: boolean }[]; suites?: Suite[] };
type Journeys = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };
const journeys: Journeys | undefined = read('.data/journeys.json');

for (const { name, status, assertionResults } of tests?.testResults ?? []) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  for (const { fullName } of failed) console.log(`failed: ${name}: ${fullName}`);
  if (status === 'failed' && !failed.length) console.log(`failed: ${name}`);
}
const listFailed = ({ file, specs, suites = [] }: Suite): void => {
  for (const { title, ok } of specs) if (!ok) console.log(`failed: ${file}: ${title}`);
  suites.forEach(listFailed);
};
journeys?.suites.forEach(listFailed);

const passed = (tests?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0);
const failedBeside = Number(process.argv[2] ?? 0);
const failedTests =
  (tests ? Math.max(tests.numFailedTests, tests.success ? 0 : 1) : 1) +
  (journeys ? journeys.stats.unexpected + journeys.stats.flaky : 1);
const failed = Math.max(failedTests, failedBeside);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
