// Reads all privileges of our roles as lines of text: 'app_api update profiles: full_name photo_url'.
// db/tests/grants.txt lists the intended ones. After an intended change, update it with
// `npx vitest run db/tests/catalog.test.ts -u` and review the diff.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { ourRoles } from './catalog.ts';

export const intendedGrants = () =>
  readFileSync(join(import.meta.dirname, 'grants.txt'), 'utf8')
    .trimEnd()
    .split('\n');

/** Privileges on tables, columns, functions and schemas. Superusers and owners need no grant. */
export async function readGrants(client: ClientBase | Pool): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s %s %s', grantee::regrole, lower(privilege_type), relname) as line
      from pg_class, aclexplode(relacl)
      where relnamespace = 'public'::regnamespace and grantee <> relowner
    union all
    select format('%s %s %s: %s', grantee::regrole, lower(privilege_type), relname, string_agg(attname, ' ' order by attname))
      from pg_attribute join pg_class c on c.oid = attrelid, aclexplode(attacl)
      where relnamespace = 'public'::regnamespace group by grantee, privilege_type, relname
    union all
    select format('%s execute %s', grantee::regrole, p.oid::regproc)
      from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner)))
      where pronamespace in ('app'::regnamespace, 'keeper'::regnamespace) and grantee <> proowner
    union all
    select format('%s %s schema %s', grantee::regrole, lower(privilege_type), nspname)
      from pg_namespace, aclexplode(nspacl)
      where nspname in ('app', 'keeper', 'pgboss', 'public') and grantee = any (${ourRoles}) and grantee <> nspowner
    order by 1`);
  return rows.map(({ line }) => line).toSorted();
}
