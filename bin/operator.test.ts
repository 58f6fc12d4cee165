import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { expect, test } from 'vitest';

const { root, url } = await openTestDatabase();

type Result = { code: number; out: string; problem: string };
const operator = (...args: string[]) => run(args, { ADMIN_DATABASE_URL: url('postgres') });

function run(args: string[], settings: Record<string, string>): Promise<Result> {
  const env = { PATH: process.env['PATH'], ORIGIN: 'http://localhost:5173', ...settings };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'operator.ts'), ...args],
      { env },
      (error, out, problem) => done({ code: Number(error?.code ?? 0), out, problem }),
    );
  });
}
const find = async (email: string) =>
  (await root.query('select name, role, setup_hash, disabled_at from operators where email = $1', [email]))
    .rows[0];

test('creates an operator and prints a link whose secret is not stored', async () => {
  const { code, out } = await operator('create', '--email', 'Ada@Desk.example', '--name', 'Ada Fields');
  expect(code).toBe(0);
  const [, secret] = /http:\/\/localhost:5173\/desk\/set-up#([\w-]{43})\n/.exec(out)!;
  const row = await find('ada@desk.example');
  expect(row).toMatchObject({ name: 'Ada Fields', role: 'operator', setup_hash: expect.any(String) });
  expect(row.setup_hash).not.toBe(secret);
});

test('creates a lead, lists, resets and disables', async () => {
  const about = ['--email', 'lea@desk.example'];
  await operator('create', ...about, '--name', 'Lea Lead', '--role', 'lead');
  expect((await operator('list')).out).toMatch(/lea@desk\.example.*Lea Lead.*lead.*not set up/);
  const { setup_hash: first } = await find('lea@desk.example');
  expect((await operator('disable', ...about)).out).toContain('can no longer sign in');
  expect((await operator('list')).out).toMatch(/lea@desk\.example.*disabled/);
  expect((await operator('reset', ...about)).out).toMatch(/\/desk\/set-up#[\w-]{43}/);
  const row = await find('lea@desk.example');
  expect(row).toMatchObject({ disabled_at: null, setup_hash: expect.any(String) });
  expect(row.setup_hash).not.toBe(first);
});

test.each<[args: string[], problem: string]>([
  [[], 'Usage:'],
  [['promote', '--email', 'ada@desk.example'], 'Usage:'],
  [['create', '--email', 'x@desk.example'], '--name is missing.'],
  [['create', '--name', 'Ada Fields'], '--email is missing.'],
  [['create', '--email', 'x', '--name', 'Ada Fields'], '--email: This is not an email.'],
  [['create', '--email', 'x@desk.example', '--name', 'A'], '--name: Full name is required'],
  [
    ['create', '--email', 'x@desk.example', '--name', 'Ada', '--role', 'boss'],
    '--role: must be operator or lead',
  ],
  [['create', '--mail', 'x@desk.example'], "Unknown option '--mail'"],
  [['reset', '--email', 'nobody@desk.example'], 'There is no operator with this email.'],
  [['disable', '--email', 'nobody@desk.example'], 'There is no operator with this email.'],
])('%j explains what is wrong', async (args, problem) => {
  const answer = await operator(...args);
  expect(answer.code).toBe(1);
  expect(answer.problem).toContain(problem);
  expect(answer.problem).not.toContain('    at ');
  expect(answer.out).toBe('');
});

test('a second operator with the same email is refused, and the first link still works', async () => {
  const args = ['create', '--email', 'twin@desk.example', '--name', 'Twin One'];
  await operator(...args);
  const before = await find('twin@desk.example');
  expect((await operator(...args)).problem).toContain('already an operator');
  expect(await find('twin@desk.example')).toEqual(before);
});

test('in development, it finds the database of npm run dev', async () => {
  const { code, out } = await run(['list'], { DATABASE_URL: url('app_api') });
  expect([code, out]).toEqual([0, expect.stringMatching(/│|no operators/)]);
});

test('in production, the administrator of the database has to be named', async () => {
  const roles = { DATABASE_URL: 'app_api', AUTH_DATABASE_URL: 'app_auth', DESK_DATABASE_URL: 'app_desk' };
  const urls = Object.entries({ ...roles, WORKER_DATABASE_URL: 'app_worker' }).map(([key, role]) => [
    key,
    url(role),
  ]);
  const { code, problem } = await run(['list'], {
    ...Object.fromEntries(urls),
    NODE_ENV: 'production',
    TRUST_PROXY: '0',
    TOKEN_SECRETS: 'test:a-secret-that-is-long-enough-for-production',
    AUDIT_SECRETS: 'test:a-secret-that-is-long-enough-for-production',
    CREDENTIAL_SECRETS: 'test:a-secret-that-is-long-enough-for-production',
    SMTP_URL: 'smtp://127.0.0.1:1025',
    EMAIL_FROM: 'Desk <desk@questline.example>',
  });
  expect([code, problem]).toEqual([1, expect.stringContaining('Set ADMIN_DATABASE_URL')]);
});
