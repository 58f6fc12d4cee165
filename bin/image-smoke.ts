// npm run image:smoke: starts the real image with deploy/compose.yaml on throwaway data. The first operator and a student
// sign in over TLS in a browser, everything is killed, stopped and started again, and the accounts are still there. Needs
// ports 80, 443 and 9090.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { findBrowser, keyHashOf, signInForTheFirstTime } from './deploy/sign-in.ts';
import { receiveEmails } from './image/receive-emails.ts';
import { composeTool, orExit } from './image/tools.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const tool = orExit(
  composeTool(),
  'This needs Docker, with its server running, and Docker Compose: https://docs.docker.com/engine/install',
);
const run = (...[command, ...args]: string[]) =>
  execFileSync(command!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const docker = (...args: string[]) => run('docker', ...args);
const image = `questline:${version}`;
orExit(docker('images', '--quiet', image), `There is no image ${image}. Build it first: npm run image`);

const began = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${text}`);

const folder = mkdtempSync(join(tmpdir(), 'questline-smoke-'));
const deploy = join(folder, 'deploy');
cpSync(join(root, 'deploy'), deploy, {
  recursive: true,
  filter: (path) => !/\/deploy\/(secrets|\.env)$/.test(path),
});
run('sh', join(deploy, 'create-secrets'));
const emails = await receiveEmails();
/** Where containers reach this machine. By number, because emails aren't sent to names in /etc/hosts. */
const gateway = docker('network', 'inspect', '--format={{(index .IPAM.Config 0).Gateway}}', 'bridge').trim();
writeFileSync(
  join(deploy, '.env'),
  `DOMAIN=localhost
SMTP_URL=smtp://${gateway}:${emails.port}
EMAIL_FROM=Questline <hello@questline.example>
`,
);
const compose = (...args: string[]) => {
  const [command, ...first] = tool as [string, ...string[]];
  return run(
    command,
    ...first,
    '--project-name=questline-smoke',
    `--file=${join(deploy, 'compose.yaml')}`,
    ...args,
  );
};
const containers = (...services: string[]) =>
  compose('ps', '--quiet', ...services)
    .trim()
    .split('\n');
const start = (...args: string[]) =>
  compose(...args, 'up', '--detach', '--no-build', '--pull=missing', '--wait');

/** From the start of a container to the line that says it accepts requests. */
function secondsToListen(container: string): number {
  const started = Date.parse(docker('inspect', '--format={{.State.StartedAt}}', container).trim());
  const since = new Date(started).toISOString();
  const [line] = docker('logs', `--since=${since}`, container).match(/^.*Server listening at.*$/m) ?? [];
  assert(line, 'The API has not said that it is listening');
  return (Date.parse((JSON.parse(line) as { time: string }).time) - started) / 1_000;
}
const sayReady = () =>
  say(
    `API accepts requests ${containers('api')
      .map((id) => secondsToListen(id).toFixed(1))
      .join(' and ')} s after its container starts`,
  );

/** Of the process that a container runs, not of one that is started beside it. */
function checkRights(service: string, id: string) {
  const format = '--format={{.HostConfig.ReadonlyRootfs}} {{.State.Pid}}';
  const [isReadOnly, pid] = docker('inspect', format, id).trim().split(' ');
  assert.equal(isReadOnly, 'true', `${service} must not write to its image`);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  assert.match(status, /^NoNewPrivs:\s+1$/m, `${service} must not gain privileges`);
  const canBindPorts = 1n << 10n;
  for (const set of ['CapEff', 'CapBnd']) {
    const capabilities = BigInt(`0x${new RegExp(`^${set}:\\s+(\\w+)$`, 'm').exec(status)![1]}`);
    assert.equal(
      capabilities,
      service === 'caddy' ? canBindPorts : 0n,
      `${service} must have no capabilities`,
    );
  }
  if (service !== 'caddy') assert.doesNotMatch(status, /^Uid:.*\b0\b/m, `${service} must not run as root`);
  const paths = service === 'caddy' || service === 'db' ? '/ /etc' : '/ /app /etc /usr/local/bin';
  const write = `for it in ${paths}; do touch $it/written 2>/dev/null && echo $it; done; true`;
  assert.equal(docker('exec', id, 'sh', '-c', write), '', `${service} must not write to its image`);
}

type Target = { health: string; scrapePool: string };
async function checkMetrics() {
  for (const began = Date.now(); ; await sleep(1_000)) {
    const answer = await fetch('http://127.0.0.1:9090/api/v1/targets').catch(() => undefined);
    const targets = answer?.ok
      ? ((await answer.json()) as { data: { activeTargets: Target[] } }).data.activeTargets
      : [];
    const up = targets.filter(({ health }) => health === 'up').map(({ scrapePool }) => scrapePool);
    if (up.toSorted().join() === 'questline-api,questline-api,questline-worker') return;
    assert(Date.now() - began < 90_000, `Prometheus reaches only: ${JSON.stringify(targets)}`);
  }
}

try {
  start();
  say('everything is healthy');
  sayReady();

  for (const service of ['api', 'worker', 'db', 'caddy'])
    for (const id of containers(service)) checkRights(service, id);
  say(
    'API, worker and database: not root, no capabilities; Caddy: only ports below 1024; no new privileges, read-only',
  );
  say(compose('run', '--rm', '-T', 'questline', 'version').trim());

  const authorities = '/data/caddy/pki/authorities/local';
  const readFile = (path: string) => compose('exec', '-T', 'caddy', 'cat', path);
  setDefaultCACertificates([...getCACertificates(), readFile(`${authorities}/root.crt`)]);
  const origin = 'https://localhost';
  const page = await fetch(`${origin}/student/auth`);
  assert.equal(page.status, 200);
  assert.match(page.headers.get('strict-transport-security') ?? '', /max-age/);
  const operator = ['--email=ada@questline.example', '--name=Ada Fields', '--role=lead'];
  const printed = compose('run', '--rm', '-T', 'questline', 'operator', 'create', ...operator);
  const { certificate, student } = await signInForTheFirstTime({
    origin,
    executablePath: findBrowser(),
    authority: keyHashOf(readFile(`${authorities}/intermediate.crt`)),
    link: /https:\S+\/desk\/set-up#\S+/.exec(printed)![0],
    folder,
  });
  say(
    `operator and student are signed in over ${certificate?.protocol}, certificate by ${certificate?.issuer}`,
  );
  const email = await emails.next(60_000);
  assert.match(email, /To: .*noor\.haddad/);
  assert.match(email.replaceAll(/=\r?\n/g, ''), /https:\/\/localhost\//);
  say('the worker sent the email with a link');

  const api = createApi<Api>({ origin, timeoutMs: 20_000 });
  const signInAgain = async () => {
    const { user } = await api('POST /api/session', {
      body: { email: student.email, password: student.password },
    });
    assert.equal(user.email, student.email);
    say('signed in: the account is still there');
  };
  docker('kill', '--signal=KILL', ...containers('api', 'worker', 'db'));
  say('killed API, worker and database');
  start();
  say('everything is healthy again');
  sayReady();
  await signInAgain();
  compose('down');
  start('--profile=metrics');
  // This finds out that the connection to the removed container is gone, which would make the next request fail.
  await fetch(origin).catch(() => undefined);
  say('removed all containers, and everything is healthy again in new ones');
  sayReady();
  await signInAgain();
  await checkMetrics();
  say('Prometheus collects from both API processes and the worker');

  for (const id of containers('api', 'worker')) {
    const stopping = performance.now();
    docker('stop', '--time=30', id);
    const code = docker('inspect', '--format={{.State.ExitCode}}', id).trim();
    assert.equal(code, '0', `stopped with exit code ${code}`);
    say(`stopped in ${((performance.now() - stopping) / 1_000).toFixed(1)} s with exit code 0`);
  }
  console.log('Everything works.');
} catch (error) {
  console.log(compose('ps', '--all'), compose('logs', '--tail=30'));
  throw error;
} finally {
  compose('--profile=*', 'down', '--volumes', '--timeout=5');
  emails.close();
  rmSync(folder, { recursive: true });
}
