import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');

export const commonPasswords: ReadonlySet<string> = new Set(
  lines.filter((line) => line && !line.startsWith('# ')),
);
