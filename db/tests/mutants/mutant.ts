// The type of a database mutant.
import type { ClientBase } from 'pg';

/** One weakening change to the database, made in a transaction that is rolled back. */
export type Mutant = {
  name: string;
  sql: string;
  /** The policy or function it changes, or its table: statements that use it are most likely to kill the mutant. */
  about: readonly string[];
};

export type ListMutants = (client: ClientBase) => Promise<Mutant[]>;

/** Numbers mutants with the same name, so that a justification can name one of them. */
export function withUniqueNames<T extends { name: string }>(mutants: readonly T[]): T[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const count = (seen.get(mutant.name) ?? 0) + 1;
    seen.set(mutant.name, count);
    return count === 1 ? mutant : { ...mutant, name: `${mutant.name} (${count})` };
  });
}
