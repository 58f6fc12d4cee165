// QR codes as an SVG path, for the certificate and for web pages. Doesn't load the PDF library.
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A path that fills the dark modules, in a square of `size` modules without the quiet zone around it. */
export function qrPath(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
