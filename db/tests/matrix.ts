// Runs the cells of the policy matrix. All cells run inside one transaction on one superuser
// connection, each from the same savepoint, so the whole matrix takes seconds and can be repeated with mutated
// policies.
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase, QueryResult } from 'pg';
import { actorsOf, companyOf, identities, type Actor, type Role } from './actors.ts';
import type { Access, Cell, Effect } from './cell.ts';
import type { World } from './world.ts';

type Failure = { cell: string; problem: string };

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

/** Needs an open transaction with a savepoint named `cell`. */
export async function checkCell(client: ClientBase, world: World, cell: Cell): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const attempt of attemptsOf(cell, world)) {
    const problem = await checkAttempt(client, attempt);
    if (problem) failures.push({ cell: nameOf(cell), problem });
  }
  return failures;
}

/** One check of a cell, and the outcomes that pass: the statement of one actor, or all steps of an effect. */
export type Attempt =
  | { actor: Actor; sql: string; accepted: readonly string[] }
  | { sql: string; /** Selects the expected row. */ query: string; accepted: readonly [Effect['expected']] };

export const attemptsOf = (cell: Cell, world: World): Attempt[] =>
  isAccess(cell)
    ? actorsOf(roleOf(cell)).map((actor) => ({
        actor,
        sql: `${become(actor, world)}; ${cell.sql(world)}`,
        accepted: expectation(cell, actor),
      }))
    : [{ sql: stepsOf(cell, world), query: cell.query(world), accepted: [cell.expected] }];

function stepsOf(cell: Effect, world: World): string {
  const steps = cell.steps(world).map(([actor, sql]) => `${become(actor, world)}; ${sql}`);
  return [cell.setup?.(world) ?? '', ...steps, 'set local role none'].join(';\n');
}

/** Needs an open transaction with a savepoint named `cell`. Returns what is wrong. */
export async function checkAttempt(client: ClientBase, attempt: Attempt): Promise<string | undefined> {
  if ('query' in attempt) {
    const [expected] = attempt.accepted;
    const outcome = await run(client, `${attempt.sql}; ${attempt.query}`);
    if ('code' in outcome) return `${outcome.code} ${outcome.message}`;
    return isDeepStrictEqual({ ...(outcome.row as object) }, expected)
      ? undefined
      : `expected ${JSON.stringify(expected)}, got ${JSON.stringify(outcome.row)}`;
  }
  const { actor, sql, accepted } = attempt;
  const outcome = await run(client, sql);
  const found = describe(outcome);
  if (accepted.includes(found)) return undefined;
  const said = 'message' in outcome ? ` (${outcome.message})` : '';
  return `${actor}: expected ${accepted.join(' or ')}, got ${found}${said}`;
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
