import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { settingsExample, settingsPage } from './env-page.ts';
import { developmentSecret, table } from './env-table.ts';
import { readSettings } from './env.ts';

const secret = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app_api:pw@db/questline',
  AUTH_DATABASE_URL: 'postgres://app_auth:pw@db/questline',
  DESK_DATABASE_URL: 'postgres://app_desk:pw@db/questline',
  WORKER_DATABASE_URL: 'postgres://app_worker:pw@db/questline',
  ORIGIN: 'https://questline.example',
  TRUST_PROXY: '1',
  TOKEN_SECRETS: `new:${secret}:1,old:${secret}`,
  AUDIT_SECRETS: `seal:${secret}`,
  CREDENTIAL_SECRETS: `seal:${secret}`,
  SMTP_URL: 'smtps://user:pw@mail:465',
  EMAIL_FROM: 'Questline <hello@questline.example>',
};
const complaint = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

test('development needs no settings', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, DIAGNOSTICS: true, PASSWORD_MIN: 6 });
});

test('production starts with the required settings, each with its type', () => {
  expect(readSettings(production)).toMatchObject({
    HOST: '127.0.0.1',
    TRUST_PROXY: 1,
    DIAGNOSTICS: false,
    TOKEN_SECRETS: [
      { id: 'new', secret: `${secret}:1` },
      { id: 'old', secret },
    ],
  });
});

test('production reports every missing setting in one message', () => {
  const message = complaint({ NODE_ENV: 'production', SMTP_URL: '' });
  const required = Object.keys(production).filter((key) => key !== 'NODE_ENV');
  expect(message.match(/\w+(?= is missing)/g)?.toSorted()).toEqual(required.toSorted());
});

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535'],
  ['PASSWORD_MIN', '5', 'PASSWORD_MIN must be a whole number from 6 to 200'],
  ['DEFAULT_TIME_ZONE', 'Mars/Base', 'DEFAULT_TIME_ZONE must be a time zone, such as America/Chicago'],
  ['SHARED_NETWORKS', '192.0.2.7,a school', 'SHARED_NETWORKS must be network addresses or ranges'],
  ['SHARED_NETWORKS', '2001:db8::/200', 'SHARED_NETWORKS must be network addresses or ranges'],
  ['DIAGNOSTICS', 'yes', 'DIAGNOSTICS must be on or off'],
  ['ORIGIN', 'https://questline.example/', 'ORIGIN must be an origin'],
  ['ORIGIN', 'http://questline.example', 'ORIGIN must begin with https://'],
  ['DATABASE_URL', 'postgres://postgres:pw@db/questline', 'DATABASE_URL must log in as app_api'],
  ['AUTH_DATABASE_URL', 'mysql://app_auth@db', 'AUTH_DATABASE_URL must begin with postgres://'],
  ['DESK_DATABASE_URL', 'mysql://app_desk@db', 'DESK_DATABASE_URL must begin with postgres://'],
  ['TOKEN_SECRETS', secret, 'TOKEN_SECRETS must look like'],
  ['TOKEN_SECRETS', 'k:short', 'TOKEN_SECRETS needs secrets of at least 32 bytes'],
  ['TOKEN_SECRETS', `k:${secret},k:${secret}`, 'TOKEN_SECRETS names a secret twice'],
  ['TOKEN_SECRETS', `k:${developmentSecret}`, 'TOKEN_SECRETS contains the development secret'],
  ['AUDIT_SECRETS', `k:${developmentSecret}`, 'AUDIT_SECRETS contains the development secret'],
  ['PUSH_SECRET', developmentSecret, 'PUSH_SECRET is the development secret'],
  ['PUSH_SECRET', 'too-short', 'PUSH_SECRET must be none or have at least 32 bytes'],
  ['PUSH_SERVICES', 'https://push.example/path', 'PUSH_SERVICES must be origins'],
  ['CREDENTIAL_SECRETS', `k:${developmentSecret}`, 'CREDENTIAL_SECRETS contains the development secret'],
  ['EMAIL_FROM', 'Questline <hello>', 'EMAIL_FROM must look like'],
  ['OPERATOR_EMAIL', 'nobody', 'OPERATOR_EMAIL must be an email address'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be development, test or production'],
])('%s=%s is refused in production', (key, value, message) => {
  expect(complaint({ ...production, [key]: value })).toContain(message);
});

test('a public origin is refused with the development secret, in production or not', () => {
  expect(complaint({ ORIGIN: 'https://questline.example' })).toContain(
    'TOKEN_SECRETS contains the development secret',
  );
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['TOKEN_SECRET', 'TOKEN_SECRETS'],
  ['SMTP_URI', 'SMTP_URL'],
  ['FILE_DIR', 'FILES_DIR'],
  ['OPERATOR_MAIL', 'OPERATOR_EMAIL'],
  ['TOKEN_SECRET_FILE', 'TOKEN_SECRETS_FILE'],
])('%s is reported as a misspelled %s', (name, meant) => {
  expect(complaint({ ...production, [name]: 'secret value' })).toContain(
    `${name} is an unknown setting. Did you mean ${meant}?`,
  );
  expect(complaint({ [name]: 'secret value' })).not.toContain('secret value');
});

test('a former name is reported with the new one', () => {
  expect(complaint({ ...production, MAIL_FROM: 'Questline <hello@questline.example>' })).toContain(
    'MAIL_FROM is now called EMAIL_FROM',
  );
});

test('ignores unrelated environment variables', () => {
  const realistic = `
    PATH HOME HOSTNAME HOSTTYPE PWD OLDPWD SHELL SHLVL TERM LANG LC_ALL TZ USER LOGNAME MAIL EDITOR
    PAGER DISPLAY COLORTERM SSH_AUTH_SOCK XDG_RUNTIME_DIR DEBUG CI INVOCATION_ID JOURNAL_STREAM
    STATE_DIRECTORY NOTIFY_SOCKET LISTEN_FDS MAINPID SYSTEMD_EXEC_PID NODE_OPTIONS NODE_PATH
    NODE_VERSION NODE_EXTRA_CA_CERTS NVM_DIR INIT_CWD NO_COLOR FORCE_COLOR npm_config_cache
    npm_config_registry npm_lifecycle_event npm_package_name npm_execpath npm_node_execpath PGHOST
    PGPORT PGUSER PGPASSWORD PGDATABASE POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB PGDATA
    KUBERNETES_SERVICE_HOST KUBERNETES_PORT KUBERNETES_PORT_443_TCP_ADDR QUESTLINE_API_PORT POD_NAME
    AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN HTTP_PROXY HTTPS_PROXY NO_PROXY
    DYNO RENDER_SERVICE_ID FLY_REGION WEB_CONCURRENCY RAILWAY_STATIC_URL REDIS_URL SENTRY_DSN
    GITHUB_TOKEN GIT_DIR TMPDIR LS_COLORS LESSOPEN MOTD_SHOWN DOCKER_HOST
  `
    .trim()
    .split(/\s+/);
  const environment = Object.fromEntries(realistic.map((name) => [name, 'something']));
  expect(complaint({ ...environment, ...production })).toBe('none');
});

const folder = mkdtempSync(join(tmpdir(), 'questline-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('every setting can come from a file, and line breaks at its end are ignored', () => {
  const example = parseEnv(settingsExample().replaceAll(/^#(?=[A-Z_\d]+=)/gm, ''));
  const inline = { ...example, ...production, PUSH_SECRET: secret };
  expect(Object.keys(inline).toSorted()).toEqual(Object.keys(table).toSorted());
  const breaks = ['', '\n', '\r\n', '\n\n'];
  const files = Object.entries(inline).map(([name, text], n) => [
    `${name}_FILE`,
    fileWith(name, `${text}${breaks[n % breaks.length]}`),
  ]);
  expect(readSettings(Object.fromEntries(files))).toEqual(readSettings(inline));
});

test.each([
  ['does not exist', () => join(folder, 'nowhere'), 'TOKEN_SECRETS is in a file that does not exist'],
  ['is a folder', () => folder, 'TOKEN_SECRETS is in a file that is a folder'],
  ['is empty', () => fileWith('empty', '\n'), 'TOKEN_SECRETS is in a file that is empty'],
  ['has a bad value', () => fileWith('bad', 'k:short'), 'TOKEN_SECRETS needs secrets of at least 32 bytes'],
])('a setting whose file %s is refused, with one complaint and without the path', (_, path, message) => {
  const { TOKEN_SECRETS: _inline, ...others } = production;
  const [, ...complaints] = complaint({ ...others, TOKEN_SECRETS_FILE: path() }).split('\n');
  expect(complaints).toEqual([`  ${message}`]);
});

test.skipIf(process.getuid!() === 0)(
  'a setting whose file this user cannot read is refused (root can read any file)',
  () => {
    const path = fileWith('locked', secret);
    chmodSync(path, 0o000);
    expect(complaint({ PUSH_SECRET_FILE: path })).toContain(
      'PUSH_SECRET is in a file that cannot be read by this user',
    );
  },
);

test('a setting and its file together are refused', () => {
  const path = fileWith('twice', production.TOKEN_SECRETS);
  expect(complaint({ ...production, TOKEN_SECRETS_FILE: path })).toContain(
    'TOKEN_SECRETS and TOKEN_SECRETS_FILE are both set: remove one of them',
  );
});

test('an empty variable does not count as a file or as a second value', () => {
  const { TOKEN_SECRETS, ...others } = production;
  const path = fileWith('once', TOKEN_SECRETS);
  const expected = readSettings(production);
  expect(readSettings({ ...production, TOKEN_SECRETS_FILE: '' })).toEqual(expected);
  expect(readSettings({ ...others, TOKEN_SECRETS: '', TOKEN_SECRETS_FILE: path })).toEqual(expected);
});

test('a misspelled setting that is empty is not reported', () => {
  expect(complaint({ ...production, DATABSE_URL: '' })).toBe('none');
});

test('a process with invalid settings names them, prints no value and no stack, and exits with 1', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `import('${import.meta.dirname}/env.ts').then((env) => env.settingsOrExit())`],
    { env: { ...production, PORT: 'abc', TOKEN_SECRETS: 'k:my-short-secret' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining('cannot start'),
    '  PORT must be a whole number from 0 to 65535',
    '  TOKEN_SECRETS needs secrets of at least 32 bytes',
  ]);
});

test.each([
  ['docs/settings.md', settingsPage()],
  ['.env.example', settingsExample()],
])('%s is up to date (npm run settings)', (path, text) => {
  const file = new URL(`../../../../../${path}`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('.env.example works once it is uncommented', () => {
  const uncommented = settingsExample().replaceAll(/^#(?=[A-Z_\d]+=)/gm, '');
  expect(readSettings(parseEnv(uncommented))).toEqual(readSettings({}));
});
