// Creates minimal accounts for tests.
import { randomUUID } from 'node:crypto';
import type { openTestDatabase } from './test-database.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

type Options = {
  /** Whether the email is verified. */
  verified?: boolean;
  birthMonth?: string | null;
  /** Whether operators have verified the company. */
  verification?: 'not_submitted' | 'in_review' | 'verified' | 'declined';
};

export async function join(
  { insert }: Pick<TestDatabase, 'insert'>,
  user_type: 'student' | 'company',
  { verified = true, birthMonth = '2000-01', verification = 'verified' }: Options = {},
) {
  const email = `${randomUUID()}@example.org`;
  const id = await insert('profiles', { user_type, full_name: `Test ${user_type}` });
  await insert('users', { id, email, password_hash: '-', email_verified_at: verified ? new Date() : null });
  await insert(`${user_type}_profiles`, {
    id,
    ...(user_type === 'company'
      ? { company_name: `Company ${id.slice(-4)}`, verification }
      : { birth_month: birthMonth }),
  });
  return { id, personId: id, email };
}

/** Someone else of a company's team. */
export async function joinTeam(
  { insert }: Pick<TestDatabase, 'insert'>,
  company_id: string,
  role: 'owner' | 'member' = 'member',
) {
  const email = `${randomUUID()}@example.org`;
  const person_id = await insert('profiles', { user_type: 'company', full_name: `Test ${role}` });
  await insert('users', { id: person_id, email, password_hash: '-', email_verified_at: new Date() });
  await insert('members', { company_id, person_id, role });
  return { id: company_id, personId: person_id, email };
}

/** An uploaded image that passed the scan, without its bytes. */
export const addImage = (
  { insert }: Pick<TestDatabase, 'insert'>,
  owner_id: string,
  purpose: 'photo' | 'logo' | 'banner',
  public_path: string,
) =>
  insert('files', {
    owner_id,
    purpose,
    status: 'ready',
    original_name: 'image.png',
    media_type: 'image/webp',
    byte_size: 1_000,
    object_key: randomUUID(),
    uploaded_at: new Date(),
    public_path,
  });
