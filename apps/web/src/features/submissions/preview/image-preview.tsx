// A submitted image, re-encoded by us: fitted at first, with zoom.
import { Maximize } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NoPreview } from './no-preview.tsx';
import type { PreviewProps } from './preview-props.ts';
import { ScrollStage } from './scroll-stage.tsx';
import { usePreviewSource } from './use-preview-source.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomTools } from './zoom-tools.tsx';

const zooms = [1, 1.5, 2, 3, 4, 6, 8];

export function ImagePreview({ file, frame }: PreviewProps) {
  const { src, failed, onError } = usePreviewSource(file.id);
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [fittedWidth, setFittedWidth] = useState(0);
  const [above, setAbove] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { zoom, step, setStep } = useZoom(stage, zooms);
  if (failed)
    return frame({ stage: <NoPreview text="We couldn't load this image. Download the file to open it." /> });

  const zoomTo = (next: number) => {
    // Measured while it still fits the window.
    if (step === 0) setFittedWidth(picture.current?.clientWidth ?? 0);
    setStep(next);
  };
  return frame({
    about: natural && `${natural.width} × ${natural.height}`,
    tools: (
      <>
        <ZoomTools zooms={zooms} step={step} onStep={zoomTo} />
        <IconButton
          label="Full screen"
          className="max-md:hidden"
          onClick={() => void stage.current?.requestFullscreen()}
        >
          <Maximize aria-hidden />
        </IconButton>
      </>
    ),
    stage: (
      <ScrollStage
        stage={stage}
        label={`Image ${file.original_name}`}
        zoomed={step > 0}
        onDoubleClick={() => zoomTo(step === 0 ? 2 : 0)}
        className={cx('grid place-items-center p-4 fullscreen:max-h-none', step > 0 && 'place-content-start')}
      >
        <img
          ref={picture}
          src={src}
          alt={file.original_name}
          draggable={false}
          onError={onError}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setNatural({ width: naturalWidth, height: naturalHeight });
            setAbove(heightAbove(stage.current!));
          }}
          style={step === 0 ? ({ '--above': `${above}px` } as CSSProperties) : { width: fittedWidth * zoom }}
          className={cx('select-none shadow-lift', step === 0 ? fitted : 'max-w-none')}
        />
      </ScrollStage>
    ),
  });
}

/** Ends above the edge of a wide screen; on narrow ones, the decision is there. */
const fitted =
  'max-h-[calc(72dvh-2rem)] max-w-full object-contain lg:max-h-[min(72dvh-2rem,100dvh-var(--above)-3rem)] [:fullscreen>&]:max-h-[calc(100dvh-2rem)]';

/** What is above the image on the first screen; 0 if the image begins further down. */
function heightAbove(stage: HTMLElement) {
  const top = stage.getBoundingClientRect().top + window.scrollY;
  return top < window.innerHeight / 2 ? top : 0;
}
