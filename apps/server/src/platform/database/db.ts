// The database client, the only way to run SQL. Every statement runs in a transaction bound to an actor, which is all
// that row level security sees. Queries are built with `query` and run here.
import { createHash } from 'node:crypto';
import type { GuardianMode } from '@questline/contract';
import type { Tables } from '@questline/db/tables.ts';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type RawBuilder,
  type Selectable,
} from 'kysely';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import { Batch, type Prepared, type Rows, sendBatch } from './batch.ts';
import { type ConstraintErrors, createTranslate, isBroken } from './db-errors.ts';
import { isRead, type Read } from './prepared.ts';
import { openSharedConnections } from './shared-connections.ts';
import { useTypeParsers } from './type-parsers.ts';

/** Builds typed SQL without running it. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** For statements that are clearer in SQL than in the query builder. */
export const statement = <Row>(raw: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => raw.compile(query),
});

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

export type Statements = {
  /** The row, or 404: a row hidden by row level security does not exist. */
  one<Row>(query: Compilable<Row>): Promise<Row>;
  maybe<Row>(query: Compilable<Row>): Promise<Row | undefined>;
  many<Row>(query: Compilable<Row>): Promise<Row[]>;
  /** For writes that return nothing. */
  run(query: Compilable): Promise<void>;
  /** The rows of several reads, in one transaction and one round trip. */
  all<Result extends unknown[]>(
    ...queries: { [N in keyof Result]: Read<Result[N]> }
  ): Promise<{ [N in keyof Result]: Result[N][] }>;
};

export type Db = Statements & {
  /** Several statements, all or none. No network, hashing or image work inside. */
  tx<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
};

/** An account with the person who acts for it, an operator, a visitor or the worker. */
export type Bound =
  | { id: string; personId: string }
  | { kind: 'operator'; id: string; personId?: undefined }
  | { id: 'anonymous' | 'worker'; personId?: undefined };

export type Database = {
  as(actor: Bound): Db;
  /** Current connections; `waiting` counts requests that need one. */
  usage(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
};

type Options = {
  connections?: number;
  /** What students under 18 need before applying; keeper.why_not_apply reads it. */
  guardians?: GuardianMode;
  constraintErrors?: ConstraintErrors;
  /** Whether the actors are operators, which app_desk requires, instead of accounts. */
  ofOperators?: boolean;
  /** Whether people who are suspended can be actors, for an administrator who exports their data. */
  evenSuspended?: boolean;
  tracing?: Tracing | undefined;
  /** After this, PostgreSQL did not answer at all. */
  noAnswerMs?: number;
};

/** How many of the connections reads share: one more than PostgreSQL has cores was fastest on two (measured). */
const sharedMax = 3;
/** Longer than the roles' statement_timeout. */
const standardNoAnswerMs = 8_000;

export function openDatabase(
  url: string,
  {
    connections = 10,
    constraintErrors = {},
    ofOperators = false,
    evenSuspended = false,
    guardians,
    tracing,
    noAnswerMs = standardNoAnswerMs,
  }: Options = {},
): Database {
  const translate = createTranslate(constraintErrors);
  const bind = ofOperators ? bindOperator : evenSuspended ? bindUnchecked : bindAccount;
  const setActor = (actor: Bound) =>
    guardians ? alsoSet(bind(actor), 'app.guardians', guardians) : bind(actor);
  const config = {
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: noAnswerMs,
    keepAlive: true,
    pipeline: true,
  };
  const sharedCount = Math.min(sharedMax, connections - 1);
  const pool = new pg.Pool({ ...config, max: connections - sharedCount });
  // A lost connection fails the statements using it but must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const shared = openSharedConnections(config, {
    count: sharedCount,
    elsewhere: (statements) => (pool.waitingCount === 0 ? exclusive(statements) : undefined),
  });

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isBroken(error));
      throw error;
    }
  }

  const traced = <T>(statements: readonly Prepared[], work: () => Promise<T>): Promise<T> =>
    tracing
      ? tracing.sql(
          statements.map(({ text }) => text),
          work,
        )
      : work();

  /** Events remember the trace that they are recorded in (column `trace`). */
  function inTrace(bound: Prepared): Prepared {
    const trace = tracing?.current();
    return trace ? alsoSet(bound, 'app.trace', trace) : bound;
  }

  function exclusive(statements: readonly Prepared[]): Promise<Rows[]> {
    return withClient((client) => sendBatch(client, statements));
  }

  async function execute(actor: Bound, queries: readonly Compilable[]): Promise<Rows[]> {
    const reads = queries.every(isRead);
    const bound = reads ? alsoSet(setActor(actor), 'transaction_read_only', 'on') : inTrace(setActor(actor));
    const statements = [bound, ...queries.map(toPrepared)];
    const answer = traced(statements, () =>
      reads && sharedCount > 0 ? shared.read(statements) : exclusive(statements),
    );
    return (await (reads ? answer.catch(refuseWrites) : answer)).slice(1);
  }

  const transact = <T>(actor: Bound, work: (tx: Statements) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      const send = async (...batched: Prepared[]) => {
        const batch = new Batch(batched);
        const rows = await traced(batched, () => {
          client.query(batch);
          return batch.answer;
        });
        return { rows, command: batch.command };
      };
      // Sent with the first statement.
      let start = [begin, inTrace(setActor(actor))];
      // After a failed statement the others fail too, so all of them report why the first one did.
      let failure: unknown;
      const run = async (queries: readonly Compilable[]) => {
        const batched = [...start, ...queries.map(toPrepared)];
        start = [];
        return send(...batched).then(
          ({ rows }) => rows.slice(-queries.length),
          (error: unknown) => {
            throw (failure ??= error);
          },
        );
      };
      try {
        const result = await work(statements(run));
        if (start.length === 0 && (await send(commit)).command !== 'COMMIT')
          throw new Error('a failed statement was ignored inside tx');
        return result;
      } catch (error) {
        // Fails only when the connection is lost, and then the pool replaces it.
        if (start.length === 0) await send(rollback).catch(() => {});
        throw error;
      }
    });

  return {
    as: (actor) => ({
      ...statements((queries) => execute(actor, queries).catch(translate)),
      tx: (work) => transact(actor, work).catch(translate),
    }),
    usage() {
      const { busy, idle } = shared.usage();
      return {
        busy: busy + pool.totalCount - pool.idleCount,
        idle: idle + pool.idleCount,
        waiting: pool.waitingCount,
      };
    },
    close: async () => void (await Promise.all([shared.close(), pool.end()])),
  };
}

export const statements = (execute: (queries: readonly Compilable[]) => Promise<Rows[]>): Statements => {
  const many = async <Row>(query: Compilable<Row>) => (await execute([query]))[0] as Row[];
  return {
    many,
    maybe: async (query) => (await many(query))[0],
    run: async (query) => void (await many(query)),
    one: async (query) => {
      const [row] = await many(query);
      if (row === undefined) throw new Refusal('not_found');
      return row;
    },
    all: async (...queries) => (await execute(queries)) as never,
  };
};

const plain = (text: string): Prepared => ({ name: text, text, values: [] });
const [begin, commit, rollback] = [plain('begin'), plain('commit'), plain('rollback')];

/** Refuses with not_signed_in if the account was deleted or the person has left it. */
const bindAccount = ({ id, personId }: Bound): Prepared => ({
  name: 'actor',
  text: 'select keeper.set_actor($1, $2)',
  values: [id, personId ?? null],
});
const bindUnchecked = ({ id, personId }: Bound): Prepared => ({
  name: 'actor',
  text: `select set_config('app.actor', $1, true), set_config('app.person', $2, true)`,
  values: [id, personId ?? ''],
});
/** Refuses with not_signed_in if the operator was disabled. */
const bindOperator = ({ id }: Bound): Prepared => ({
  name: 'actor',
  text: 'select keeper.set_operator($1)',
  values: [id],
});
/** Until the end of the transaction, like the actor: behind a transaction pooler, the session belongs to others, too. */
const alsoSet = ({ name, text, values }: Prepared, setting: string, value: string): Prepared => ({
  name: `${name}, ${setting}`,
  text: `${text}, set_config('${setting}', $${values.length + 1}, true)`,
  values: [...values, value],
});

/** A mistake in the code, unlike the same error of a server that is no longer the primary. */
const refuseWrites = (cause: Error & { code?: string }): never => {
  throw cause.code === '25006' ? new Error('a prepared read tried to write', { cause }) : cause;
};

// The same SQL always gets the same name, so PostgreSQL plans it once per connection.
const names = new Map<string, string>();

function toPrepared(query: Compilable): Prepared {
  const { sql: text, parameters: values } = query.compile();
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('base64url')));
  return { name, text, values };
}

useTypeParsers();
