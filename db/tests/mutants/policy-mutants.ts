// Drops, opens and weakens each policy, one condition at a time, and disables row level security for each table.
import type { ListMutants, Mutant } from './mutant.ts';
import { mutationsOf } from './sql-mutations.ts';
import { readVocabulary, wordsIn, type Vocabulary } from './vocabulary.ts';

type Policy = { table: string; name: string; using: string | null; check: string | null };

export const listPolicyMutants: ListMutants = async (client) => {
  const vocabulary = await readVocabulary(client);
  const { rows } = await client.query<Policy>(
    `select tablename as table, policyname as name, qual as using, with_check as check
     from pg_policies where schemaname = 'public' order by tablename, policyname`,
  );
  const unguarded = [...new Set(rows.map(({ table }) => table))].map((table) => ({
    name: `row level security on ${table}: disabled`,
    about: [table],
    sql: `alter table ${table} disable row level security`,
  }));
  return [...unguarded, ...rows.flatMap((policy) => mutantsOf(policy, vocabulary))];
};

function mutantsOf({ table, name, using, check }: Policy, vocabulary: Vocabulary): Mutant[] {
  const at = `${name} on ${table}`;
  const alter = (what: string, clause: string): Mutant => ({
    name: `${at}: ${what}`,
    about: [at, table],
    sql: `alter policy ${at} ${clause}`,
  });
  const written = Object.entries({ using, 'with check': check }).filter(
    (it): it is [string, string] => it[1] !== null && it[1] !== 'true',
  );
  const weakened = written.flatMap(([clause, sql]) =>
    mutationsOf(sql, { isCondition: true, wordsOf: wordsIn(sql, [table], vocabulary) }).map((mutation) =>
      alter(`${clause}: ${mutation.what}`, `${clause} (${mutation.sql})`),
    ),
  );
  const dropped: Mutant = { name: `${at}: dropped`, about: [at, table], sql: `drop policy ${at}` };
  // A policy with one clause is already opened by its weakened mutants. Policies of app_keeper are open anyway: its
  // functions and column grants limit it.
  if (written.length < 2) return [dropped, ...weakened];
  return [dropped, alter('opened', written.map(([clause]) => `${clause} (true)`).join(' ')), ...weakened];
}
