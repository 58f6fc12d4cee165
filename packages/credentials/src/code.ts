// The code of a credential: 80 random bits as 16 characters of Crockford's base32, which has no I, L, O and U.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codePattern = /^[0-9A-HJKMNP-TV-Z]{16}$/;

export const createCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => alphabet[byte % 32]).join('');

/** "7KQ2-M9XD-4TRA-HW6V", as it is shown and printed. */
export const groupCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** The code that a person typed, or undefined if it can't be one. Lowercase, spaces, hyphens and look-alikes are fine. */
export function findCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return codePattern.test(code) ? code : undefined;
}
