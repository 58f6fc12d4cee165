// Runs the policy matrix against each mutant of the database, in a transaction that is rolled back. Grant mutants are
// compared with db/tests/grants.txt instead.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { unsafeButFast, startPostgres, type Postgres } from '../../postgres.ts';
import { cloneTemplate, makeTemplate } from '../../template.ts';
import { intendedGrants, readGrants } from '../grants.ts';
import type { Cell } from '../cell.ts';
import { isAccess } from '../matrix.ts';
import { cells } from '../policies/index.ts';
import { buildWorld, type World } from '../world.ts';
import { openBatches, type Batches, type Callers } from './batch.ts';
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
  report: (kind: Kind, name: string, outcome: Outcome, total: number) => void;
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

/** An effect is one statement, an access cell one per actor. */
const quickestFirst = [...cells.filter((cell) => !isAccess(cell)), ...cells.filter(isAccess)];

function checkByMatrix(world: World, { findFailure }: Batches, callers: Callers): Check {
  const known = quickestFirst.map((cell) => ({ cell, sql: sqlOf(cell, world) }));
  const naming = (it: string) =>
    callers.get(it) ?? known.filter(({ sql }) => sql.includes(it)).map(({ cell }) => cell);
  /** The cells that killed earlier mutants, latest first: the same cell often kills the next one too. */
  let recentKillers: Cell[] = [];
  return async (about, nearOnly) => {
    const near = callers.get(about[0] ?? '') ?? about.flatMap(naming);
    const likeliest = [
      ...recentKillers.slice(0, 5),
      ...recentKillers.filter((cell) => near.includes(cell)),
      ...near,
    ];
    const tested = new Set([...likeliest, ...(nearOnly ? [] : [...recentKillers, ...quickestFirst])]);
    const failure = await findFailure(tested);
    if (failure) recentKillers = [failure.cell, ...recentKillers.filter((cell) => cell !== failure.cell)];
    return failure?.problem;
  };
}

const checkByGrants = (client: pg.Client): Check => {
  const intended = intendedGrants();
  return async () => (isDeepStrictEqual(await readGrants(client), intended) ? undefined : 'different grants');
};

/** PostgreSQL rejects the mutant itself, so it says nothing about the tests. */
const isInvalid = (problem: string) => /\b42(?!501)[0-9A-Z]{3}\b/.test(problem);

async function apply(client: pg.Client, sql: string): Promise<boolean> {
  try {
    await client.query(sql);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

async function runMutant(
  client: pg.Client,
  check: Check,
  { sql, about }: Pick<Mutant, 'sql' | 'about'>,
  nearOnly = false,
): Promise<Outcome> {
  await client.query('begin');
  try {
    const isAccepted = await apply(client, sql);
    const problem = isAccepted && (await check(about, nearOnly));
    if (problem === undefined) return 'survived';
    return !problem || isInvalid(problem) ? 'not runnable' : 'killed';
  } finally {
    await client.query('rollback');
  }
}

/** Opens a database with the test data. Mutants lock what they change, so each connection needs its own database. */
async function openDatabase(postgres: Postgres, known?: Callers) {
  const database = await cloneTemplate(postgres.url);
  const client = new pg.Client({ connectionString: database.url('postgres') });
  await client.connect();
  const world = await buildWorld(client);
  const batches = await openBatches(client, world);
  const callers = known ?? (await batches.listCallers(quickestFirst));
  return { client, callers, matrix: checkByMatrix(world, batches, callers), grants: checkByGrants(client) };
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Tests that fail without a mutant would kill every mutant. */
async function expectSurvival({ client, matrix, grants }: Database) {
  for (const check of [matrix, grants])
    if ((await runMutant(client, check, { sql: '', about: [] })) !== 'survived')
      throw new Error('The database tests fail without any mutation. Fix them first: npx vitest run db');
}

export async function runDatabaseMutants({ kinds, isWanted, nearOnly, report }: Options) {
  if (!kinds.length) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-mutants-'));
  const postgres = await startPostgres({ dataDir, settings: unsafeButFast });
  try {
    await makeTemplate(postgres.url);
    const first = await openDatabase(postgres, kinds.includes('functions') ? undefined : new Map());
    const databases = [first, await openDatabase(postgres, first.callers)];
    await expectSurvival(first);
    for (const kind of kinds) {
      const mutants = withUniqueNames(await lists[kind](first.client));
      const wanted = mutants.filter(({ name }) => isWanted(name));
      const queue = wanted.values();
      const work = async ({ client, matrix, grants }: Database) => {
        const check = kind === 'grants' ? grants : matrix;
        for (const mutant of queue) {
          const outcome = await runMutant(client, check, mutant, nearOnly(mutant.name));
          report(kind, mutant.name, outcome, wanted.length);
        }
      };
      await Promise.all(databases.map(work));
    }
    // Some cells depend on the time, and a complete run takes a while.
    await expectSurvival(first);
    await Promise.all(databases.map(({ client }) => client.end()));
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}
