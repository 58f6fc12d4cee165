// Opens a submitted PDF, which may be hostile. A worker without network parses it, and nothing in it can run: pdf.js has no
// eval, its scripting engine isn't part of the build, and forms and links are only drawn.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { loadChunk } from '../../../../ui/lazy/load-chunk.ts';
import { readPreview } from '../read-preview.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

export type Size = { width: number; height: number };
export type OpenPdf = { document: PDFDocumentProxy; firstPage: Size };

/** A file of 100 MB is read in parts, and only those that are needed for the pages on screen. */
const partBytes = 512 * 1024;
/** Like the images that people upload. */
const imagePixelsMax = 50_000_000;
/** A file can keep the worker busy forever. */
const openingMaxMs = 30_000;
/** For fonts that the document added to the page. After that, the worker ends even if it's busy. */
const closingMs = 1_000;

/** Open until the signal aborts. What fails later, such as reading another part, goes to `onFailure`. */
export async function openPdf(
  id: string,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<OpenPdf> {
  const worker = startPdfWorker();
  signal.addEventListener('abort', () => setTimeout(() => worker.terminate(), closingMs));
  worker.addEventListener('error', () => onFailure(new Error('the worker failed')));
  const slow = setTimeout(() => onFailure(new Error('opening takes too long')), openingMaxMs);
  signal.addEventListener('abort', () => clearTimeout(slow));

  const [pdfjs, start] = await Promise.all([
    loadChunk(() => import('pdfjs-dist')),
    readPreview(id, 0, partBytes - 1, signal),
  ]);
  signal.throwIfAborted();
  const { bytes, fileSize } = start;
  const range = new pdfjs.PDFDataRangeTransport(
    fileSize,
    new Uint8Array(bytes),
    bytes.byteLength >= fileSize,
  );
  range.requestDataRange = (begin, end) =>
    void readPreview(id, begin, end - 1, signal).then(
      (part) => range.onDataRange(begin, new Uint8Array(part.bytes)),
      onFailure,
    );
  const files = `/assets/pdfjs-${pdfjs.version}`;
  pdfjs.GlobalWorkerOptions.workerPort = worker;
  const task = pdfjs.getDocument({
    range,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    rangeChunkSize: partBytes,
    disableStream: true,
    disableAutoFetch: true,
    // The page fetches these for the worker.
    useWorkerFetch: false,
    cMapUrl: `${files}/cmaps/`,
    standardFontDataUrl: `${files}/standard_fonts/`,
    wasmUrl: `${files}/wasm/`,
    maxImageSize: imagePixelsMax,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => void task.destroy());
  const document = await task.promise;
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  clearTimeout(slow);
  return { document, firstPage: { width, height } };
}
