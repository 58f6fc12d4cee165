// Weakens SQL one condition at a time: removes each operand of AND and OR, makes each condition always true and always
// false, and makes each list of values one shorter and one longer.
import { readSql, splitBy, type Node } from './sql-tree.ts';

export type Mutation = { what: string; sql: string };

/** All allowed values of the column if `word` is one of them; empty if unknown. */
export type WordsOf = (column: string, word: string) => readonly string[];

type Options = { wordsOf?: WordsOf; /** The text itself is a condition. */ isCondition?: boolean };

const words = (text: string) => new Set(text.split(/\s+/));
const boundaries = words(
  `select from where having group order by limit offset returning union intersect except join on using set values
   into if then elsif else when loop while return perform declare begin for foreach exception as with filter over
   insert update delete raise do end execute language , ; :=`,
);
const startsCondition = words('where having if elsif while on when');
const neverCondition = words('for foreach order group by limit into raise');
const booleanWords = words('and or not exists is in like ilike between = <> != < > <= >= ~ !~ % @> <@ &&');

export function mutationsOf(
  sql: string,
  { wordsOf = () => [], isCondition = false }: Options = {},
): Mutation[] {
  const found = new Map<string, Mutation>();
  const text = (nodes: readonly Node[]) => shorten(sql.slice(nodes[0]!.start, nodes.at(-1)!.end));

  function replace({ start, end }: Pick<Node, 'start' | 'end'>, by: string, what: string) {
    const mutated = sql.slice(0, start) + by + sql.slice(end);
    const key = mutated.replaceAll(/\(\s*(true|false)\s*\)/g, '$1').replaceAll(/\s+/g, ' ');
    if (!found.has(key)) found.set(key, { what, sql: mutated });
  }
  const span = (nodes: readonly Node[]) => ({ start: nodes[0]!.start, end: nodes.at(-1)!.end });

  function condition(nodes: readonly Node[], become: readonly string[]) {
    for (const value of become) replace(span(nodes), value, `${text(nodes)} → ${value}`);
    let bare = nodes;
    while (bare.length === 1 && bare[0]!.word === '(' && bare[0]!.nodes![0]?.word !== 'select')
      bare = bare[0]!.nodes!;
    const alternatives = splitBy(bare, 'or');
    if (alternatives.length > 1) return alternatives.forEach((part) => condition(part, ['false']));
    const demands = splitBy(bare, 'and');
    if (demands.length > 1) return demands.forEach((part) => condition(part, ['true']));
    if (bare[0]?.word === 'not') return condition(bare.slice(1), []);
    compared(bare);
    inside(bare);
  }

  /** Mutates a list of allowed values, or a comparison with one value. */
  function compared(nodes: readonly Node[]) {
    for (const [i, node] of nodes.entries()) {
      const [before, next] = [nodes[i - 1], nodes[i + 1]];
      if (node.word === 'in' && next?.nodes && next.nodes[0]?.word !== 'select')
        listed(next, before?.word === 'not' ? nodes[i - 2] : before);
      if ((node.word === 'any' || node.word === 'all') && next?.nodes) {
        const array = bracketOf(next);
        if (array) listed(array, nodes[i - 2]);
      }
      if ((node.word === '=' || node.word === '<>') && next?.word.startsWith(`'`)) {
        const cast = nodes[i + 2]?.word === '::';
        const range = { start: node.start, end: nodes[cast ? i + 3 : i + 1]!.end };
        const not = node.word === '=' ? '' : 'not ';
        for (const word of wordsOf(before?.word ?? '', unquoted(next.word)))
          if (word !== unquoted(next.word))
            replace(range, `${not}in (${next.word}, '${word}')`, `${text(nodes)} → also '${word}'`);
      }
    }
  }

  function listed(list: Node, compared?: Node) {
    const column = compared?.nodes ? text([compared]) : (compared?.word ?? '');
    const items = splitBy(list.nodes!, ',').filter((item) => item.length);
    const all = text([list]).length > 60 ? '(…)' : text([list]);
    if (items.length > 1)
      for (const [i, item] of items.entries()) {
        const others = items.filter((_, j) => j !== i).map((it) => sql.slice(span(it).start, span(it).end));
        const [open, close] = [sql[list.start]!, sql[list.end - 1]!];
        replace(list, `${open}${others.join(', ')}${close}`, `${column} in ${all} → without ${text(item)}`);
      }
    const more = items[0]?.[0]?.nodes ? missingTuples(items, compared) : missingWords(items, column);
    for (const item of more)
      replace({ start: list.end - 1, end: list.end - 1 }, `, ${item}`, `${column} in ${all} → also ${item}`);
  }

  function missingWords(items: readonly Node[][], column: string): string[] {
    const present = items.map(([first]) => first!.word);
    if (!present[0]?.startsWith(`'`)) return [];
    return wordsOf(column, unquoted(present[0]))
      .map(quoted)
      .filter((word) => !present.includes(word));
  }

  /** The steps that a list like (old.status, new.status) in (('a', 'b')) doesn't allow. */
  function missingTuples(items: readonly Node[][], compared?: Node): string[] {
    const columns = splitBy(compared?.nodes ?? [], ',').map((nodes) => nodes[0]?.word ?? '');
    const present = items.map(([tuple]) => splitBy(tuple!.nodes!, ',').map(([value]) => value?.word ?? ''));
    if (!present.flat().every((word) => word.startsWith(`'`))) return [];
    const values = columns.map((column, i) => {
      const used = present.map((tuple) => tuple[i]!);
      return Array.from(new Set(used.concat(wordsOf(column, unquoted(used[0]!)).map(quoted))));
    });
    const tuples = values.reduce<string[][]>(
      (made, some) => made.flatMap((it) => some.map((one) => [...it, one])),
      [[]],
    );
    const known = new Set(present.map((tuple) => tuple.join()));
    // A step from a status to itself isn't a step.
    return tuples
      .filter((tuple) => !known.has(tuple.join()) && new Set(tuple).size === tuple.length)
      .map((tuple) => `(${tuple.join(', ')})`);
  }

  function inside(nodes: readonly Node[]) {
    for (const node of nodes) if (node.nodes) clauses(node.nodes, node.word === 'case');
  }

  function clauses(nodes: readonly Node[], isCase = false, isRoot = false) {
    // In "case kind when 'a'" the value after "when" isn't a condition.
    const searched = isCase && nodes[0]?.word === 'when';
    let intro = '';
    let clause: Node[] = [];
    const flush = () => {
      if (intro === 'set' && clause.some(({ word }) => word === '='))
        clause = clause.slice(clause.findIndex(({ word }) => word === '=') + 1);
      if (!clause.length) return;
      const isOne =
        isRoot ||
        (startsCondition.has(intro) && (intro !== 'when' || searched || !isCase)) ||
        (!neverCondition.has(intro) && clause.some(({ word }) => booleanWords.has(word)));
      if (isOne) condition(clause, isRoot ? ['true'] : ['true', 'false']);
      else inside(clause);
      clause = [];
    };
    for (const [i, node] of nodes.entries()) {
      const isBoundary =
        boundaries.has(node.word) &&
        !node.nodes &&
        !(node.word === 'from' && nodes[i - 1]?.word === 'distinct');
      if (!isBoundary) {
        clause.push(node);
        continue;
      }
      flush();
      // "exception when unique_violation" names an error.
      const isError = node.word === 'when' && nodes[i - 1]?.word === 'exception';
      const isConflict = node.word === 'on' && nodes[i + 1]?.word === 'conflict';
      if (node.word !== ',') intro = isError ? 'raise' : isConflict ? 'into' : node.word;
    }
    flush();
  }

  clauses(readSql(sql), false, isCondition);
  return [...found.values()];
}

/** Shortens SQL to one readable line. */
function shorten(sql: string): string {
  const plain = sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( ?SELECT ((?:app|keeper)\.\w+\(\)) AS \w+\)/g, '$1')
    .replaceAll(/::text\b/g, '')
    .replace(/^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/, '$1');
  return plain.length > 120 ? `${plain.slice(0, 80)} … ${plain.slice(-35)}` : plain;
}

const unquoted = (literal: string) => literal.replaceAll(/^'|'$/g, '');
const quoted = (word: string) => `'${word}'`;

/** The first square bracket in a node: PostgreSQL prints "ANY (ARRAY[…])" or "ANY ((ARRAY[…])::text[])". */
function bracketOf(node: Node): Node | undefined {
  if (node.word === '[') return node;
  for (const inner of node.nodes ?? []) {
    const bracket = bracketOf(inner);
    if (bracket?.nodes?.length) return bracket;
  }
  return undefined;
}
