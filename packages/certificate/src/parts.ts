// The parts of a certificate, each drawn and tagged.
import type { CertificateContent } from './content.ts';
import { lineOf, page } from './block.ts';
import type { Layout } from './layout.ts';
import { colors, type Element, type Pen } from './pen.ts';
import { qrPath } from './qr.ts';
import { addressOf, groupedCode, issuedOn } from './wording.ts';

const qrSide = 112;
const linkRight = page.right - qrSide - 16;

const boundsOnPage = (
  x: number,
  y: number,
  width: number,
  height: number,
): [number, number, number, number] => [x * 0.75, y * 0.75, (x + width) * 0.75, (y + height) * 0.75];

/** The landscape with the trail and its waypoints. */
export function drawScene(pen: Pen, layout: Layout, { tasks }: CertificateContent): Element {
  const { doc } = pen;
  const { scene, columns } = layout;
  const { radius } = scene;
  pen.decorate(() => doc.rect(0, 0, page.width, page.height).fill(colors.paper));
  const alt = `A dotted trail over a hill, past ${tasks.length === 1 ? 'one finished task' : `${tasks.length} finished tasks`}, to a flag on the summit.`;
  const draw = () => {
    doc.circle(scene.sun.x, scene.sun.y, 58).fill(colors.sun);
    pen.hill(scene.far, colors.hillFar);
    pen.hill(scene.middle, colors.hillMiddle);
    pen.hill(scene.near, colors.hillNear);
    for (const { x, y } of scene.dots) doc.circle(x, y, 3.5).fill(colors.white);
    for (const { x, y } of scene.waypoints) {
      doc.circle(x, y, radius).fill(colors.white);
      if (columns) continue;
      doc
        .moveTo(x - 8, y)
        .lineTo(x - 2, y + 6)
        .lineTo(x + 8.5, y - 6);
      doc.lineWidth(4).lineCap('round').lineJoin('round').stroke(colors.trail);
    }
    const { x, y } = scene.summit;
    doc
      .moveTo(x, y - 4)
      .lineTo(x, y - 108)
      .lineWidth(6)
      .lineCap('round')
      .stroke(colors.ink);
    doc.path(`M${x} ${y - 105}h-62l14 18-14 18h62z`).fill(colors.coral);
  };
  const element = pen.tag('Figure', draw, {
    alt,
    bbox: boundsOnPage(0, scene.summit.y - 111, 1123, 905 - scene.summit.y),
    placement: 'Block',
  });
  if (columns) {
    // The numbers are in the list, too.
    pen.decorate(() => {
      for (const [at, { x, y }] of scene.waypoints.entries()) {
        const size = radius * 0.95;
        pen.write(
          lineOf(layout.type, `${at + 1}`, 'bold', size, x, y + size * 0.35),
          colors.trailStrong,
          'center',
        );
      }
    });
  }
  return element;
}

function drawBrand(pen: Pen, layout: Layout): Element {
  const { doc } = pen;
  pen.decorate(() => {
    doc
      .save()
      .translate(64, 52)
      .scale(34 / 30);
    doc
      .path('M5 24c6 0 4-9 10-9s4-9 10-9')
      .lineWidth(3)
      .lineCap('round')
      .dash(0.1, { space: 5.4 })
      .stroke(colors.trail);
    doc.undash().circle(5, 24, 4).fill(colors.trail);
    doc.circle(25, 6, 4.5).fill(colors.sun).restore();
  });
  return pen.paragraph(lineOf(layout.type, 'Questline', 'heading', 23, 108, 77.5, -0.015), colors.ink);
}

function drawTasks(pen: Pen, { labels, columns }: Layout): Element {
  const items = labels
    ? labels.map(({ block }) =>
        pen.group('LI', [pen.tag('LBody', () => pen.write(block, colors.ink, 'center'))]),
      )
    : columns.map(({ number, title, text }) =>
        pen.group('LI', [
          pen.tag('Lbl', () => pen.write(number, colors.trailStrong)),
          // In full, even if it is cut off on the page.
          pen.tag('LBody', () => pen.write(title, colors.ink), { actual: text }),
        ]),
      );
  return pen.group('L', items);
}

export function drawWords(pen: Pen, layout: Layout, content: CertificateContent, scene: Element): Element[] {
  const { body, note, quote } = layout;
  const { doc } = pen;
  const elements = [
    drawBrand(pen, layout),
    pen.paragraph(
      lineOf(layout.type, 'Certificate of completed work', 'semibold', 14, page.right, 73.5),
      colors.inkSoft,
      'right',
    ),
    pen.paragraph(body.kicker, colors.trailStrong),
    pen.tag('H1', () => pen.write(body.name, colors.ink)),
    pen.paragraph(body.statement, colors.ink),
    pen.group(
      'L',
      body.facts.map(({ figure, label }) =>
        pen.group('LI', [
          pen.tag('LBody', () => {
            pen.write(figure, colors.ink);
            pen.write(label, colors.inkSoft);
          }),
        ]),
      ),
    ),
  ];
  if (note) elements.push(pen.paragraph(note, colors.inkSoft));
  if (quote) {
    const { x, top, bottom } = quote.rule;
    pen.decorate(() =>
      doc.moveTo(x, top).lineTo(x, bottom).lineWidth(1.5).lineCap('butt').stroke(colors.lineStrong),
    );
    elements.push(
      pen.group('BlockQuote', [
        pen.paragraph(quote.words, colors.ink),
        pen.paragraph(quote.by, colors.inkSoft),
      ]),
    );
  }
  return [...elements, scene, drawTasks(pen, layout)];
}

export function drawFooter(pen: Pen, layout: Layout, content: CertificateContent): Element[] {
  const { doc } = pen;
  const { approved, status } = layout.footer;
  const { white } = colors;
  const rule = (x: number, y: number, width: number) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(1.5)
      .lineCap('butt')
      .strokeOpacity(0.6)
      .stroke(white)
      .strokeOpacity(1);
  pen.decorate(() => {
    rule(page.left, approved.y - 23, 300);
    rule(420, 699.5, 200);
  });
  const elements = [
    pen.paragraph(approved, white),
    pen.paragraph(status, content.company_verified ? white : colors.sun),
    pen.paragraph(lineOf(layout.type, issuedOn(content.issued_at), 'bold', 15.5, 420, 722.5), white),
    pen.paragraph(lineOf(layout.type, 'Date issued', 'text', 14, 420, 745.5), white),
    pen.paragraph(
      lineOf(layout.type, 'Check that it’s genuine', 'bold', 14.5, linkRight, 686),
      white,
      'right',
    ),
    pen.paragraph(lineOf(layout.type, 'Scan, or go to', 'text', 13.5, linkRight, 706), white, 'right'),
  ];

  const address = lineOf(layout.type, addressOf(content), 'text', 13.5, linkRight, 726.5);
  address.size = Math.min(address.size, 300 / address.lines[0]!.width);
  const code = lineOf(layout.type, groupedCode(content.code), 'semibold', 14, linkRight, 747.5, 0.03);
  const link = doc.struct('Link', { alt: `Check this certificate at ${content.verify_url}` });
  const text = doc.markStructureContent('Link');
  pen.write(address, white, 'right');
  pen.write(code, white, 'right');
  doc.endMarkedContent();
  link.add(text);
  const width = Math.max(address.lines[0]!.width * address.size, code.lines[0]!.width * code.size);
  // The types don't know that a link can belong to an element.
  const options: PDFKit.Mixins.AnnotationOption & { structParent: Element } = { structParent: link };
  doc.link(linkRight - width, 713, width, 40, content.verify_url, options);
  link.end();
  elements.push(pen.group('P', [link]), drawQr(pen, content));
  return elements;
}

function drawQr(pen: Pen, { verify_url }: CertificateContent): Element {
  const { doc } = pen;
  const [x, y] = [page.right - qrSide, 646];
  const { size, path } = qrPath(verify_url);
  // Scanners expect four light modules on each side.
  const scale = qrSide / (size + 8);
  const draw = () => {
    doc.roundedRect(x, y, qrSide, qrSide, 10).fill(colors.white);
    doc
      .save()
      .translate(x + 4 * scale, y + 4 * scale)
      .scale(scale)
      .path(path)
      .fill(colors.ink)
      .restore();
  };
  return pen.tag('Figure', draw, {
    alt: `QR code for ${verify_url}`,
    bbox: boundsOnPage(x, y, qrSide, qrSide),
    placement: 'Block',
  });
}
