// A cell of the policy matrix: a statement and who may run it, or statements and the state they lead to.
import type { Tables } from '../tables.ts';
import type { Actor, Role } from './actors.ts';
import type { World } from './world.ts';

export type Table = keyof Tables;
export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** One statement, run by every actor of a role. */
export type Access = {
  table: Table;
  /** `call`: through a security-definer function. */
  verb: Verb | 'call';
  /** What the statement does, if table and verb don't say it all. */
  detail?: string;
  /** Default: app_api. */
  role?: Role;
  sql(world: World): string;
  /** The actors whose statement must affect a row. For all others it affects none or violates a policy. A company's
   *  members are expected to get what the company gets, unless they are listed themselves. */
  allowed: readonly Actor[];
  /** Members are refused what owners can do. */
  ownersOnly?: true;
  /** About one person, so that other members of the company can't do it. */
  personal?: true;
  /** Actors who get an error instead: a code of app.refuse(), or the SQLSTATE of a constraint. */
  refused?: Partial<Record<Actor, string>>;
  /** No role has the privilege, so no policy is evaluated. */
  noPrivilege?: true;
};

/** The expected state after some statements, mostly the work of triggers. */
export type Effect = {
  guarantee: string;
  /** The privileges of app_keeper that this cell tests, as 'table verb'. */
  covers: readonly `${Table} ${Verb}`[];
  /** Runs first, as a superuser: a rare state, or one that takes time to reach. */
  setup?(world: World): string;
  steps(world: World): [Actor, string][];
  /** Selects one row, as a superuser. */
  query(world: World): string;
  expected: Record<string, unknown>;
};

export type Cell = Access | Effect;
