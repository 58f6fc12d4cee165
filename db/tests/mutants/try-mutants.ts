// Tries mutants of the database, one after the other and each in a transaction that is rolled back. What should notice
// them is the policy matrix, and for grants the list of those that are meant.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { hasty, startPostgres } from '../../postgres.ts';
import { cloneTemplate, makeTemplate } from '../../template.ts';
import { intendedGrants, readGrants } from '../grants.ts';
import { isAccess, nameOf, runMatrix, type Cell } from '../matrix.ts';
import { cells } from '../policies/index.ts';
import { buildWorld, type World } from '../world.ts';
import { listFunctionMutants } from './function-mutants.ts';
import { listGrantMutants } from './grant-mutants.ts';
import { withOwnNames, type ListMutants, type Mutant } from './mutant.ts';
import { listPolicyMutants } from './policy-mutants.ts';
import { listTriggerMutants } from './trigger-mutants.ts';

export type Outcome = 'killed' | 'survived' | 'not runnable';
type Kind = 'policies' | 'triggers' | 'functions' | 'grants';
type Options = {
  kinds: readonly Kind[];
  only: string;
  /** Whether to ask only the cells that name what is mutated. */
  nearOnly: (mutant: string) => boolean;
  report: (kind: Kind, name: string, outcome: Outcome) => void;
};
/** What a test has to say about a mutated database: the first problem it sees. */
type Look = (about: readonly string[], nearOnly: boolean) => Promise<string | undefined>;

const lists: Record<Kind, ListMutants> = {
  policies: listPolicyMutants,
  triggers: listTriggerMutants,
  functions: listFunctionMutants,
  grants: listGrantMutants,
};

/** All that a cell sends to the database. */
const sqlOf = (cell: Cell, world: World) =>
  isAccess(cell)
    ? `${cell.table} ${cell.sql(world)}`
    : [cell.keeps, cell.given?.(world), ...cell.steps(world).map(([, sql]) => sql), cell.look(world)].join(
        ' ',
      );

async function lookByMatrix(client: pg.Client): Promise<Look> {
  const world = await buildWorld(client);
  const known = cells.map((cell) => ({ cell, name: nameOf(cell), sql: sqlOf(cell, world) }));
  /** The cells that noticed earlier mutants, the latest first: the same cell often notices the next one, too. */
  let lately: Cell[] = [];
  return async (about, nearOnly) => {
    const near = known.filter(({ sql }) => about.some((it) => sql.includes(it))).map(({ cell }) => cell);
    const likeliest = [...lately.slice(0, 5), ...lately.filter((cell) => near.includes(cell)), ...near];
    const tried = new Set([...likeliest, ...(nearOnly ? [] : [...lately, ...cells])]);
    const [failure] = await runMatrix(client, world, { tried, stopAtFailure: true });
    if (!failure) return undefined;
    const noticing = known.find(({ name }) => name === failure.cell)!.cell;
    lately = [noticing, ...lately.filter((cell) => cell !== noticing)];
    return failure.problem;
  };
}

const lookByGrants = (client: pg.Client): Look => {
  const intended = intendedGrants();
  return async () => (isDeepStrictEqual(await readGrants(client), intended) ? undefined : 'other grants');
};

/** PostgreSQL refuses the mutant itself, when it is made or when it runs, so it says nothing about the tests. */
const isNonsense = (problem: string) => /\b42(?!501)[0-9A-Z]{3}\b/.test(problem);

async function tryOne(
  client: pg.Client,
  look: Look,
  { sql, about }: Pick<Mutant, 'sql' | 'about'>,
  nearOnly = false,
): Promise<Outcome> {
  await client.query('begin');
  try {
    await client.query(sql);
    const problem = await look(about, nearOnly);
    if (!problem) return 'survived';
    return isNonsense(problem) ? 'not runnable' : 'killed';
  } catch (error) {
    if (error instanceof pg.DatabaseError) return 'not runnable';
    throw error;
  } finally {
    await client.query('rollback');
  }
}

export async function tryDatabaseMutants({ kinds, only, nearOnly, report }: Options) {
  if (!kinds.length) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-mutants-'));
  const postgres = await startPostgres({ dataDir, settings: hasty });
  await makeTemplate(postgres.url);
  const database = await cloneTemplate(postgres.url);
  const client = new pg.Client({ connectionString: database.url('postgres') });
  try {
    await client.connect();
    const looks = { matrix: await lookByMatrix(client), grants: lookByGrants(client) };
    // Tests that fail on their own would kill every mutant.
    for (const look of Object.values(looks))
      if ((await tryOne(client, look, { sql: '', about: [] })) !== 'survived')
        throw new Error(
          'The tests of the database fail without any mutation. Run them first: npx vitest run db',
        );
    for (const kind of kinds)
      for (const mutant of withOwnNames(await lists[kind](client)).filter(({ name }) =>
        name.includes(only),
      )) {
        const look = kind === 'grants' ? looks.grants : looks.matrix;
        report(kind, mutant.name, await tryOne(client, look, mutant, nearOnly(mutant.name)));
      }
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}
