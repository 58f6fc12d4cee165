// The names of all tables.
import { listColumn } from '@questline/db/tests/catalog.ts';
import type pg from 'pg';

export const listTables = (root: pg.Pool) =>
  listColumn(root)(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition order by 1`,
  );
