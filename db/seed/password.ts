// The password of every seeded account, and its hash in the format the server verifies:
// $argon2id$v=19$m=19456,t=2,p=1$salt$hash, both parts in base64 without padding.
import { argon2Sync } from 'node:crypto';

export const seedPassword = 'waypoint';

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
// Fixed, so that seeding again writes the same hash. Acceptable only because the password is public.
const salt = Buffer.from('questline seed 1');

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export function hashSeedPassword(): string {
  const hash = argon2Sync('argon2id', { message: seedPassword, nonce: salt, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}
