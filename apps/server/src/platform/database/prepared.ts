// Queries that are built and compiled once instead of on every call.
import { type Compilable, type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely';

/** Stands for a value while a query is built: the query can depend on whether there is a value, but not on which. */
export class Param<Value> implements Expression<Value> {
  readonly position: number;
  constructor(position: number) {
    this.position = position;
  }
  get expressionType(): Value | undefined {
    return undefined;
  }
  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
  [Symbol.toPrimitive](): never {
    throw new Error('a prepared query cannot use the value of a parameter');
  }
}

type Params = readonly (Param<unknown> | undefined)[];
type ValueOf<P> = P extends Param<infer Value> ? Value : P;
type Values<P extends Params> = { [N in keyof P]: ValueOf<P[N]> };
type Build<P extends Params, Row> = (...params: P) => Compilable<Row>;

/** Reads run on connections that they share with other reads, so they have to be quick. PostgreSQL refuses to write. */
export type Read<Row = unknown> = Compilable<Row> & { readonly isRead: true };

/** A query that is compiled once for each combination of given and undefined values. */
export function prepared<P extends Params, Row>(build: Build<P, Row>) {
  const compile = compileOnce(build);
  return (...values: Values<P>): Compilable<Row> => ({ compile: () => compile(values) });
}

export function preparedRead<P extends Params, Row>(build: Build<P, Row>) {
  const compile = compileOnce(build);
  return (...values: Values<P>): Read<Row> => ({ compile: () => compile(values), isRead: true });
}

export const isRead = (query: Compilable): query is Read => 'isRead' in query;

function compileOnce<P extends Params, Row>(build: Build<P, Row>) {
  const templates = new Map<number, CompiledQuery<Row>>();
  return (values: readonly unknown[]): CompiledQuery<Row> => {
    const given = values.reduce(
      (bits: number, value, position) => (value === undefined ? bits : bits | (1 << position)),
      0,
    );
    let template = templates.get(given);
    if (!template) {
      const params = values.map((value, position) =>
        value === undefined ? undefined : new Param(position),
      ) as readonly unknown[] as P;
      templates.set(given, (template = build(...params).compile()));
    }
    const parameters = template.parameters.map((it) => (it instanceof Param ? values[it.position] : it));
    return { ...template, parameters };
  };
}
