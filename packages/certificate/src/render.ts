// Draws a certificate with pdfkit, tagged for screen readers in reading order.
import PdfKit from 'pdfkit';
import type { CertificateContent } from './content.ts';
import { page } from './block.ts';
import { layoutCertificate } from './layout.ts';
import { createPen } from './pen.ts';
import { drawFooter, drawScene, drawWords } from './parts.ts';

const points = { width: 841.89, height: 595.28 };

export async function renderCertificate(content: CertificateContent): Promise<Buffer> {
  const layout = layoutCertificate(content);
  const issued = new Date(content.issued_at);
  const doc = new PdfKit({
    size: [points.width, points.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // No standard font, which would not be embedded.
    font: null as unknown as string,
    info: {
      Title: `Certificate: ${content.holder}, ${content.initiative}`,
      Author: content.company,
      Creator: 'Questline',
      Producer: 'Questline',
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });

  doc.scale(points.width / page.width, points.height / page.height);
  const pen = createPen(doc);
  const scene = drawScene(pen, layout, content);
  doc.addStructure(
    pen.group('Document', [...drawWords(pen, layout, content, scene), ...drawFooter(pen, layout, content)]),
  );
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}
