// `npm run mutants`: is every policy noticed? Each in turn is dropped, then opened, and the policy matrix must
// fail. A survivor is a policy that no cell speaks for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hasty, startPostgres } from '../postgres.ts';
import { cloneTemplate, makeTemplate } from '../template.ts';
import { isAccess, runMatrix, type Cell } from './matrix.ts';
import { cells } from './policies/index.ts';
import { buildWorld } from './world.ts';

type Policy = { table: string; name: string; using: string | null; check: string | null };
type Mutant = { name: string; table: string; sql: string };

const mutantsOf = ({ table, name, using, check }: Policy): Mutant[] => {
  const mutants = [{ name: `drop ${name} on ${table}`, table, sql: `drop policy ${name} on ${table}` }];
  const opened = [using && 'using (true)', check && 'with check (true)'].filter(Boolean).join(' ');
  // Open already: what restrains the keeper is its functions and column grants.
  if ([using, check].every((clause) => clause === null || clause === 'true')) return mutants;
  return [
    ...mutants,
    { name: `open ${name} on ${table}`, table, sql: `alter policy ${name} on ${table} ${opened}` },
  ];
};

/** Those about the mutated table first: they are the likeliest to notice. */
const near = (table: string) => (cell: Cell) =>
  isAccess(cell) ? cell.table === table : cell.keeps.some((it) => it.startsWith(`${table} `));

async function run(client: pg.Client): Promise<boolean> {
  const world = await buildWorld(client);
  const survives = async ({ table, sql }: Pick<Mutant, 'table' | 'sql'>) => {
    await client.query(`begin; ${sql}`);
    const failures = await runMatrix(client, world, {
      first: cells.filter(near(table)),
      stopAtFailure: true,
    });
    await client.query('rollback');
    return failures.length === 0;
  };
  // A matrix that fails by itself would kill every mutant.
  if (!(await survives({ table: '', sql: '' })))
    throw new Error('the matrix fails without any mutation: run the tests first');

  const { rows: policies } = await client.query<Policy>(
    `select tablename as table, policyname as name, qual as using, with_check as check
     from pg_policies where schemaname = 'public' order by tablename, policyname`,
  );
  const mutants = policies.flatMap(mutantsOf);
  const survivors: string[] = [];
  for (const mutant of mutants) if (await survives(mutant)) survivors.push(mutant.name);

  for (const name of survivors) console.log(`survived: ${name}`);
  console.log(
    `${policies.length} policies, of which ${policies.length * 2 - mutants.length} are open to app_keeper and can only be dropped`,
  );
  console.log(
    `${mutants.length} mutants, ${mutants.length - survivors.length} killed, ${survivors.length} survived`,
  );
  return survivors.length === 0;
}

const dataDir = mkdtempSync(join(tmpdir(), 'questline-mutants-'));
const postgres = await startPostgres({ dataDir, settings: hasty });
try {
  await makeTemplate(postgres.url);
  const database = await cloneTemplate(postgres.url);
  const client = new pg.Client({ connectionString: database.url('postgres') });
  await client.connect();
  process.exitCode = (await run(client)) ? 0 : 1;
  await client.end();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}
