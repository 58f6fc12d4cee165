// The closing line of CI, from the reports that the test runs left behind. No report is a failure.
import { existsSync, readFileSync } from 'node:fs';

const reports = ['.data/tests.json'];
let [passed, failed] = [0, 0];
for (const report of reports) {
  if (!existsSync(report)) {
    console.log(`${report} is missing`);
    failed += 1;
    continue;
  }
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += Math.max(numFailedTests, success ? 0 : 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
