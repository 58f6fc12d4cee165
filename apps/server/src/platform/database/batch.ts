// Several statements sent in one write, with one Sync at the end. PostgreSQL runs what comes between two Syncs as one
// transaction, so the actor that the first statement sets applies to the others and to nothing else.
//
// Uses parts of node-postgres that are not in its documentation: batch.test.ts must pass before its version changes.
import pg from 'pg';

export type Prepared = { name: string; text: string; values: readonly unknown[] };
export type Rows = object[];

type RowReader = { addFields(fields: pg.FieldDef[]): void; parseRow(values: unknown[]): object };
/** What a connection knows of a statement: whether PostgreSQL has accepted it, and how to read its rows. */
type Known = { isParsed: boolean; reader?: RowReader };
/** By name; `parsing` holds those that PostgreSQL has not accepted yet, in the order they were sent. */
type Memory = { known: Map<string, Known>; parsing: Known[] };
type Wire = pg.Connection & {
  memory?: Memory;
  parse(statement: { name: string; text: string }): void;
  close(statement: { type: 'S'; name: string }): void;
  bind(bound: { statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
};

const { Result, utils } = pg as unknown as {
  Result: new () => RowReader;
  utils: { prepareValue(value: unknown): unknown };
};

/** Sends the statements, all or none of which take effect. */
export async function sendBatch(client: pg.ClientBase, statements: readonly Prepared[]): Promise<Rows[]> {
  const send = () => {
    const batch = new Batch(statements);
    client.query(batch);
    return batch.answer;
  };
  try {
    return await send();
  } catch (error) {
    // Nothing took effect, and the failed batch has made the connection forget its statements.
    if (isOutdated(error)) return send();
    throw error;
  }
}

/** A migration changed what a statement returns, or PostgreSQL no longer has the statement. */
const isOutdated = (error: unknown) => {
  const { code, message } = error as { code?: string; message: string };
  return code === '26000' || (code === '0A000' && message.startsWith('cached plan'));
};

/** node-postgres calls the handlers while this is the oldest unanswered query of the connection. */
export class Batch extends pg.Query {
  readonly answer: Promise<Rows[]>;
  /** What PostgreSQL did last, for example COMMIT. */
  command = '';
  /** node-postgres wraps it for its query timeout. */
  callback!: (error: Error | null, rows?: Rows[]) => void;
  #statements: readonly Prepared[];
  #values: unknown[][];
  #known: Known[] = [];
  #memory: Memory | undefined;
  #rows: Rows[];
  #position = 0;
  #unreadable: Error | undefined;

  constructor(statements: readonly Prepared[]) {
    super('');
    this.#statements = statements;
    // Throws on values that can't be sent, so before anything is written.
    this.#values = statements.map(({ values }) => values.map(utils.prepareValue));
    this.#rows = statements.map(() => []);
    this.answer = new Promise((resolve, reject) => {
      this.callback = (error, rows) => (error ? reject(error) : resolve(rows!));
    });
    this.submit = (connection) => this.#send(connection as Wire);
  }

  #send(wire: Wire): null {
    const { known, parsing } = (this.#memory = wire.memory ??= remember(wire));
    wire.stream.cork();
    // Everything is parsed before anything runs, so a statement that fails stays parsed.
    for (const { name, text } of this.#statements) {
      let its = known.get(name);
      if (!its) {
        known.set(name, (its = { isParsed: false }));
        parsing.push(its);
        // Does nothing unless an outdated one has the name.
        wire.close({ type: 'S', name });
        wire.parse({ name, text });
      }
      this.#known.push(its);
    }
    this.#statements.forEach(({ name }, n) => {
      wire.bind({ statement: name, values: this.#values[n]! });
      if (!this.#known[n]!.reader) wire.describe({ type: 'P' });
      wire.execute({});
    });
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    const reader = new Result();
    reader.addFields(fields);
    this.#known[this.#position]!.reader ??= reader;
  }

  handleDataRow({ fields }: { fields: unknown[] }) {
    try {
      this.#rows[this.#position]!.push(this.#known[this.#position]!.reader!.parseRow(fields));
    } catch (error) {
      this.#unreadable ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    this.command = text;
    this.#position++;
  }

  handleError(error: Error) {
    // What PostgreSQL did not accept, or no longer has, is parsed again by the next batch that needs it.
    this.#known.forEach((its, n) => {
      if (!its.isParsed || isOutdated(error)) this.#forget(this.#statements[n]!.name, its);
    });
    this.callback(error);
  }

  #forget(name: string, its: Known) {
    const { known, parsing } = this.#memory!;
    if (known.get(name) === its) known.delete(name);
    if (parsing.includes(its)) parsing.splice(parsing.indexOf(its), 1);
  }

  /** Only now is everything committed. */
  handleReadyForQuery() {
    this.callback(this.#unreadable ?? null, this.#rows);
  }
}

function remember(wire: Wire): Memory {
  const parsing: Known[] = [];
  wire.on('parseComplete', () => (parsing.shift()!.isParsed = true));
  return { known: new Map(), parsing };
}
