// SQL helpers for reading the PostgreSQL catalog in tests.
import type { Pool } from 'pg';

/** Runs a query and returns its only column. */
export const listColumn =
  (root: Pool) =>
  async (sql: string): Promise<string[]> =>
    (await root.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value);

export const ourRoles = `'{app_keeper,app_api,app_auth,app_worker,app_desk}'::regrole[]`;
export const ourSchemas = `'{public,app,keeper,pgboss}'::regnamespace[]`;
export const notOfAnExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;
