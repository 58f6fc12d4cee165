// Generates the row types in db/tables.ts from a freshly migrated database.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { unsafeButFast, startPostgres } from './postgres.ts';
import { cloneTemplate, makeTemplate } from './template.ts';

const file = join(import.meta.dirname, 'tables.ts');

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  always: boolean;
  checks: string[] | null;
};

const types: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  // node-postgres returns these as text, so that no digit is lost.
  int8: 'ColumnType<string, number | string, number | string>',
  jsonb: 'ColumnType<Json, string, string>',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
};

/** The values of `check (status in ('a', 'b'))`, as PostgreSQL prints it. */
const wordsOf = (column: string, checks: string[]): string[] => {
  const list = checks
    .map((check) =>
      check.match(new RegExp(`^CHECK \\(\\(${column} = (ANY \\(ARRAY\\[(.*)\\]\\)|'[^']*'::text)\\)\\)$`)),
    )
    .find((match) => match !== null);
  return list ? [...list[1]!.matchAll(/'([^']*)'::text/g)].map(([, word]) => word!) : [];
};

function typeOf({ column, type, nullable, has_default, always, checks }: Column): string {
  const words = wordsOf(column, checks ?? []);
  const base = words.length ? words.map((word) => `'${word}'`).join(' | ') : types[type];
  if (!base) throw new Error(`${column}: no TypeScript type for ${type}`);
  const value = nullable ? `${base} | null` : base;
  if (always) return `GeneratedAlways<${value}>`;
  // Kysely doesn't unwrap a ColumnType inside Generated.
  const twoSided = /^ColumnType<(.*), (.*), (.*)>$/.exec(value);
  if (has_default && twoSided)
    return `ColumnType<${twoSided[1]}, ${twoSided[2]} | undefined, ${twoSided[3]}>`;
  return has_default ? `Generated<${value}>` : value;
}

/** The content of db/tables.ts for a migrated database. */
export async function generateTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef as has_default, a.attgenerated <> '' as always,
      (select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname, a.attnum`);
  await client.end();

  const tables = Object.entries(Object.groupBy(rows, (row) => row.table)).map(
    ([table, columns]) =>
      `  ${table}: {\n${columns!.map((it) => `    ${it.column}: ${typeOf(it)};\n`).join('')}  };\n`,
  );
  return `// Written by \`npm run db:types\` from the migrated database; a test fails when it drifts.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export type Tables = {\n${tables.join('')}};\n`;
}

if (import.meta.main) {
  const postgres = await startPostgres({
    dataDir: mkdtempSync(join(tmpdir(), 'questline-types-')),
    settings: unsafeButFast,
  });
  await makeTemplate(postgres.url);
  const database = await cloneTemplate(postgres.url);
  const text = await generateTables(database.url('postgres'));
  const before = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  await postgres.stop();
  if (before !== text) writeFileSync(file, text);
  console.log(before === text ? 'db/tables.ts is up to date' : 'db/tables.ts written');
}
