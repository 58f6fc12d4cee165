// A submitted PDF: pages below each other, with zoom. pdf.js is loaded when the first one is opened.
import type { SubmittedFile } from '@questline/contract';
import { Maximize } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SkeletonBlock } from '../../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ChunkError } from '../../../../ui/lazy/load-chunk.ts';
import { NoPreview } from '../no-preview.tsx';
import type { PreviewProps } from '../preview-props.ts';
import { ScrollStage } from '../scroll-stage.tsx';
import { useZoom } from '../use-zoom.ts';
import { ZoomTools } from '../zoom-tools.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { PageSteps } from './page-steps.tsx';
import { PdfPage } from './pdf-page.tsx';
import { useCurrentPage } from './use-current-page.ts';
import { usePdf } from './use-pdf.ts';

const zooms = [1, 1.25, 1.5, 2, 3, 4];
/** A page of text is easy to read at this width. */
const fittedWidthMax = 832;
/** More would make the page slow, and nobody reads it here. */
const pagesMax = 500;

export function PdfPreview({ file, frame }: PreviewProps) {
  const { pdf, failure } = usePdf(file.id);
  // Shown with a Retry button.
  if (failure instanceof ChunkError) throw failure;
  if (failure) return frame({ stage: <NoPreview text="We can't show this PDF. Download it to view it." /> });
  if (!pdf) return frame({ stage: <SkeletonBlock className="m-4 h-96" /> });
  return <Pages file={file} pdf={pdf} frame={frame} />;
}

type Props = { file: SubmittedFile; pdf: OpenPdf; frame: PreviewProps['frame'] };

function Pages({ file, pdf: { document, firstPage }, frame }: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = Math.min(document.numPages, pagesMax);
  const fitted = useFittedWidth(stage);
  const { zoom, step, setStep } = useZoom(stage, zooms);
  const { current, onScroll, goTo } = useCurrentPage(stage, list, shown);
  return frame({
    about: document.numPages === 1 ? '1 page' : undefined,
    tools: (
      <>
        <PageSteps current={current} count={document.numPages} shown={shown} onGoTo={goTo} />
        <ZoomTools zooms={zooms} step={step} onStep={setStep} />
        <IconButton
          label="Full screen"
          className="max-md:hidden"
          onClick={() => void stage.current?.parentElement?.requestFullscreen()}
        >
          <Maximize aria-hidden />
        </IconButton>
      </>
    ),
    stage: (
      <>
        <div className="group relative">
          <ScrollStage
            stage={stage}
            label={`Pages of ${file.original_name}`}
            zoomed={step > 0}
            onScroll={onScroll}
            className="relative group-fullscreen:h-full group-fullscreen:max-h-none"
          >
            <div ref={list} className="grid w-max min-w-full justify-items-center gap-4 p-4">
              {fitted > 0 &&
                Array.from({ length: shown }, (_, i) => (
                  <PdfPage
                    key={i}
                    document={document}
                    number={i + 1}
                    width={Math.round(fitted * zoom)}
                    expected={firstPage}
                    stage={stage}
                  />
                ))}
            </div>
          </ScrollStage>
        </div>
        {document.numPages > shown && (
          <p className="border-t border-line p-4 text-sm text-ink-soft">
            These are the first {shown} pages. Download the file to read the rest.
          </p>
        )}
      </>
    ),
  });
}

/** The width of a page that fits into the stage, without its padding. 0 until it is measured. */
function useFittedWidth(stage: { current: HTMLElement | null }) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = stage.current!;
    const measure = () => setWidth(Math.min(fittedWidthMax, box.clientWidth - 32));
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    measure();
    return () => sizes.disconnect();
  }, [stage]);
  return width;
}
