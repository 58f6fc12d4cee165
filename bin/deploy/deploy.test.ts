// Checks the files in deploy/ and the Dockerfile. What needs a program that isn't installed is skipped.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from 'node:util';
import { limits } from '@questline/contract';
import { readSettings } from '../../apps/server/src/platform/env/env.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

type Service = { image: string; environment?: Record<string, string>; [key: string]: unknown };
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);

const folder = mkdtempSync(join(tmpdir(), 'questline-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(deploy, 'create-secrets'), join(folder, 'create-secrets'));
const createSecrets = () =>
  spawnSync('sh', ['create-secrets', 'db.example'], { cwd: folder, encoding: 'utf8' });
createSecrets();
const secrets = join(folder, 'secrets');
const secret = (path: string) => readFileSync(join(secrets, path), 'utf8');

describe('create-secrets', () => {
  test('creates settings that the API accepts, together with those in compose.yaml and .env.example', () => {
    const chosen = parseEnv(read('deploy/.env.example'));
    const environment = Object.entries(compose.services['api']!.environment!).map(([key, value]) => [
      key,
      value
        .replace('/run/secrets', join(secrets, 'app'))
        .replace(
          /\$\{(\w+)(?::-)?([^}]*)\}/,
          (_, name: string, byDefault: string) => chosen[name] ?? byDefault,
        ),
    ]);
    const settings = readSettings({ NODE_ENV: 'production', ...Object.fromEntries(environment) });
    expect(settings).toMatchObject({ ORIGIN: 'https://questline.example', TRUST_PROXY: 1 });
    expect(settings.DATABASE_URL).toMatch(/^postgres:\/\/app_api:\w{64}@db\.example:5432\/questline$/);
  });

  test('gives each role the password in its URL, and no two the same', () => {
    const urls = [
      'app/DATABASE_URL',
      'app/AUTH_DATABASE_URL',
      'app/WORKER_DATABASE_URL',
      'app/DESK_DATABASE_URL',
      'backup/BACKUP_DATABASE_URL',
    ].map((path) => new URL(secret(path)));
    const roles = secret('admin/roles.sql').trim().split('\n');
    expect(roles).toEqual(
      urls.map(({ username, password }) => `create role ${username} login noinherit password '${password}';`),
    );
    const admin = new URL(secret('admin/ADMIN_DATABASE_URL'));
    expect(admin.password).toBe(secret('admin/POSTGRES_PASSWORD'));
    expect(new Set([...urls, admin].map(({ password }) => password)).size).toBe(6);
  });

  test('lets only the owner into the folder', () => {
    expect((statSync(secrets).mode & 0o777).toString(8)).toBe('700');
  });

  test('never replaces secrets', () => {
    const before = secret('app/TOKEN_SECRETS');
    const { status, stderr } = createSecrets();
    expect([status, stderr]).toEqual([1, expect.stringContaining('exists already')]);
    expect(secret('app/TOKEN_SECRETS')).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(['create-secrets', 'secrets']);
  });
});

test('the systemd units name every secret of the app', () => {
  const names = readdirSync(join(secrets, 'app'));
  const expected = names.map((name) => `${name}_FILE=%d/app_${name}`).toSorted();
  for (const unit of ['questline-api@', 'questline-worker']) {
    const text = read(`deploy/systemd/${unit}.service`);
    expect([...text.matchAll(/\w+_FILE=\S+/g)].map(([it]) => it).toSorted()).toEqual(expected);
  }
});

describe('compose.yaml', () => {
  test.each(services)('%s can neither write to its image nor gain privileges', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  test('uses the images of this version', () => {
    const images = services.map(([, { image }]) => image).filter((image) => image.startsWith('questline'));
    const ours = ['questline', 'questline-backup'].map((name) => `${name}:\${VERSION:-${version}}`);
    expect(new Set(images)).toEqual(new Set(ours));
  });

  test('backups have neither the administrator of the database nor the secrets of the app', () => {
    const mounted = compose.services['backup']!['volumes'] as string[];
    expect(mounted.filter((it) => it.includes('secrets'))).toEqual(['./secrets/backup:/run/secrets:ro']);
  });

  test('publishes only what people and operators of the server need', () => {
    const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(published).toEqual(['caddy', 'prometheus']);
    expect(compose.services['prometheus']!['ports']).toEqual(['127.0.0.1:9090:9090']);
  });
});

describe('Dockerfile', () => {
  test('copies the package.json of every workspace, which npm ci needs', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, path]) => path);
    const all = globSync('{apps/*,packages/*,db}/package.json', { cwd: root });
    expect(new Set(copied)).toEqual(new Set(all));
  });

  test('names images without a registry', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
    const named = [...images, ...services.map(([, { image }]) => image)];
    expect(named.filter((image) => image.split('/')[0]!.includes('.') && image.includes('/'))).toEqual([]);
  });
});

test('nginx accepts uploads of the size that the app promises', () => {
  const megabytes = /location \/api\/uploads \{[^}]*client_max_body_size (\d+)m/.exec(
    read('deploy/nginx.conf'),
  );
  expect(Number(megabytes![1]) * 1024 * 1024).toBeGreaterThan(limits.submissionFileMaxBytes);
});

const run = (command: string, args: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: deploy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: `${stdout}${stderr}` };
};
const isMissing = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0;

describe('the programs themselves', () => {
  test.skipIf(isMissing('docker-compose'))(
    'docker-compose accepts compose.yaml (skipped if docker-compose is not installed)',
    () => {
      const args = ['--env-file', '.env.example', '--profile', '*', 'config', '--quiet'];
      expect(run('docker-compose', args)).toEqual({ status: 0, output: '' });
    },
  );

  test.skipIf(isMissing('caddy'))('Caddy accepts the Caddyfile (skipped if caddy is not installed)', () => {
    const { status, output } = run('caddy', ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
      DOMAIN: 'questline.example',
      HOME: folder,
    });
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('Valid configuration') });
  });

  test.skipIf(isMissing('nginx'))('nginx accepts nginx.conf (skipped if nginx is not installed)', () => {
    const place = join(folder, 'nginx');
    mkdirSync(place);
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=questline.example',
        '-days',
        '1',
        '-keyout',
        'privkey.pem',
        '-out',
        'fullchain.pem',
      ],
      { cwd: place, stdio: 'ignore' },
    );
    const site = read('deploy/nginx.conf')
      .replaceAll('/etc/letsencrypt/live/questline.example', place)
      .replaceAll('/var/log/nginx', place);
    writeFileSync(join(place, 'nginx.conf'), `pid ${place}/pid;\nevents {}\nhttp {\n${site}}\n`);
    const { status, output } = run('nginx', ['-t', '-q', '-e', 'stderr', '-p', place, '-c', 'nginx.conf']);
    expect({ status, output }).toEqual({ status: 0, output: '' });
  });

  test.skipIf(isMissing('systemd-analyze'))(
    'systemd accepts the units (skipped if systemd-analyze is not installed)',
    () => {
      const units = join(folder, 'units');
      mkdirSync(units);
      for (const name of readdirSync(join(deploy, 'systemd')))
        writeFileSync(
          join(units, name),
          read(`deploy/systemd/${name}`).replace('/usr/local/bin/node', process.execPath),
        );
      const { status, output } = run('systemd-analyze', [
        'verify',
        '--man=no',
        ...readdirSync(units).map((name) => join(units, name)),
      ]);
      const ours = output.split('\n').filter((line) => line.includes('questline'));
      expect({ status, ours }).toEqual({ status: 0, ours: [] });
    },
  );

  test.skipIf(isMissing('shellcheck'))(
    'shellcheck finds nothing in the scripts (skipped if shellcheck is not installed)',
    () => {
      expect(run('shellcheck', ['create-secrets', 'image/compile', 'image/start'])).toEqual({
        status: 0,
        output: '',
      });
    },
  );

  test.skipIf(isMissing('promtool'))(
    'Prometheus accepts its configuration (skipped if promtool is not installed)',
    () => {
      const { status, output } = run('promtool', ['check', 'config', 'monitoring/prometheus-compose.yml']);
      expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('SUCCESS') });
    },
  );
});
