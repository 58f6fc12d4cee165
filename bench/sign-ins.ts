// npm run drill:sign-ins: 50 people sign in at the same time. Hashing passwords is the most expensive thing the API
// does; other requests must not slow down. The API is a separate process, on a PostgreSQL with durable writes.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '@questline/contract';
import { startPostgres } from '@questline/db/postgres.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';
import { startApi } from '../apps/server/src/app/tests/api-process.fixture.ts';

const people = 50;
const bursts = 5;
const othersEveryMs = 10;
const allowedMs = 150;
const password = 'river-otter-42';

const dataDir = mkdtempSync(join(tmpdir(), 'questline-sign-ins-'));
const postgres = await startPostgres({ dataDir });
await makeTemplate(postgres.url);
const { url } = await cloneTemplate(postgres.url);
const api = await startApi({
  NODE_ENV: 'test',
  DATABASE_URL: url('app_api'),
  AUTH_DATABASE_URL: url('app_auth'),
  DESK_DATABASE_URL: url('app_desk'),
  TOKEN_SECRETS: `drill:${randomUUID()}`,
  LOG_LEVEL: 'info',
  SHUTDOWN_DELAY_MS: '0',
});

async function timed(method: string, path: string, headers: Record<string, string>, body?: object) {
  const start = performance.now();
  const response = await fetch(api.url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  return { status: response.status, ms: performance.now() - start, text };
}

const part = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const figures = (values: number[]) =>
  `p50 ${part(values, 0.5).toFixed(1)} ms, p95 ${part(values, 0.95).toFixed(1)} ms, most ${part(values, 1).toFixed(1)} ms (${values.length} requests)`;

/** Other requests at a fixed rate, whatever the responses: alternating between the current user, on the pool that
 *  sign-ins use too, and readiness, on the pool for everything else. */
async function measureOthers(over: Promise<unknown>) {
  const end = new AbortController();
  void over.then(() => end.abort());
  const asked = [];
  for (let n = 0; !end.signal.aborted; n++) {
    const authorization = `Bearer ${tokens[n % tokens.length]}`;
    asked.push(n % 2 ? timed('GET', '/readyz', {}) : timed('GET', '/api/session/user', { authorization }));
    await sleep(othersEveryMs);
  }
  const answers = await Promise.all(asked);
  const failed = answers.filter(({ status }) => status !== 200);
  if (failed.length) console.log(`  ${failed.length} of the others got ${failed[0]!.status}`);
  return answers.map(({ ms }) => ms);
}

const addresses = Array.from({ length: people }, () => `${randomUUID()}@example.org`);
const tokens: string[] = [];
for (const email of addresses) {
  const body = { email, password, data: { full_name: 'Robin Field' } };
  const { status, text } = await timed('POST', '/api/users', {}, body);
  if (status !== 201) throw new Error(`sign-up got ${status}: ${text}`);
  tokens.push((JSON.parse(text) as Session).access_token);
}

console.log(`others alone:        ${figures(await measureOthers(sleep(2_000)))}`);
const during: number[] = [];
const signIns: number[] = [];
for (let n = 0; n < bursts; n++) {
  const all = Promise.all(addresses.map((email) => timed('POST', '/api/session', {}, { email, password })));
  during.push(...(await measureOthers(all)));
  const answers = await all;
  signIns.push(...answers.map(({ ms }) => ms));
  const refused = answers.filter(({ status }) => status !== 201);
  if (refused.length) console.log(`  ${refused.length} sign-ins got ${refused[0]!.status}`);
}
const own = during.filter((_, n) => n % 2 === 0);
console.log(`others, ${people} sign-ins: ${figures(during)}`);
console.log(`  on the session pool: ${figures(own)}`);
console.log(`the sign-ins:        ${figures(signIns)}`);

api.signal('SIGTERM');
await api.exited;
await postgres.stop();
rmSync(dataDir, { recursive: true });
const p95 = part(during, 0.95);
console.log(`${p95 < allowedMs ? 'passed' : 'FAILED'}: p95 of the others must stay below ${allowedMs} ms`);
process.exitCode = p95 < allowedMs ? 0 : 1;
