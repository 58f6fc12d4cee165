// The allowed values of text columns, from their check constraints.
import type { ClientBase } from 'pg';
import type { WordsOf } from './sql-mutations.ts';

type Words = { table: string; column: string; words: string[] };
export type Vocabulary = readonly Words[];

export async function readVocabulary(client: ClientBase): Promise<Vocabulary> {
  const { rows } = await client.query<{ table: string; column: string; definition: string }>(
    `select conrelid::regclass::text as table, attname as column, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_attribute a on attrelid = conrelid and array[attnum] = conkey
     where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(c.oid) ~ 'ARRAY\\['`,
  );
  return rows.map(({ table, column, definition }) => ({
    table,
    column,
    words: [...definition.matchAll(/'([^']*)'::text/g)].map(([, word]) => word!),
  }));
}

/** Finds the allowed values of a column in this SQL. `own`: the table of the policy or trigger. */
export function wordsIn(sql: string, own: readonly string[], vocabulary: Vocabulary): WordsOf {
  const named = [
    ...sql.matchAll(/\b(?:from|join|update|into)\s+\(*(?:public\.)?(\w+)(?:\s+(?:as\s+)?(\w+))?/gi),
  ];
  const tables = [...own, ...named.map(([, table]) => table!)];
  return (path, word) => {
    const column = path.split('.').at(-1)!;
    const prefix = path.includes('.') ? path.split('.')[0]! : '';
    const aliased = named.filter(([, table, alias]) => prefix && (alias === prefix || table === prefix));
    const meant = ['new', 'old'].includes(prefix)
      ? own
      : prefix
        ? aliased.map(([, table]) => table!)
        : tables;
    const known = vocabulary.filter(
      (it) => it.column === column && it.words.includes(word) && meant.includes(it.table),
    );
    return [...new Set(known.flatMap((it) => it.words))];
  };
}
