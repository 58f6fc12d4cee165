// A fingerprint of what db/policies creates. It is recorded when they are applied, so that a later change by hand shows.
import type pg from 'pg';

/** Sorted, and with names instead of ids, so that it's the same after a restore. Partitions follow their table. */
const everything = `
  with tables as (
    select oid, relname, relacl from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
  ), parts as (
    select concat_ws(' ', 'policy', relname, polname, polcmd, polpermissive,
      array(select rolname from pg_roles where oid = any (polroles) order by rolname)::text,
      'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid)) as part
    from pg_policy join tables on tables.oid = polrelid
    union all
    select concat_ws(' ', 'trigger', relname, tgenabled, pg_get_triggerdef(pg_trigger.oid))
    from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(pg_proc.oid), pg_get_userbyid(proowner), granted::text)
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace and nspname in ('app', 'keeper'),
      lateral (select array(select concat_ws(' ', grantee::regrole, privilege_type) from aclexplode(proacl)
        order by 1)) as granted (granted)
    where prokind in ('f', 'p')
    union all
    select concat_ws(' ', 'grant', relname, grantee::regrole, privilege_type)
    from tables, aclexplode(relacl) where pg_get_userbyid(grantee) like 'app\\_%'
    union all
    select concat_ws(' ', 'grant', relname, attname, grantee::regrole, privilege_type)
    from tables join pg_attribute on attrelid = tables.oid, aclexplode(attacl)
  )
  select md5(string_agg(part, E'\\n' order by part collate "C")) as fingerprint from parts`;

/** In a transaction, because PostgreSQL writes names without their schema if they are on the search path. */
async function readFingerprint(client: pg.ClientBase): Promise<string> {
  await client.query('set local search_path = pg_catalog');
  const { rows } = await client.query<{ fingerprint: string }>(everything);
  return rows[0]!.fingerprint;
}

/** As part of the migration that applies the policies. */
export async function recordAccessControl(client: pg.ClientBase): Promise<void> {
  const fingerprint = await readFingerprint(client);
  await client.query('delete from migrations.access_control');
  await client.query('insert into migrations.access_control (fingerprint) values ($1)', [fingerprint]);
}

/** Whether it is still as db/policies defines it. */
export async function isAccessControlUnchanged(client: pg.ClientBase): Promise<boolean> {
  await client.query('begin');
  try {
    const fingerprint = await readFingerprint(client);
    const { rows } = await client.query<{ fingerprint: string }>(
      'select fingerprint from migrations.access_control',
    );
    return rows[0]?.fingerprint === fingerprint;
  } finally {
    await client.query('rollback');
  }
}
