// Reads a PDF the way viewers and screen readers do.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type TextBox = { text: string; left: number; right: number; top: number; bottom: number };
type Node = { role?: string; alt?: string; children?: Node[] };

/** "Document(P H1 L(LI(LBody)))" */
const outline = ({ role, children = [] }: Node): string => {
  const inside = children.filter((it) => it.role).map(outline);
  return inside.length ? `${role}(${inside.join(' ')})` : role!;
};

const altsOf = ({ alt, children = [] }: Node): string[] => [
  ...(alt ? [alt] : []),
  ...children.flatMap(altsOf),
];

export async function readPdf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const boxes: TextBox[] = [];
  const lines = [''];
  for (const item of items) {
    if (!('str' in item)) continue;
    const [x, y] = item.transform.slice(4) as [number, number];
    lines.push(lines.pop()! + item.str);
    if (item.hasEOL) lines.push('');
    if (item.str.trim()) {
      boxes.push({
        text: item.str,
        left: x,
        right: x + item.width,
        top: y + item.height * 0.68,
        bottom: y - item.height * 0.08,
      });
    }
  }
  const tree = (await page.getStructTree()) as Node;
  const { info } = await document.getMetadata();
  const links = (await page.getAnnotations()).map((it: { url?: string }) => it.url);
  const result = {
    pages: document.numPages,
    size: page.view.slice(2),
    lines: lines.map((line) => line.trim()).filter(Boolean),
    boxes,
    outline: outline(tree.children![0]!),
    alts: altsOf(tree),
    info: info as Record<string, unknown>,
    links,
  };
  await task.destroy();
  return result;
}
