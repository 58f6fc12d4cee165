// Drops all indexes and keys before loading and restores them afterward, which is several times faster than loading
// with them. Foreign keys are validated when they return.
import type pg from 'pg';
import type { Job } from './lanes.ts';

export type Part = { kind: 'key' | 'index' | 'foreign key'; table: string; name: string; definition: string };

const listed = `
  select case contype when 'f' then 'foreign key' else 'key' end as kind, conrelid::regclass::text as table,
    quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f') and conparentid = 0
  union all
  select 'index', indrelid::regclass::text, indexrelid::regclass::text, 
    -- On the parts of a partitioned table too.
    replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by 1, 2, 3`;

export const partsOf = async (client: pg.Client): Promise<Part[]> => (await client.query<Part>(listed)).rows;

/** A description of every table, to verify that restoring changed nothing. */
export async function describe(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid) as line
      from pg_constraint where connamespace = 'public'::regnamespace
    -- Those of parts are named by PostgreSQL, in the order in which they are made.
    union all select case when c.relispartition then regexp_replace(pg_get_indexdef(c.oid), ' INDEX \\S+ ', ' INDEX ')
        else pg_get_indexdef(c.oid) end || ' ' || indisvalid
      from pg_index join pg_class c on c.oid = indexrelid where indrelid::regclass::text !~ '\\.'
    order by 1`);
  return rows.map(({ line }) => line).join('\n');
}

export async function takeOff(client: pg.Client, parts: Part[]): Promise<void> {
  const drop = ({ kind, table, name }: Part) =>
    kind === 'index' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`;
  const foreignKeysFirst = parts.toSorted((a, b) => order(a) - order(b));
  for (const part of foreignKeysFirst) await client.query(drop(part));
}

const order = ({ kind }: Part) => ['foreign key', 'key', 'index'].indexOf(kind);

const putBack = ({ kind, table, name, definition }: Part) =>
  kind === 'index' ? definition : `alter table ${table} add constraint ${name} ${definition}`;

/** Adding a key locks its table, so each table is one job; the biggest starts first. */
export function restoring(what: string, parts: Part[]): Job[] {
  const big = (table: string) => Number(table === 'inbox_messages');
  return Object.entries(Object.groupBy(parts, ({ table }) => table))
    .toSorted(([a], [b]) => big(b) - big(a))
    .map(([table, own]) => ({
      name: `${what} of ${table}`,
      run: async (client) => {
        for (const part of own!) await client.query(putBack(part));
      },
    }));
}
