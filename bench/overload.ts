// npm run drill:overload [-- --seconds 15]: finds the saturation point of one API process on this machine, then
// offers twice that load. Passes if refused requests are answered within 100 ms and goodput stays at 80% of its peak.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@questline/db/free-port.ts';
import { startPostgres } from '@questline/db/postgres.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';
import { createTokens } from '../apps/server/src/platform/auth/tokens.ts';
import type { Order, Result } from './overload-load.ts';
import { seedCompanies } from './overload-seed.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
const overloadSeconds = Number(values.seconds);
const stepSeconds = Math.min(4, overloadSeconds);
const saturationP95Ms = 100;
const refusedMaxMs = 100;
const goodputLeast = 0.8;

const secret = 'the-secret-of-the-overload-drill-alone';
const dataDir = mkdtempSync(join(tmpdir(), 'questline-overload-'));
const postgres = await startPostgres({ dataDir });
await makeTemplate(postgres.url);
const { url } = await cloneTemplate(postgres.url);
const companies = await seedCompanies(url('postgres'));
const { sign } = createTokens([{ id: 'drill', secret }]);
const signed = await Promise.all(companies.map((id) => sign({ id, kind: 'company', personId: id }, id)));
const tokens = signed.map(({ token }) => token);

const file = (name: string) => join(import.meta.dirname, name);
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const api = spawn(process.execPath, [file('overload-api.ts')], {
  env: { ...process.env, PORT: `${port}`, DATABASE_URL: url('app_api'), TOKEN_SECRETS: `drill:${secret}` },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const load = fork(file('overload-load.ts'));

try {
  while (
    !(await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await sleep(100);
  process.exitCode = (await drill()) ? 0 : 1;
} finally {
  load.kill();
  api.kill('SIGTERM');
  await once(api, 'exit');
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}

async function drive(perSecond: number, seconds: number) {
  const order: Order = { url: `${origin}/api/initiatives`, tokens, perSecond, seconds };
  load.send(order);
  const [result] = (await once(load, 'message')) as [Result];
  const goodput = Math.round(result.accepted.count / seconds);
  print(perSecond, goodput, result);
  return { ...result, goodput };
}

async function drill(): Promise<boolean> {
  console.log(
    'offered/s  goodput/s  accepted p50/p95/p99 ms    refused p50/p95/p99 ms    share  generator late p99',
  );
  await drive(200, stepSeconds);
  let [saturation, peak] = [0, 0];
  for (let perSecond = 300; perSecond < 20_000; perSecond = Math.round(perSecond * 1.25)) {
    const keepsUp = async () => {
      const { goodput, accepted, refused } = await drive(perSecond, stepSeconds);
      peak = Math.max(peak, goodput);
      return accepted.p95 <= saturationP95Ms && refused.count < accepted.count / 100;
    };
    // Retry once: the machine may have been busy with something else.
    if (!((await keepsUp()) || (await keepsUp()))) break;
    saturation = perSecond;
  }

  if (!saturation) throw new Error('this machine is too busy to find a saturation point');
  console.log(
    `\nsaturation ${saturation}/s (p95 up to ${saturationP95Ms} ms, 1% refused), peak goodput ${peak}/s; now ${saturation * 2}/s:`,
  );
  const over = await drive(saturation * 2, overloadSeconds);
  const share = over.goodput / peak;
  const checks: [boolean, string][] = [
    [over.refused.p99 <= refusedMaxMs, `refused within ${refusedMaxMs} ms (p99): ${over.refused.p99} ms`],
    [
      share >= goodputLeast,
      `goodput at least ${goodputLeast * 100}% of its peak: ${Math.round(share * 100)}%`,
    ],
    [Object.keys(over.failed).length === 0, `requests without a response: ${JSON.stringify(over.failed)}`],
  ];
  for (const [passed, text] of checks) console.log(`${passed ? '✓' : '✗'} ${text}`);
  return checks.every(([passed]) => passed);
}

function print(perSecond: number, goodput: number, { accepted, refused, failed, generatorLateMs }: Result) {
  const times = (it: Result['accepted']) => `${it.p50} / ${it.p95} / ${it.p99}`.padEnd(27);
  const share = Math.round((100 * accepted.count) / (accepted.count + refused.count));
  const trouble = Object.keys(failed).length ? JSON.stringify(failed) : '';
  console.log(
    `${`${perSecond}`.padEnd(11)}${`${goodput}`.padEnd(11)}${times(accepted)}${times(refused)}${`${share}%`.padEnd(7)}${generatorLateMs} ${trouble}`,
  );
}
