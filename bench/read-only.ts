// npm run drill:read-only: API and worker start side by side with only the required settings, on a read-only tree.
// Needs root: the tree is mounted read-only and /var/lib is empty, for these two processes only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@questline/db/postgres.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'questline-read-only-'));
const postgres = await startPostgres({ dataDir });
await makeTemplate(postgres.url);
const { url } = await cloneTemplate(postgres.url);

/** Only what production requires. */
const required = {
  NODE_ENV: 'production',
  DATABASE_URL: url('app_api'),
  AUTH_DATABASE_URL: url('app_auth'),
  DESK_DATABASE_URL: url('app_desk'),
  WORKER_DATABASE_URL: url('app_worker'),
  ORIGIN: 'https://questline.example',
  TRUST_PROXY: '0',
  TOKEN_SECRETS: 'drill:a-secret-of-this-drill-and-no-other',
  AUDIT_SECRETS: 'drill:another-secret-of-this-drill-and-no-other',
  CREDENTIAL_SECRETS: 'drill:another-secret-of-this-drill-and-no-other',
  SMTP_URL: 'smtp://127.0.0.1:1',
  EMAIL_FROM: 'Questline <hello@questline.example>',
};

const script = `
  mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount -t tmpfs tmpfs /var/lib || exit 2
  cd "$0"
  touch written 2>/dev/null && exit 3
  node apps/server/src/api.ts & api=$!
  node apps/server/src/worker.ts & worker=$!
  trap 'kill $api $worker' TERM
  wait $api; first=$?; [ $first -gt 128 ] && { wait $api; first=$?; }
  wait $worker; second=$?
  echo "ended with $first and $second"`;
const both = spawn('unshare', ['--mount', 'bash', '-c', script, root], {
  env: { PATH: process.env['PATH'], HOME: dataDir, ...required },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const lines: string[] = [];
createInterface(both.stdout).on('line', (line) => void lines.push(line));
const ended = once(both, 'exit');

const answers = async (address: string) => {
  for (;;) {
    if (both.exitCode !== null) throw new Error(`exited with ${both.exitCode}:\n${lines.join('\n')}`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return response.status;
    await sleep(100);
  }
};
const began = performance.now();
for (const address of ['3000/readyz', '9464/metrics', '9465/metrics'])
  console.log(`${address} responds ${await answers(`http://127.0.0.1:${address}`)}`);
console.log(`both are working ${((performance.now() - began) / 1_000).toFixed(1)} s after they started`);
both.kill('SIGTERM');
await ended;
console.log(lines.at(-1));
await postgres.stop();
rmSync(dataDir, { recursive: true });
process.exitCode = lines.at(-1) === 'ended with 0 and 0' ? 0 : 1;
