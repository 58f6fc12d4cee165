// One page of a PDF, drawn shortly before it scrolls into view. Pages that are far away keep only their size.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Size } from './open-pdf.ts';
import { PageDrawing } from './page-drawing.tsx';

type Props = {
  document: PDFDocumentProxy;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Until its own size is known. */
  expected: Size;
  stage: RefObject<HTMLElement | null>;
};

/** No page is shown taller than this many times its width: a hostile file could make one endless. */
const heightMax = 20;

export function PdfPage({ document, number, width, expected, stage }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, stage);
  const [size, setSize] = useState(expected);
  const height = width * Math.min(heightMax, size.height / size.width);
  return (
    <div
      ref={box}
      role="group"
      aria-label={`Page ${number}`}
      style={{ width, height }}
      className="relative overflow-hidden bg-white shadow-lift"
    >
      {isNear && <PageDrawing document={document} number={number} width={width} onSize={setSize} />}
    </div>
  );
}

/** While someone scrolls to the end, the pages in between pass by faster than this and aren't loaded. */
const passingMs = 150;

/** Within one screen above or below what is visible. */
function useIsNear(box: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    let wait = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)!.isIntersecting) timer = setTimeout(setIsNear, wait, true);
        else setIsNear(false);
        // Only what is near from the beginning is drawn immediately.
        wait = passingMs;
      },
      { root: stage.current, rootMargin: '100% 0px' },
    );
    sight.observe(box.current!);
    return () => {
      clearTimeout(timer);
      sight.disconnect();
    };
  }, [box, stage]);
  return isNear;
}
