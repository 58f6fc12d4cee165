// A plausible value for every column of every table.
import type pg from 'pg';
import type { Change } from './change-log.ts';
import { listTables } from './list-tables.ts';
import type { World } from './world.ts';

type Column = { table: string; name: string; type: string; choices: string[] };

/** `root` is a superuser. */
export async function listColumns(root: pg.Pool, world: World) {
  const { rows } = await root.query<Column>(
    `select relname as table, attname as name, format_type(atttypid, null) as type,
       coalesce((select array_agg(choice[1]) from pg_constraint,
         regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']+)''::text', 'g') as choice
         where conrelid = attrelid and conkey = array[attnum]), '{}') as choices
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relname = any ($1) and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`,
    [await listTables(root)],
  );

  /** Not the value that a request gives the column. */
  function valueOf({ name, type, choices }: Column, given: unknown): unknown {
    const other = choices.find((choice) => choice !== given);
    if (other !== undefined) return type.endsWith('[]') ? [other] : other;
    if (type === 'uuid') return name.includes('student') ? world.otherStudent : world.otherCompany;
    if (type === 'boolean') return given !== true;
    if (type === 'date') return '2001-02-03';
    if (type.startsWith('timestamp')) return '2001-02-03T04:05:06.000Z';
    if (/int|numeric|double/.test(type)) return 7;
    if (type === 'jsonb') return { planted: true };
    return type.endsWith('[]') ? ['planted'] : 'planted';
  }

  return {
    /** By name. Where several tables have a column of this name, the value fits the table that is changed. */
    otherThan(changes: Change[]): Record<string, unknown> {
      const given = new Map(changes.map(({ table, after }) => [table, after]));
      const ofChanged = rows.filter(({ table }) => given.has(table));
      return Object.fromEntries(
        [...rows, ...ofChanged].map((column) => [
          column.name,
          valueOf(column, given.get(column.table)?.[column.name]),
        ]),
      );
    },
  };
}
