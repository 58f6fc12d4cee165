// Recovery codes: ten codes of 80 random bits, each of which replaces a passkey once.
import { randomBytes } from 'node:crypto';
import { limits } from '@questline/contract';
import { hashSecret } from '../../platform/auth/secrets.ts';
import type { Statements } from '../../platform/database/db.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './desk.queries.ts';

/** Crockford's base 32: without I, L, O and U, which people misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

const newCode = () => {
  const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]!).join('');
  return letters.match(/.{4}/g)!.join('-');
};

/** Accepts lowercase letters, any separators, and letters that look like digits. */
export const hashRecoveryCode = (typed: string): string =>
  hashSecret(
    typed
      .toUpperCase()
      .replaceAll(/[^\dA-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );

/** Replaces all codes. They are shown once and stored only as hashes. */
export async function replaceRecoveryCodes(tx: Statements, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  await tx.run(deleteRecoveryCodes());
  await tx.run(insertRecoveryCodes(operatorId, codes.map(hashRecoveryCode)));
  return codes;
}
