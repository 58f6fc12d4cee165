// Draws blocks of text and marks what they are.
import { page, type Block } from './block.ts';
import type { Line } from './typesetter.ts';
import type { Point } from './scene.ts';

type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;
type ElementOptions = {
  alt?: string;
  actual?: string;
  bbox?: [number, number, number, number];
  placement?: string;
};
type Align = 'left' | 'center' | 'right';

export const colors = {
  paper: '#fcfaf4',
  ink: '#16203a',
  inkSoft: '#505a75',
  lineStrong: '#cfc7b4',
  trail: '#0b6b4a',
  trailStrong: '#08553b',
  sun: '#ffc53d',
  coral: '#e2563a',
  hillFar: '#a9d0bc',
  hillMiddle: '#5f9f80',
  hillNear: '#0b6b4a',
  white: '#ffffff',
};

export type Pen = ReturnType<typeof createPen>;

export function createPen(doc: Doc) {
  const registered = new Set<string>();

  function drawLine({ runs, width }: Line, { size, tracking, x }: Block, y: number, align: Align) {
    let at = x - { left: 0, center: 0.5, right: 1 }[align] * width * size;
    for (const { file, text, actual, width } of runs) {
      if (!registered.has(file.key)) {
        // pdfkit also takes parsed fonts, which its types don't say.
        doc.registerFont(file.key, file.font as unknown as Buffer);
        registered.add(file.key);
      }
      doc.font(file.key).fontSize(size);
      const options = {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking * size,
      } as const;
      // Indic letters are drawn in another order than they are written in.
      const spoken = actual ?? (file.key.includes('devanagari') ? text : undefined);
      if (spoken !== undefined) doc.markContent('Span', { actual: spoken });
      doc.text(text, at, y, options);
      if (spoken !== undefined) doc.endMarkedContent();
      at += width * size;
    }
  }

  function write(block: Block, color: string, align: Align = 'left') {
    doc.fillColor(color);
    for (const [at, line] of block.lines.entries())
      drawLine(line, block, block.y + at * block.leading, align);
  }

  /** An element with what is drawn, such as a paragraph. */
  function tag(type: string, draw: () => void, options: ElementOptions = {}): Element {
    const content = doc.markStructureContent(type);
    draw();
    doc.endMarkedContent();
    return doc.struct(type, options, [content]);
  }

  return {
    doc,
    write,
    tag,
    group: (type: string, children: Element[]): Element => doc.struct(type, {}, children),
    paragraph: (block: Block, color: string, align?: Align): Element =>
      tag('P', () => write(block, color, align)),
    decorate(draw: () => void) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    /** Fills everything below a line. */
    hill(line: Point[], color: string) {
      doc.moveTo(0, page.height);
      for (const { x, y } of line) doc.lineTo(x, y);
      doc.lineTo(page.width, page.height).fill(color);
    },
  };
}
