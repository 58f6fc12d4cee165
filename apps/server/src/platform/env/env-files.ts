// Reads settings from files, which is how containers and systemd pass secrets: TOKEN_SECRETS_FILE names the file that
// contains TOKEN_SECRETS. A complaint repeats no path, because someone may have set it to the secret.
import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

export const fileSetting = (name: string) => `${name}_FILE`;

/** The environment with the content of these files added, and for each setting whose file is unusable, why. */
export function readFileSettings(environment: Environment, names: string[]) {
  const texts = { ...environment };
  const problems = new Map<string, string>();
  for (const name of names) {
    const path = environment[fileSetting(name)];
    if (!path) continue;
    const { text, problem } = environment[name]
      ? { problem: `and ${fileSetting(name)} are both set: remove one of them` }
      : readText(path);
    if (text) texts[name] = text;
    else problems.set(name, problem!);
  }
  return { texts, problems };
}

const reasons: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read by this user',
  EISDIR: 'is a folder',
};

function readText(path: string): { text?: string; problem?: string } {
  const about = (what: string) => ({ problem: `is in a file that ${what}` });
  try {
    // Editors and `echo` end a file with a line break.
    const text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return text ? { text } : about('is empty');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return about(reasons[code] ?? `cannot be read (${code})`);
  }
}
