// Revokes each privilege, column by column, and grants each privilege that a role lacks.
import type { ListMutants } from './mutant.ts';

type Row = { role: string; verb: string; table: string; columns: string | null; granted: boolean };

export const listGrantMutants: ListMutants = async (client) => {
  const { rows: tables } = await client.query<Row>(`
    with roles as (select unnest('{app_api,app_auth,app_worker,app_desk,app_keeper}'::text[]) as role),
      tables as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition),
      verbs as (select unnest('{select,insert,update}'::text[]) as verb)
    select role, verb, relname as table, attname::text as columns, true as granted
      from roles, tables t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped, verbs
      where has_column_privilege(role, t.oid, attname, verb)
    union all
    -- The columns of a table that it may not touch all together: one list notices one column as well as ten.
    select role, verb, relname, string_agg(attname::text, ', ' order by attnum), false
      from roles, tables t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped, verbs
      where not has_column_privilege(role, t.oid, attname, verb) group by role, verb, relname
    union all
    select role, verb, relname, null, has_table_privilege(role, oid, verb)
      from roles, tables, unnest('{delete,truncate}'::text[]) as verb
    order by 1, 3, 2, 4`);
  const { rows: functions } = await client.query<{ role: string; call: string; granted: boolean }>(`
    select role, p.oid::regprocedure::text as call,
      has_function_privilege(role, p.oid, 'execute') as granted
    from pg_proc p, unnest('{app_api,app_auth,app_worker,app_desk,app_keeper}'::text[]) as role
    where pronamespace in ('app'::regnamespace, 'keeper'::regnamespace) and proowner <> role::regrole order by 1, 2`);
  const { rows: schemas } = await client.query<{ role: string; schema: string; granted: boolean }>(`
    select role, nspname as schema, has_schema_privilege(role, oid, 'usage') as granted
    from pg_namespace, unnest('{app_api,app_auth,app_worker,app_desk,app_keeper}'::text[]) as role
    where nspname in ('app', 'keeper', 'pgboss') and nspowner <> role::regrole order by 1, 2`);
  const all = [
    ...tables.map(({ role, verb, table, columns, granted }) => ({
      what: `${verb}${columns ? ` (${columns})` : ''} on ${table}`,
      role,
      granted,
    })),
    ...functions.map(({ role, call, granted }) => ({ what: `execute on function ${call}`, role, granted })),
    ...schemas.map(({ role, schema, granted }) => ({ what: `usage on schema ${schema}`, role, granted })),
  ];
  return all.map(({ what, role, granted }) => {
    const sql = granted ? `revoke ${what} from ${role}` : `grant ${what} to ${role}`;
    return { name: sql, sql, about: [] };
  });
};
