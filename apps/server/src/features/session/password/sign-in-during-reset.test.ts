import { randomUUID } from 'node:crypto';
import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/database/db.ts';
import { createLinks } from '../../../platform/auth/links.ts';
import { createRateLimit } from '../../../platform/limits/rate-limit.ts';
import { signIn } from '../sign-in/sign-in.ts';

const world = await openTestDatabase();
const authDatabase = openDatabase(world.url('app_auth'), { connections: 2 });
afterAll(() => authDatabase.close());
const [links, rateLimit] = [createLinks(randomUUID()), createRateLimit(randomUUID())];
const from = { address: '192.0.2.1', device: 'Test', cookie: () => undefined };
const sessionsOf = async (id: string) =>
  (await world.root.query('select from sessions where user_id = $1', [id])).rowCount;

/** Accepts every password, and runs something while it is being checked. */
const checking = (duringCheck: () => Promise<unknown>) => ({
  hash: async () => '-',
  verify: async () => {
    await duringCheck();
    return true;
  },
});

test('a sign-in in progress during a password reset starts no session', async () => {
  const { id, email } = await join(world, 'student');
  const passwords = checking(() =>
    world.root.query('update users set password_version = password_version + 1 where id = $1', [id]),
  );
  const attempt = signIn({ authDatabase, passwords, links, rateLimit }, from, {
    email,
    password: 'the-old-one',
  });
  await expect(attempt).rejects.toThrow('wrong_credentials');
  expect(await sessionsOf(id)).toBe(0);
});

test('an undisturbed sign-in starts one', async () => {
  const { id, email } = await join(world, 'student');
  const passwords = checking(async () => {});
  await signIn({ authDatabase, passwords, links, rateLimit }, from, { email, password: 'the-right-one' });
  expect(await sessionsOf(id)).toBe(1);
});
