// Remembers which statement killed each mutant, so that the next run tries it first. It has to fail again to count.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Killers = ReturnType<typeof openKillers>;

const file = join(import.meta.dirname, '../../../.data/mutant-killers.json');

function readKillers(): [mutant: string, statement: string][] {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  } catch {
    return [];
  }
}

export function openKillers() {
  const known = new Map(readKillers());
  let recent: string[] = [];
  return {
    of: (mutant: string) => [known.get(mutant) ?? []].flat(),
    /** The latest first: the same statement often kills the next mutant too. */
    recent: (): readonly string[] => recent,
    add(mutant: string, statement: string) {
      recent = [statement, ...recent.filter((it) => it !== statement)];
      if (known.get(mutant) === statement) return;
      known.set(mutant, statement);
      // Right away, so that an interrupted run can continue.
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(known), null, 1));
    },
  };
}
