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
import { isAccess } from '../matrix.ts';
import { cells } from '../policies/index.ts';
import { buildWorld } from '../world.ts';
import { isAbout, itemsOf, openBatches, type Batches, type Item } from './batch.ts';
import { readCoverage, type Coverage } from './coverage.ts';
import { listFunctionMutants } from './function-mutants.ts';
import { listGrantMutants } from './grant-mutants.ts';
import { openKillers, type Killers } from './killers.ts';
import { withUniqueNames, type ListMutants, type Mutant } from './mutant.ts';
import { listPolicyMutants } from './policy-mutants.ts';
import { listTriggerMutants } from './trigger-mutants.ts';

export type Outcome = 'killed' | 'survived' | 'not runnable';
type Kind = 'policies' | 'triggers' | 'functions' | 'grants';
type Options = {
  kinds: readonly Kind[];
  isWanted: (mutant: string) => boolean;
  /** Whether to run only the statements that name the mutated table, if it isn't known which ones use it. */
  nearOnly: (mutant: string) => boolean;
  report: (kind: Kind, name: string, outcome: Outcome, total: number) => void;
};
/** Runs tests against a mutated database and returns the first problem. */
type Check = (mutant: Mutant, nearOnly: boolean) => Promise<string | undefined>;

const lists: Record<Kind, ListMutants> = {
  policies: listPolicyMutants,
  triggers: listTriggerMutants,
  functions: listFunctionMutants,
  grants: listGrantMutants,
};

/** An access cell has one short statement per actor, an effect all of its steps. */
const quickestFirst = [...cells.filter(isAccess), ...cells.filter((cell) => !isAccess(cell))];

function checkByMatrix(
  items: readonly Item[],
  { findFailure }: Batches,
  coverage: Coverage,
  killers: Killers,
): Check {
  const byName = new Map(items.map((item) => [item.name, item]));
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  return async ({ name, about }, nearOnly) => {
    const using = coverage.get(about[0] ?? '');
    const near = new Set(
      using ? named(using) : items.filter((item) => about.some((it) => isAbout(item, it))),
    );
    const recent = named(killers.recent());
    const likeliest = [
      ...named(killers.of(name)),
      ...recent.slice(0, 10),
      ...recent.filter((item) => near.has(item)),
      ...near,
    ];
    // A statement that doesn't use what was mutated can't notice it.
    const isEnough = nearOnly || using !== undefined;
    const failure = await findFailure(new Set([...likeliest, ...(isEnough ? [] : [...recent, ...items])]));
    if (failure) killers.add(name, failure.item.name);
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
  mutant: Mutant,
  nearOnly = false,
): Promise<Outcome> {
  await client.query('begin');
  try {
    const isAccepted = await apply(client, mutant.sql);
    const problem = isAccepted && (await check(mutant, nearOnly));
    if (problem === undefined) return 'survived';
    return !problem || isInvalid(problem) ? 'not runnable' : 'killed';
  } finally {
    await client.query('rollback');
  }
}

/** Opens a database with the test data. Mutants lock what they change, so each connection needs its own database. */
async function openDatabase(
  postgres: Postgres,
  killers: Killers,
  cover: (client: pg.Client, items: readonly Item[]) => Coverage | Promise<Coverage>,
) {
  const database = await cloneTemplate(postgres.url);
  const client = new pg.Client({ connectionString: database.url('postgres') });
  await client.connect();
  const items = itemsOf(quickestFirst, await buildWorld(client));
  const batches = await openBatches(client);
  const coverage = await cover(client, items);
  const matrix = checkByMatrix(items, batches, coverage, killers);
  return { client, coverage, matrix, grants: checkByGrants(client) };
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Tests that fail without a mutant would kill every mutant. */
async function expectSurvival({ client, matrix, grants }: Database) {
  for (const check of [matrix, grants])
    if ((await runMutant(client, check, { name: 'none', sql: '', about: [] })) !== 'survived')
      throw new Error('The database tests fail without any mutation. Fix them first: npx vitest run db');
}

export async function runDatabaseMutants({ kinds, isWanted, nearOnly, report }: Options) {
  if (!kinds.length) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-mutants-'));
  const postgres = await startPostgres({ dataDir, settings: unsafeButFast });
  try {
    await makeTemplate(postgres.url);
    const killers = openKillers();
    const isTraced = kinds.includes('policies') || kinds.includes('functions');
    const first = await openDatabase(postgres, killers, isTraced ? readCoverage : () => new Map());
    const databases = [first, await openDatabase(postgres, killers, () => first.coverage)];
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
    await Promise.all(databases.map(expectSurvival));
    await Promise.all(databases.map(({ client }) => client.end()));
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}
