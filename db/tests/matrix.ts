// What a cell of the policy matrix is, and how one is tried. Cells run inside one transaction on one superuser
// connection, each from the same savepoint, so the whole matrix takes seconds and can be repeated under mutated
// policies.
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase, QueryResult } from 'pg';
import type { Tables } from '../tables.ts';
import { actorsOf, askers, type Actor, type Role } from './actors.ts';
import { cells } from './policies/index.ts';
import type { World } from './world.ts';

export type Table = keyof Tables;
export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** One statement, tried by every actor of a role. */
export type Access = {
  table: Table;
  /** `call`: through a function of the keeper's. */
  verb: Verb | 'call';
  /** What is tried, where table and verb do not say it all. */
  tries?: string;
  /** app_api unless said. */
  role?: Role;
  sql(world: World): string;
  /** Exactly those for whom it must touch a row. For everybody else it touches none or breaks a policy. */
  works: readonly Actor[];
  /** Who is told why instead: a code of app.refuse(), or the SQLSTATE of a constraint. */
  refused?: Partial<Record<Actor, string>>;
  /** Nobody holds the privilege at all; policies are not even asked. */
  noPrivilege?: true;
};

/** What must have happened, or not, after some statements: mostly the keeper's work. */
export type Effect = {
  guarantee: string;
  /** What of app_keeper's this proves, as 'table verb'. */
  keeps: readonly `${Table} ${Verb}`[];
  /** What no actor can bring about at once, as a superuser: a rare state, or one that comes with time. */
  given?(world: World): string;
  steps(world: World): [Actor, string][];
  /** A select past all policies, of one row. */
  look(world: World): string;
  shows: Record<string, unknown>;
};

export type Cell = Access | Effect;
export type Failure = { cell: string; problem: string };

type Outcome = { rows: number; row: unknown } | { code: string; message: string };

export const isAccess = (cell: Cell): cell is Access => 'works' in cell;
export const roleOf = (cell: Access): Role => cell.role ?? 'app_api';

export function nameOf(cell: Cell): string {
  if (!isAccess(cell)) return `${cell.keeps.length ? 'keeper' : 'policies'}: ${cell.guarantee}`;
  const role = cell.role ? `${cell.role} ` : '';
  const what = `${cell.table}: ${role}${cell.verb}${cell.tries ? ` (${cell.tries})` : ''}`;
  if (!cell.works.length) return `${what} works for nobody`;
  const others = actorsOf(roleOf(cell)).filter((actor) => !cell.works.includes(actor));
  const long = cell.works.length > others.length;
  return long && others.length
    ? `${what} works for everybody but ${others.join(', ')}`
    : `${what} works for ${cell.works.join(', ')} and nobody else`;
}

/** Needs an open transaction; leaves it as it was. */
export async function runMatrix(
  client: ClientBase,
  world: World,
  { tried = cells, stopAtFailure = false }: { tried?: Iterable<Cell>; stopAtFailure?: boolean } = {},
): Promise<Failure[]> {
  const failures: Failure[] = [];
  await client.query('savepoint cell');
  for (const cell of tried) {
    failures.push(...(await tryCell(client, world, cell)));
    if (stopAtFailure && failures.length) break;
  }
  await client.query('rollback to savepoint cell; release savepoint cell');
  return failures;
}

/** Needs an open transaction with a savepoint called `cell`. */
export async function tryCell(client: ClientBase, world: World, cell: Cell): Promise<Failure[]> {
  const problems = isAccess(cell)
    ? await tryAccess(client, world, cell)
    : await tryEffect(client, world, cell);
  return problems.map((problem) => ({ cell: nameOf(cell), problem }));
}

async function tryAccess(client: ClientBase, world: World, cell: Access): Promise<string[]> {
  const problems: string[] = [];
  for (const actor of actorsOf(roleOf(cell))) {
    const outcome = await run(client, `${become(actor, world)}; ${cell.sql(world)}`);
    const expected = expectation(cell, actor);
    const found = describe(outcome);
    if (expected.includes(found)) continue;
    const said = 'message' in outcome ? ` (${outcome.message})` : '';
    problems.push(`${actor}: expected ${expected.join(' or ')}, got ${found}${said}`);
  }
  return problems;
}

async function tryEffect(client: ClientBase, world: World, cell: Effect): Promise<string[]> {
  const steps = cell.steps(world).map(([actor, sql]) => `${become(actor, world)}; ${sql}`);
  const statements = [cell.given?.(world) ?? '', ...steps, `set local role none; ${cell.look(world)}`];
  const outcome = await run(client, statements.join(';\n'));
  if ('code' in outcome) return [`${outcome.code} ${outcome.message}`];
  return isDeepStrictEqual({ ...(outcome.row as object) }, cell.shows)
    ? []
    : [`expected ${JSON.stringify(cell.shows)}, got ${JSON.stringify(outcome.row)}`];
}

const become = (actor: Actor, world: World) =>
  `set local role ${askers[actor].role}; select set_config('app.actor', '${askers[actor].name(world)}', true)`;

/** From the savepoint on, in one round trip, whatever the try before has left behind. */
async function run(client: ClientBase, sql: string): Promise<Outcome> {
  try {
    const replies = await client.query(`rollback to savepoint cell; ${sql}`);
    const last = (replies as unknown as QueryResult[]).at(-1)!;
    return { rows: last.rowCount ?? 0, row: last.rows[0] };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (!code) throw error;
    return { code, message };
  }
}

const touched = 'rows';
const untouched = 'no row';
const brokePolicy = 'a broken policy';
const lacksPrivilege = 'a missing privilege';

function expectation(cell: Access, actor: Actor): string[] {
  if (cell.works.includes(actor)) return [touched];
  const refusal = cell.refused?.[actor];
  if (refusal) return [refusal];
  return cell.noPrivilege ? [lacksPrivilege] : [untouched, brokePolicy];
}

function describe(outcome: Outcome): string {
  if ('rows' in outcome) return outcome.rows ? touched : untouched;
  const { code, message } = outcome;
  if (code === 'QL000') return message;
  // Told apart, so that a statement with a column that nobody may write cannot pass as one that a policy stopped.
  if (code === '42501') return message.includes('row-level security') ? brokePolicy : lacksPrivilege;
  return code;
}
