// People for tests: the least that makes an account.
import { randomUUID } from 'node:crypto';
import type { openTestDatabase } from './test-database.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

export async function join(
  { insert }: Pick<TestDatabase, 'insert'>,
  user_type: 'student' | 'company',
  { verified = true } = {},
) {
  const email = `${randomUUID()}@example.org`;
  const id = await insert('profiles', { user_type, full_name: `Test ${user_type}` });
  await insert('users', { id, email, password_hash: '-', email_verified_at: verified ? new Date() : null });
  await insert(`${user_type}_profiles`, {
    id,
    ...(user_type === 'company' && { company_name: `Company ${id.slice(-4)}` }),
  });
  return { id, email };
}
