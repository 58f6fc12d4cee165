// Runs the policy matrix against each mutant of the database, in a transaction that is rolled back. Grant mutants are
// compared with db/tests/grants.txt instead.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { unsafeButFast, startPostgres } from '../../postgres.ts';
import { cloneTemplate, makeTemplate } from '../../template.ts';
import { intendedGrants, readGrants } from '../grants.ts';
import type { Cell } from '../cell.ts';
import { isAccess, nameOf, runMatrix } from '../matrix.ts';
import { cells } from '../policies/index.ts';
import { buildWorld, type World } from '../world.ts';
import { listFunctionMutants } from './function-mutants.ts';
import { listGrantMutants } from './grant-mutants.ts';
import { withUniqueNames, type ListMutants, type Mutant } from './mutant.ts';
import { listPolicyMutants } from './policy-mutants.ts';
import { listTriggerMutants } from './trigger-mutants.ts';

export type Outcome = 'killed' | 'survived' | 'not runnable';
type Kind = 'policies' | 'triggers' | 'functions' | 'grants';
type Options = {
  kinds: readonly Kind[];
  isWanted: (mutant: string) => boolean;
  /** Whether to run only the cells that name the mutated table or function. */
  nearOnly: (mutant: string) => boolean;
  report: (kind: Kind, name: string, outcome: Outcome) => void;
};
/** Runs tests against a mutated database and returns the first problem. */
type Check = (about: readonly string[], nearOnly: boolean) => Promise<string | undefined>;

const lists: Record<Kind, ListMutants> = {
  policies: listPolicyMutants,
  triggers: listTriggerMutants,
  functions: listFunctionMutants,
  grants: listGrantMutants,
};

/** All SQL of a cell. */
const sqlOf = (cell: Cell, world: World) =>
  isAccess(cell)
    ? `${cell.table} ${cell.sql(world)}`
    : [cell.covers, cell.setup?.(world), ...cell.steps(world).map(([, sql]) => sql), cell.query(world)].join(
        ' ',
      );

async function checkByMatrix(client: pg.Client): Promise<Check> {
  const world = await buildWorld(client);
  const known = cells.map((cell) => ({ cell, name: nameOf(cell), sql: sqlOf(cell, world) }));
  /** The cells that killed earlier mutants, latest first: the same cell often kills the next one too. */
  let recentKillers: Cell[] = [];
  return async (about, nearOnly) => {
    const near = known.filter(({ sql }) => about.some((it) => sql.includes(it))).map(({ cell }) => cell);
    const likeliest = [
      ...recentKillers.slice(0, 5),
      ...recentKillers.filter((cell) => near.includes(cell)),
      ...near,
    ];
    const tested = new Set([...likeliest, ...(nearOnly ? [] : [...recentKillers, ...cells])]);
    const [failure] = await runMatrix(client, world, { tested, stopAtFailure: true });
    if (!failure) return undefined;
    const killer = known.find(({ name }) => name === failure.cell)!.cell;
    recentKillers = [killer, ...recentKillers.filter((cell) => cell !== killer)];
    return failure.problem;
  };
}

const checkByGrants = (client: pg.Client): Check => {
  const intended = intendedGrants();
  return async () => (isDeepStrictEqual(await readGrants(client), intended) ? undefined : 'different grants');
};

/** PostgreSQL rejects the mutant itself, so it says nothing about the tests. */
const isInvalid = (problem: string) => /\b42(?!501)[0-9A-Z]{3}\b/.test(problem);

async function runMutant(
  client: pg.Client,
  check: Check,
  { sql, about }: Pick<Mutant, 'sql' | 'about'>,
  nearOnly = false,
): Promise<Outcome> {
  await client.query('begin');
  try {
    await client.query(sql);
    const problem = await check(about, nearOnly);
    if (!problem) return 'survived';
    return isInvalid(problem) ? 'not runnable' : 'killed';
  } catch (error) {
    if (error instanceof pg.DatabaseError) return 'not runnable';
    throw error;
  } finally {
    await client.query('rollback');
  }
}

export async function runDatabaseMutants({ kinds, isWanted, nearOnly, report }: Options) {
  if (!kinds.length) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-mutants-'));
  const postgres = await startPostgres({ dataDir, settings: unsafeButFast });
  await makeTemplate(postgres.url);
  const database = await cloneTemplate(postgres.url);
  const client = new pg.Client({ connectionString: database.url('postgres') });
  try {
    await client.connect();
    const checks = { matrix: await checkByMatrix(client), grants: checkByGrants(client) };
    // Tests that already fail would kill every mutant.
    for (const check of Object.values(checks))
      if ((await runMutant(client, check, { sql: '', about: [] })) !== 'survived')
        throw new Error('The database tests fail without any mutation. Fix them first: npx vitest run db');
    for (const kind of kinds)
      for (const mutant of withUniqueNames(await lists[kind](client)).filter(({ name }) => isWanted(name))) {
        const check = kind === 'grants' ? checks.grants : checks.matrix;
        report(kind, mutant.name, await runMutant(client, check, mutant, nearOnly(mutant.name)));
      }
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}
