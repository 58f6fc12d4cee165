// Fills a migrated, empty database. Triggers are off while loading, so everything they would maintain is computed
// here for all rows together; checks.ts then compares samples with what the product itself would store.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runInLanes } from './lanes.ts';
import { sizesOf } from './data/sizes.ts';
import { steps } from './data/steps.ts';
import { describe, partsOf, restoring, takeOff, type Part } from './structure.ts';
import { listsOf } from './data/vocabulary.ts';

const lanes = 2;
const loading = `set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '768MB';
  set max_parallel_workers_per_gather = 1; set max_parallel_maintenance_workers = 0; set jit = off`;

export async function build(url: string, size: number): Promise<void> {
  const sizes = sizesOf(size);
  const values: Record<string, string | number> = { ...sizes, ...listsOf(sizes.words) };
  const root = new pg.Client({ connectionString: url });
  await root.connect();
  const before = await describe(root);
  const parts = await partsOf(root);
  await takeOff(root, parts);

  const load = Object.entries(steps).map(([name, { file, after, half }]) => ({
    name,
    after,
    run: async (client: pg.Client) => rowsOf(await client.query(fill(file, { ...values, half: half ?? 0 }))),
  }));
  await runInLanes(url, lanes, loading, load);
  await root.query('drop schema large cascade');

  const isForeign = ({ kind }: Part) => kind === 'foreign key';
  await runInLanes(
    url,
    lanes,
    loading,
    restoring(
      'indexes',
      parts.filter((part) => !isForeign(part)),
    ),
  );
  await runInLanes(url, 1, loading, restoring('foreign keys', parts.filter(isForeign)));
  if ((await describe(root)) !== before) throw new Error('restoring changed the structure of the tables');

  const { rows: tables } = await root.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     order by relname = 'inbox_messages' desc, pg_relation_size(oid) desc`,
  );
  const tidy = tables.map(({ name }) => ({
    name: `vacuum ${name}`,
    run: async (client: pg.Client) => void (await client.query(`vacuum (freeze, analyze) ${name}`)),
  }));
  await runInLanes(url, lanes, loading, tidy);
  await root.query('checkpoint');
  await root.end();
}

function fill(file: string, values: Record<string, string | number>): string {
  const text = readFileSync(join(import.meta.dirname, 'data', file), 'utf8');
  return text.replaceAll(/(?<!:):([a-z_]+)/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`${file} uses :${name}, which has no value`);
    return name.endsWith('_ms') ? `${values[name]}::bigint` : `${values[name]}`;
  });
}

/** Rows inserted into permanent tables, over all statements of a file. */
function rowsOf(results: pg.QueryResult | pg.QueryResult[]): number {
  return [results]
    .flat()
    .reduce((sum, { command, rowCount }) => sum + (command === 'INSERT' ? rowCount! : 0), 0);
}
