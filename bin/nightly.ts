// `npm run nightly`: what takes too long for every change. Each step runs with many more samples than in CI: sign-in
// timing, killed workers, people who share connections, hostile return URLs, a company with many applications, all actors of
// the permission matrix, all cells of the policy matrix in batches. Training the contact detector again must give the stored
// weights. The fuzzer sends 60,000 requests.
import { spawnSync } from 'node:child_process';

const steps = [
  'vitest run apps/server/src/features/session/session.secrecy.test.ts apps/server/src/app/tests/worker/worker-crash.test.ts',
  'vitest run packages/contact-details/training',
  'vitest run apps/server/src/app/tests/authz',
  'vitest run db/tests/mutants/batch.test.ts apps/server/src/platform/database/interleaving.test.ts',
  'node bench/fuzz.ts',
  "playwright test --project=journeys -g 'hostile return URL|decides applications and reviews'",
];
const failed = steps.filter((command) => {
  console.log(`\n— ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, NIGHTLY: '1' } }).status;
});
if (failed.length) {
  console.log(`failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
