// Draws a page of a PDF, and reads its text for screen readers.
import type { PDFPageProxy } from 'pdfjs-dist';

/** Browsers draw nothing on larger canvases, and each pixel takes 4 bytes. A page of a poster can be meters wide. */
const canvasPixelsMax = 16_000_000;
const textMaxLength = 20_000;

/** As many CSS pixels wide as the page on screen. */
export async function drawPage(
  page: PDFPageProxy,
  width: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const plain = page.getViewport({ scale: 1 });
  const fitted = width / plain.width;
  const area = plain.width * plain.height * fitted ** 2;
  const density = Math.min(devicePixelRatio, Math.sqrt(canvasPixelsMax / area));
  const viewport = page.getViewport({ scale: fitted * density });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  // The appearance of notes and filled-in forms is part of the drawing. Without their layer, none of them can do anything.
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  return canvas;
}

/** Links in it are only text. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return parts.join('').slice(0, textMaxLength).trim();
}
