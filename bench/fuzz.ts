// npm run fuzz: sends generated requests, valid and hostile, to a real API with a real database, and exits with 1 if an
// answer is a server error, slow, not as documented, or reveals internals.
//   --seed 7          the first seed (default: 1)
//   --requests 60000  in rounds of 5,000, each with the next seed and a new database
//   --only 1234       repeats one request of the first round
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unsafeButFast } from '@questline/db/postgres.ts';
import { seed } from '@questline/db/seed/seed.ts';
import { startEnvironment } from './environment/environment.ts';
import { fuzz, type Report } from './fuzz/fuzz.ts';

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '60000' },
    only: { type: 'string' },
  },
});
const roundRequests = 5_000;
const slowMs = 2_000;

async function runRound(roundSeed: number, requests: number): Promise<Report & { logged: string[] }> {
  const environment = await startEnvironment('fuzz', unsafeButFast);
  try {
    await seed(environment.url('postgres'), { mediaDir: join(environment.filesDir, 'media') });
    const [api] = await Promise.all([environment.startApi(), environment.startWorker()]);
    const report = await fuzz(
      {
        origin: api.url,
        root: environment.root,
        key: environment.key,
        emails: () => environment.emailServer.received,
      },
      { seed: roundSeed, requests, slowMs, only: given.only === undefined ? undefined : Number(given.only) },
    );
    return { ...report, logged: environment.lines.filter((line) => /"level":(?:5|6)0/.test(line)) };
  } finally {
    await environment.close();
  }
}

const total = Number(given.requests);
const rounds = given.only === undefined ? Math.ceil(total / roundRequests) : 1;
let found = 0;
for (let round = 0; round < rounds; round++) {
  const roundSeed = Number(given.seed) + round;
  const began = performance.now();
  const report = await runRound(roundSeed, Math.min(roundRequests, total - round * roundRequests));
  const statuses = [...report.byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(
    `seed ${roundSeed}: ${report.requests} requests in ${Math.round((performance.now() - began) / 1_000)} s; ${statuses.join(', ')}`,
  );
  console.log(
    `  slowest: ${report.slowest.map(({ ms, operation }) => `${Math.round(ms)} ms ${operation}`).join(', ')}`,
  );
  console.log(`  never succeeded: ${report.neverSucceeded.join(', ')}`);
  for (const { number, problem, request } of report.findings) {
    console.log(
      `\nFOUND, repeat with: npm run fuzz -- --seed ${roundSeed} --only ${number}\n${problem}\n${request}`,
    );
    found++;
  }
  for (const line of new Set(report.logged)) console.log(`LOGGED ${line.slice(0, 1_500)}`);
  found += report.logged.length;
}
process.exitCode = found ? 1 : 0;
