// Writes minimal PDFs.

/** A page with a heading and some lines. */
export function writePdf(heading: string, lines: string[], lineSize: number): Buffer<ArrayBuffer> {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
  const page = [
    '0.043 0.42 0.29 rg 0 742 595 100 re f 1 0.77 0.24 rg 470 700 90 90 re f',
    `BT 1 1 1 rg /F1 40 Tf 48 776 Td (${escaped(heading)}) Tj ET`,
    ...lines.map(
      (line, i) =>
        `BT 0.09 0.13 0.23 rg /F1 ${lineSize} Tf 48 ${660 - i * lineSize * 1.8} Td (${escaped(line)}) Tj ET`,
    ),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
  return assemblePdf(objects);
}

/** Numbers the objects from 1; the first is the catalog. `trailer` adds entries to the file's trailer. */
export function assemblePdf(objects: string[], trailer = ''): Buffer<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
