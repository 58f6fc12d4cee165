// The database client, the only way to run SQL. Every statement runs in a transaction bound to an actor, which is all
// that row level security sees. Queries are built with `query` and run here.
import { createHash } from 'node:crypto';
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
import { type ConstraintErrors, createTranslate } from './db-errors.ts';
import { Refusal } from '../refusal.ts';

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
};

export type Db = Statements & {
  /** Several statements, all or none. No network, hashing or image work inside. */
  tx<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
};

export type Database = {
  as(actor: { id: string }): Db;
  /** Current connections; `waiting` counts requests that need one. */
  usage(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
};

type Options = {
  connections?: number;
  /** node-postgres sends the next statement before the last one is answered. Off: one after the other. */
  pipeline?: boolean;
  constraintErrors?: ConstraintErrors;
};

export function openDatabase(
  url: string,
  { connections = 10, pipeline = true, constraintErrors = {} }: Options = {},
): Database {
  const translate = createTranslate(constraintErrors);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    pipeline,
  });
  // A lost connection fails the statements using it but must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  /** Begin, actor, statement and commit are sent together: one round trip. */
  async function single<Row>(actorId: string, statement: Compilable<Row>): Promise<Row[]> {
    const prepared = named(statement);
    const client = await pool.connect();
    const replies = await Promise.allSettled([
      client.query('begin'),
      client.query(bind(actorId)),
      client.query<Row & {}>(prepared),
      client.query('commit'),
    ]);
    client.release();
    for (const reply of replies) if (reply.status === 'rejected') throw reply.reason;
    return (replies[2] as PromiseFulfilledResult<pg.QueryResult<Row & {}>>).value.rows;
  }

  async function several<T>(actorId: string, work: (tx: Statements) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const begin = () => client.query('begin');
      const beActor = () => client.query(bind(actorId));
      if (pipeline) await Promise.all([begin(), beActor()]);
      else await begin().then(beActor);
      const result = await work(statements(async (statement) => (await client.query(named(statement))).rows));
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('a failed statement was ignored inside tx');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  const execute = pipeline
    ? single
    : <Row>(id: string, statement: Compilable<Row>) => several(id, (tx) => tx.many(statement));
  return {
    as: ({ id }) => ({
      ...statements((statement) => execute(id, statement).catch(translate)),
      tx: (work) => several(id, work).catch(translate),
    }),
    usage: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

type Execute = <Row>(statement: Compilable<Row>) => Promise<Row[]>;

const statements = (execute: Execute): Statements => ({
  many: execute,
  maybe: async (statement) => (await execute(statement))[0],
  run: async (statement) => void (await execute(statement)),
  one: async (statement) => {
    const [row] = await execute(statement);
    if (row === undefined) throw new Refusal('not_found');
    return row;
  },
});

/** Refuses with not_signed_in if the actor's account was deleted. */
const bind = (actorId: string) => ({
  name: 'actor',
  text: 'select keeper.set_actor($1)',
  values: [actorId],
});

// The same SQL always gets the same name, so PostgreSQL plans it once per connection.
const names = new Map<string, string>();

function named(statement: Compilable) {
  const { sql: text, parameters } = statement.compile();
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('base64url')));
  return { name, text, values: [...parameters] };
}

// Times become ISO text, as in the contract. They have only milliseconds, so never page by them.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
