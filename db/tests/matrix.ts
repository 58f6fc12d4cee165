// Runs the cells of the policy matrix. All cells run inside one transaction on one superuser
// connection, each from the same savepoint, so the whole matrix takes seconds and can be repeated with mutated
// policies.
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase, QueryResult } from 'pg';
import { actorsOf, companyOf, identities, type Actor, type Role } from './actors.ts';
import type { Access, Cell, Effect } from './cell.ts';
import { cells } from './policies/index.ts';
import type { World } from './world.ts';

export type Failure = { cell: string; problem: string };

type Outcome = { rows: number; row: unknown } | { code: string; message: string };

export const isAccess = (cell: Cell): cell is Access => 'allowed' in cell;
export const roleOf = (cell: Access): Role => cell.role ?? 'app_api';

export function nameOf(cell: Cell): string {
  if (!isAccess(cell)) return `${cell.covers.length ? 'triggers' : 'policies'}: ${cell.guarantee}`;
  const role = cell.role ? `${cell.role} ` : '';
  const what = `${cell.table}: ${role}${cell.verb}${cell.detail ? ` (${cell.detail})` : ''}`;
  if (!cell.allowed.length) return `${what}: no one`;
  const others = actorsOf(roleOf(cell)).filter(
    (actor) => !cell.allowed.includes(actor) && !companyOf[actor] && !identities[actor].refused,
  );
  const long = cell.allowed.length > others.length;
  return long && others.length
    ? `${what}: everyone except ${others.join(', ')}`
    : `${what}: only ${cell.allowed.join(', ')}`;
}

/** Needs an open transaction and restores its state. */
export async function runMatrix(
  client: ClientBase,
  world: World,
  { tested = cells, stopAtFailure = false }: { tested?: Iterable<Cell>; stopAtFailure?: boolean } = {},
): Promise<Failure[]> {
  const failures: Failure[] = [];
  await client.query('savepoint cell');
  for (const cell of tested) {
    failures.push(...(await checkCell(client, world, cell)));
    if (stopAtFailure && failures.length) break;
  }
  await client.query('rollback to savepoint cell; release savepoint cell');
  return failures;
}

/** Needs an open transaction with a savepoint named `cell`. */
export async function checkCell(client: ClientBase, world: World, cell: Cell): Promise<Failure[]> {
  const problems = isAccess(cell)
    ? await checkAccess(client, world, cell)
    : await checkEffect(client, world, cell);
  return problems.map((problem) => ({ cell: nameOf(cell), problem }));
}

/** What PostgreSQL runs for a cell, and the outcomes that pass: once per actor, or once for all steps of an effect. */
type Attempt = {
  sql: string;
  /** Selects the row that is expected, as a superuser. */
  query?: string;
  accepted: readonly unknown[];
};

export const attemptsOf = (cell: Cell, world: World): Attempt[] =>
  isAccess(cell)
    ? actorsOf(roleOf(cell)).map((actor) => accessAttempt(cell, actor, world))
    : [effectAttempt(cell, world)];

const accessAttempt = (cell: Access, actor: Actor, world: World) => ({
  sql: `${become(actor, world)}; ${cell.sql(world)}`,
  accepted: expectation(cell, actor),
});

function effectAttempt(cell: Effect, world: World) {
  const steps = cell.steps(world).map(([actor, sql]) => `${become(actor, world)}; ${sql}`);
  return {
    sql: [cell.setup?.(world) ?? '', ...steps, 'set local role none'].join(';\n'),
    query: cell.query(world),
    accepted: [cell.expected],
  };
}

async function checkAccess(client: ClientBase, world: World, cell: Access): Promise<string[]> {
  const problems: string[] = [];
  for (const actor of actorsOf(roleOf(cell))) {
    const { sql, accepted } = accessAttempt(cell, actor, world);
    const outcome = await run(client, sql);
    const found = describe(outcome);
    if (accepted.includes(found)) continue;
    const said = 'message' in outcome ? ` (${outcome.message})` : '';
    problems.push(`${actor}: expected ${accepted.join(' or ')}, got ${found}${said}`);
  }
  return problems;
}

async function checkEffect(client: ClientBase, world: World, cell: Effect): Promise<string[]> {
  const { sql, query } = effectAttempt(cell, world);
  const outcome = await run(client, `${sql}; ${query}`);
  if ('code' in outcome) return [`${outcome.code} ${outcome.message}`];
  return isDeepStrictEqual({ ...(outcome.row as object) }, cell.expected)
    ? []
    : [`expected ${JSON.stringify(cell.expected)}, got ${JSON.stringify(outcome.row)}`];
}

export function become(actor: Actor, world: World): string {
  const { role, name, person, refused } = identities[actor];
  if (refused)
    return `set local role ${role}; select keeper.set_actor('${name(world)}', '${person!(world)}')`;
  return `set local role ${role}; select set_config('app.actor', '${name(world)}', true),
    set_config('app.person', '${person?.(world) ?? (name(world).includes('-') ? name(world) : '')}', true)`;
}

/** Rolls back to the savepoint and runs the statements, in one round trip. */
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

const affected = 'rows';
const unaffected = 'no row';
const brokePolicy = 'a policy violation';
const lacksPrivilege = 'a missing privilege';

function expectation(cell: Access, actor: Actor): string[] {
  const { refused } = identities[actor];
  if (refused) return [refused];
  if (cell.allowed.includes(actor)) return [affected];
  const refusal = cell.refused?.[actor];
  if (refusal) return [refusal];
  const company = companyOf[actor];
  if (company && !cell.ownersOnly && !cell.personal) return expectation(cell, company);
  return cell.noPrivilege ? [lacksPrivilege] : [unaffected, brokePolicy];
}

function describe(outcome: Outcome): string {
  if ('rows' in outcome) return outcome.rows ? affected : unaffected;
  const { code, message } = outcome;
  if (code === 'QL000') return message;
  // Kept apart, so that a statement with a column that no role can write can't pass as one that a policy stopped.
  if (code === '42501') return message.includes('row-level security') ? brokePolicy : lacksPrivilege;
  return code;
}
