// What is on a page of a PDF: the canvas, and its text for screen readers.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawPage, textOf } from './draw-page.ts';
import type { Size } from './open-pdf.ts';

type Props = {
  document: PDFDocumentProxy;
  number: number;
  width: number;
  onSize: (size: Size) => void;
};

export function PageDrawing({ document, number, width, onSize }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const draw = async () => {
      const page = await document.getPage(number);
      if (signal.aborted) return;
      signal.addEventListener('abort', () => page.cleanup());
      const plain = page.getViewport({ scale: 1 });
      onSize({ width: plain.width, height: plain.height });
      const canvas = await drawPage(page, width, signal);
      canvas.className = 'size-full';
      // Until now, the drawing at the previous zoom was shown.
      place.current?.replaceChildren(canvas);
      setText(await textOf(page));
    };
    draw().catch(() => signal.aborted || setFailed(true));
    return () => stop.abort();
  }, [document, number, width, onSize]);

  if (failed)
    return (
      <p className="grid size-full place-items-center p-4 text-center text-night">
        We can't show this page. Download the file to view it.
      </p>
    );
  return (
    <>
      <div ref={place} aria-hidden className="size-full" />
      {text !== undefined && <p className="sr-only">{text || 'This page has no text.'}</p>}
    </>
  );
}
