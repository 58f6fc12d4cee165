// The closing line of CI, from the reports that the test runs left behind. A missing report is a failure.
import { existsSync, readFileSync } from 'node:fs';

type Count = { passed: number; failed: number };

const reports: [file: string, count: (report: Record<string, never>) => Count][] = [
  [
    '.data/tests.json',
    ({ numPassedTests, numFailedTests, success }) => ({
      passed: numPassedTests,
      failed: Math.max(numFailedTests, success ? 0 : 1),
    }),
  ],
  [
    '.data/journeys.json',
    ({ stats: { expected, unexpected, flaky } }) => ({ passed: expected, failed: unexpected + flaky }),
  ],
];

const total: Count = { passed: 0, failed: 0 };
for (const [file, count] of reports) {
  if (!existsSync(file)) console.log(`${file} is missing`);
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 };
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
