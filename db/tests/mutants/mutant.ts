import type { ClientBase } from 'pg';

/** One change for the worse to the database, made inside a transaction that is rolled back. */
export type Mutant = {
  name: string;
  sql: string;
  /** The tables and functions it is about: cells that name them are the likeliest to notice. */
  about: readonly string[];
};

export type ListMutants = (client: ClientBase) => Promise<Mutant[]>;

/** Two mutants of one function can read the same; a justification needs to name one. */
export function withOwnNames<T extends { name: string }>(mutants: readonly T[]): T[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const count = (seen.get(mutant.name) ?? 0) + 1;
    seen.set(mutant.name, count);
    return count === 1 ? mutant : { ...mutant, name: `${mutant.name} (${count})` };
  });
}
