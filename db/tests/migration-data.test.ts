// Row level security also applies to the owner, who runs the migrations: an update would silently find no rows. So each
// migration that changes rows must lift it and restore it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../migrations');
const migrations = readdirSync(folder).map((file) => ({
  file,
  sql: readFileSync(join(folder, file), 'utf8').replaceAll(/--.*$/gm, ''),
}));
const created = (sql: string) => [...sql.matchAll(/\bcreate table (\w+)/g)].map(([, table]) => table!);
const tables = new Set(migrations.flatMap(({ sql }) => created(sql)));

/** The tables whose rows a statement reads or changes. */
const touchedBy = (statement: string) =>
  [...statement.matchAll(/\b(?:update|into|from|join|using)\s+(\w+)/g)]
    .map(([, table]) => table!)
    .filter((table) => tables.has(table));

/** Earlier migrations are released and can't be changed. */
const firstChecked = '0034';

test.each(migrations.filter(({ file }) => file >= firstChecked))(
  '$file lifts row level security for the rows it changes',
  ({ sql }) => {
    const changes = sql.split(';').filter((statement) => /^\s*(?:update|delete|insert)\b/.test(statement));
    const own = created(sql);
    const needed = [...new Set(changes.flatMap(touchedBy))].filter((table) => !own.includes(table));
    const notLifted = needed.filter(
      (table) => !sql.includes(`alter table ${table} no force row level security;`),
    );
    const notRestored = needed.filter(
      (table) => !sql.includes(`alter table ${table} force row level security;`),
    );
    expect({ notLifted, notRestored }).toEqual({ notLifted: [], notRestored: [] });
  },
);
