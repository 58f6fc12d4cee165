// Mutations of a rules file, one decision at a time: a function returns nothing or the opposite, one side of && or ||
// is dropped, a comparison is reversed or off by one, a branch is always or never taken, a list loses an item.
import { parseAst } from 'vitest/node';

export type RuleMutation = { what: string; code: string };

type Ast = { type: string; start: number; end: number } & { [key: string]: unknown };

const isNode = (value: unknown): value is Ast =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const turned: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
};

export function mutationsOfRules(code: string): RuleMutation[] {
  const found: RuleMutation[] = [];
  const text = ({ start, end }: Ast) => code.slice(start, end);
  const line = (source: string) => {
    const plain = source.replaceAll(/\s+/g, ' ');
    return plain.length > 100 ? `${plain.slice(0, 65)} … ${plain.slice(-30)}` : plain;
  };
  const replace = (node: Ast, by: string) =>
    found.push({
      what: `${line(text(node))} → ${line(by)}`,
      code: `${code.slice(0, node.start)}(${by})${code.slice(node.end)}`,
    });

  /** Mutates the value that a function returns. */
  function returned(value: Ast) {
    if (text(value) !== 'undefined') replace(value, 'undefined');
    if (isDecision(value)) replace(value, `!(${text(value)})`);
  }

  function visit(node: Ast) {
    // Types don't exist at run time.
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    const part = (key: string) => node[key] as Ast;
    if (node.type === 'ReturnStatement' && isNode(node.argument)) returned(node.argument);
    if (node.type === 'ArrowFunctionExpression' && part('body').type !== 'BlockStatement')
      returned(part('body'));
    if (node.type === 'LogicalExpression') {
      replace(node, text(part('left')));
      replace(node, text(part('right')));
    }
    if (node.type === 'BinaryExpression') {
      const [left, right, sign] = [part('left'), part('right'), node.operator as string];
      // Includes parentheses around the operands.
      const between = code.slice(left.end, right.start);
      for (const other of turned[sign] ?? [])
        replace(
          node,
          code.slice(node.start, left.end) + between.replace(sign, other) + code.slice(right.start, node.end),
        );
    }
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement')
      for (const value of ['true', 'false']) replace(part('test'), value);
    if (node.type === 'UnaryExpression' && node.operator === '!') replace(node, text(part('argument')));
    if (node.type === 'Property' && isNode(node.value) && !node.shorthand && isDecision(node.value))
      replace(node.value, `!(${text(node.value)})`);
    if (node.type === 'ArrayExpression') {
      const elements = (node.elements as Ast[]).filter((element) => element.type === 'Literal');
      for (const element of elements.length > 1 ? elements : [])
        replace(node, `${text(node)}.filter((it) => it !== ${text(element)})`);
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  }
  visit(parseAst(code, { lang: 'ts' }) as unknown as Ast);
  return [...new Map(found.map((mutation) => [mutation.code, mutation])).values()];
}

/** Expressions that are negated as a whole. Comparisons are reversed separately. */
const isDecision = ({ type }: Ast) => type === 'LogicalExpression' || type === 'CallExpression';
