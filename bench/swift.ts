// A real S3-compatible store on this machine: Debian's OpenStack Swift with its S3 API, one device, one copy.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@questline/db/free-port.ts';

export const swiftPackages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
export const swiftUser = { accessKeyId: 'drill:tester', secretAccessKey: 'only-on-this-machine' };

const kinds = ['account', 'container', 'object'] as const;

/** The middleware the S3 API needs; without memcached, which is optional. */
const filters = [
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'cache',
  'listing_formats',
  'bulk',
  's3api',
  'tempauth',
  'copy',
  'slo',
  'dlo',
  'versioned_writes',
  'symlink',
];
const settings: Record<string, string[]> = {
  cache: ['memcache_servers = 127.0.0.1:1'],
  s3api: ['location = us-east-1', 's3_acl = false', 'check_bucket_owner = false'],
  tempauth: [`user_drill_tester = ${swiftUser.secretAccessKey} .admin`],
  versioned_writes: ['allow_object_versioning = true'],
};

export async function startSwift() {
  const home = mkdtempSync(join(tmpdir(), 'questline-swift-'));
  mkdirSync(join(home, 'srv/disk'), { recursive: true });
  const base = (port: number, more: string[] = []) =>
    ['[DEFAULT]', 'bind_ip = 127.0.0.1', `bind_port = ${port}`, 'workers = 0', 'user = root'].concat(
      [`swift_dir = ${home}`, 'log_level = WARNING', 'log_address = /dev/null'],
      more,
    );
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(home, `${name}.conf`), `${lines.join('\n')}\n`);

  for (const kind of kinds) {
    const port = await freePort();
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: home, stdio: 'ignore' });
    ring('create', '4', '1', '0');
    ring('add', `r1z1-127.0.0.1:${port}/disk`, '1');
    ring('rebalance');
    write(kind, [
      ...base(port, [`devices = ${join(home, 'srv')}`, 'mount_check = false', 'disable_fallocate = true']),
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ]);
  }
  const port = await freePort();
  write('proxy', [
    ...base(port),
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    ...filters.flatMap((name) =>
      [`[filter:${name}]`, `use = egg:swift#${name === 'cache' ? 'memcache' : name}`].concat(
        settings[name] ?? [],
      ),
    ),
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    'allow_account_management = true',
  ]);

  const servers = [...kinds, 'proxy'].map((kind) =>
    spawn(`swift-${kind}-server`, [`${kind}.conf`], { cwd: home, stdio: 'ignore' }),
  );
  const stop = () => {
    for (const server of servers) server.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${endpoint}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const giveUpAt = Date.now() + 60_000; !(await isUp()); await sleep(100))
    if (Date.now() > giveUpAt) {
      stop();
      throw new Error('Swift did not start within a minute');
    }
  return { endpoint, stop };
}
