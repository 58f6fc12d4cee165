// Makes a pgbench script out of captured requests: the same statements, with keys that change from run to run. Literal
// values would measure planning instead of execution.
import type { Statement } from './wire.ts';

/** The ids that a request is about, by name. */
export type Key = Record<string, string>;
export type Example = { key: Key; statements: Statement[] };

/** How a script of writes chooses its next key, as a line of the script, and SQL for the key's fields. */
export type KeyChoice = { lines: string[]; field(name: string, type: string): string };

type Options = {
  /** Without it, the script chooses among the examples' own keys, which is right for reads. */
  choice?: KeyChoice;
  /** The types of a statement's parameters. */
  typesOf(text: string): Promise<string[]>;
};

/** Any of the keys, again and again. */
export const randomKey = (keys: Key[]): KeyChoice => ({
  lines: [`\\set i random(1, ${keys.length})`],
  field: (name, type) =>
    pick(
      keys.map((key) => key[name]!),
      type,
      ':i',
    ),
});

/**
 * Every key once. Thousands of keys would make very long statements, so they are in a table, which costs a round trip.
 * Variables keep their values between transactions: each client walks through its own share.
 */
export function keyFromTable(table: string, names: string[], count: number, clients: number): KeyChoice {
  const share = Math.floor(count / clients);
  const columns = names.map((name) => `${name} as key_${name}`).join(', ');
  return {
    lines: [
      `\\set n mod(:n + 1, ${share})`,
      `\\set i :client_id * ${share} + :n + 1`,
      `select ${columns} from ${table} where i = :i \\gset`,
    ],
    field: (name, type) => `:key_${name}::${type}`,
  };
}

const isTransactionCommand = ({ text }: Statement) => /^\s*(begin|commit|rollback)\b/i.test(text);
const isActor = ({ text }: Statement) => text.includes('keeper.set_actor');
const isUuid = (value: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value);

/** The statements that matter, with the actor first and only once: a pipeline is one transaction. */
export function essence(statements: Statement[]): Statement[] {
  const useful = statements.filter((it) => !isTransactionCommand(it));
  return [...useful.filter(isActor).slice(0, 1), ...useful.filter((it) => !isActor(it))];
}

/** The examples that sent the most frequent sequence of statements. */
export function mostFrequent(examples: Example[]): Example[] {
  const shapes = Object.groupBy(examples, ({ statements }) => statements.map(({ text }) => text).join('\n'));
  return Object.values(shapes).toSorted((a, b) => b!.length - a!.length)[0]!;
}

export async function makeScript(captured: Example[], options: Options): Promise<string> {
  const examples = mostFrequent(
    captured.map(({ key, statements }) => ({ key, statements: essence(statements) })),
  );
  const lines: string[] = [];
  for (const [n, { text }] of examples[0]!.statements.entries()) {
    const types = await options.typesOf(text);
    const expressions = types.map((type, at) => {
      const values = examples.map(({ statements }) => statements[n]!.values[at]!);
      return expressionOf(values, type, examples, options.choice);
    });
    lines.push(`${fill(text, expressions)};`);
  }
  const choosing = options.choice
    ? [...options.choice.lines, `\\set e mod(:i, ${examples.length}) + 1`]
    : [`\\set e random(1, ${examples.length})`];
  return [...choosing, '\\startpipeline', ...lines, '\\endpipeline', ''].join('\n');
}

/** SQL for one parameter, from what it was in the examples. */
function expressionOf(
  values: (string | null)[],
  type: string,
  examples: Example[],
  choice: KeyChoice | undefined,
): string {
  const distinct = new Set(values);
  if (distinct.size === 1) return values[0] === null ? `null::${type}` : `${quote(values[0]!)}::${type}`;
  if (!choice) return pick(values, type, ':e');
  const names = Object.keys(examples[0]!.key);
  const name = names.find((it) => examples.every(({ key }, n) => key[it] === values[n]));
  if (name) return choice.field(name, type);
  // A different id in each request is one that the request made, such as its client_id or the id of the new row.
  const isNew = distinct.size === values.length && values.every((value) => value && isUuid(value));
  return isNew ? 'gen_random_uuid()' : pick(values, type, ':e');
}

const pick = (values: (string | null)[], type: string, index: string) =>
  type === 'uuid'
    ? `(${quote(arrayOf(values))}::uuid[])[${index}]`
    : `((${quote(arrayOf(values))}::text[])[${index}])::${type}`;

const arrayOf = (values: (string | null)[]) =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

// pgbench replaces `:name` even inside quotes.
function quote(text: string): string {
  const doubled = text.replaceAll("'", "''");
  if (!/[:\\]/.test(text)) return `'${doubled}'`;
  return `E'${doubled.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}'`;
}

/** Replaces $1, $2, … and protects colons in the statement's own literals. */
function fill(text: string, expressions: string[]): string {
  return text
    .replaceAll(/'((?:[^']|'')*)'/g, (_, literal: string) => quote(literal.replaceAll("''", "'")))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$(\d+)/g, (_, position: string) => expressions[Number(position) - 1]!);
}
