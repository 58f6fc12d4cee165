// Parses SQL into a tree of tokens and brackets, just enough to find its conditions. Works for policies as PostgreSQL
// prints them and for function sources.

export type Node = {
  /** The token in lowercase (a string keeps its case), or '(', '[' or 'case' for a bracket. */
  word: string;
  start: number;
  end: number;
  /** The nodes inside a bracket. */
  nodes?: Node[];
};

const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|e?'(?:[^']|'')*'|"(?:[^"]|"")*"|[\w$]+(?:\.[\w$]+)*|::|:=|[<>=!~|&*+\-/%^#@?]+|\S/gi;

const closes: Record<string, string> = { '(': ')', '[': ']', case: 'end' };

export function readSql(sql: string): Node[] {
  const root: Node[] = [];
  const open: { node: Node; nodes: Node[] }[] = [];
  for (const match of sql.matchAll(token)) {
    const [text] = match;
    if (text.startsWith('--') || text.startsWith('/*')) continue;
    const word = /^e?'/i.test(text) ? text : text.toLowerCase();
    const node: Node = { word, start: match.index, end: match.index + text.length };
    const top = open.at(-1);
    if (top && word === closes[top.node.word]) {
      top.node.end = node.end;
      open.pop();
      continue;
    }
    (top?.nodes ?? root).push(node);
    if (word in closes) {
      node.nodes = [];
      open.push({ node, nodes: node.nodes });
    }
  }
  if (open.length) throw new Error(`a bracket is left open in: ${sql}`);
  return root;
}

/** Splits nodes at top-level separators. */
export function splitBy(nodes: readonly Node[], separator: string): Node[][] {
  const parts: Node[][] = [[]];
  let between = false;
  for (const node of nodes) {
    // "between 1 and 2" is one condition.
    if (node.word === 'between') between = true;
    if (node.word === separator && !(separator === 'and' && between)) parts.push([]);
    else parts.at(-1)!.push(node);
    if (node.word === 'and') between = false;
  }
  return parts;
}
