import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { expect, test } from 'vitest';
import { runQuestline } from '../run-questline.fixture.ts';

const { root, url } = await openTestDatabase();

const run = (args: string[], settings: Record<string, string>) =>
  runQuestline(['operator', ...args], { ORIGIN: 'http://localhost:5173', ...settings });
const operator = (...args: string[]) => run(args, { ADMIN_DATABASE_URL: url('postgres') });
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
  expect((await operator('list', '--reason', 'support')).out).toMatch(
    /lea@desk\.example.*Lea Lead.*lead.*not set up/,
  );
  const { setup_hash: first } = await find('lea@desk.example');
  expect((await operator('disable', ...about)).out).toContain('can no longer sign in');
  expect((await operator('list', '--reason', 'support')).out).toMatch(/lea@desk\.example.*disabled/);
  expect((await operator('reset', ...about)).out).toMatch(/\/desk\/set-up#[\w-]{43}/);
  const row = await find('lea@desk.example');
  expect(row).toMatchObject({ disabled_at: null, setup_hash: expect.any(String) });
  expect(row.setup_hash).not.toBe(first);
});

test.each<[args: string[], code: number, problem: string]>([
  [['promote', '--email', 'ada@desk.example'], 2, 'Unknown command: operator promote'],
  [['create', '--email', 'x@desk.example'], 2, '--name is missing.'],
  [['create', '--name', 'Ada Fields'], 2, '--email is missing.'],
  [['create', '--email', 'x', '--name', 'Ada Fields'], 2, '--email: This is not an email.'],
  [['create', '--email', 'x@desk.example', '--name', 'A'], 2, '--name: Full name is required'],
  [
    ['create', '--email', 'x@desk.example', '--name', 'Ada', '--role', 'boss'],
    2,
    '--role: must be operator or lead',
  ],
  [['create', '--mail', 'x@desk.example'], 2, "Unknown option '--mail'"],
  [['reset', '--email', 'nobody@desk.example'], 1, 'There is no operator with this email.'],
  [['disable', '--email', 'nobody@desk.example'], 1, 'There is no operator with this email.'],
])('%j exits with %i and explains what is wrong', async (args, code, problem) => {
  const answer = await operator(...args);
  expect(answer.code).toBe(code);
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
  expect([code, out]).toEqual([0, expect.stringMatching(/state|no operators/)]);
});

test('in production, the administrator of the database has to be named', async () => {
  const { code, problem } = await run(['list'], { NODE_ENV: 'production', DATABASE_URL: url('app_api') });
  expect([code, problem]).toEqual([3, expect.stringContaining('Set ADMIN_DATABASE_URL')]);
});
