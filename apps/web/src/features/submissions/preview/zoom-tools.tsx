import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

type Props = { zooms: readonly number[]; step: number; onStep: (step: number) => void };

/** Zoom out, the zoom, which also resets it, and zoom in. */
export function ZoomTools({ zooms, step, onStep }: Props) {
  const percent = `${zooms[step]! * 100}%`;
  return (
    <>
      <IconButton label="Zoom out" data-key="-" disabled={step === 0} onClick={() => onStep(step - 1)}>
        <ZoomOut aria-hidden />
      </IconButton>
      <button
        type="button"
        aria-label={step === 0 ? 'Fit to the page' : `Zoomed to ${percent}, fit to the page`}
        onClick={() => onStep(0)}
        className="min-h-9 min-w-12 rounded-control text-center font-semibold tabular-nums hover:bg-sunken max-md:hidden"
      >
        {step === 0 ? 'Fit' : percent}
      </button>
      <IconButton
        label="Zoom in"
        data-key="+"
        disabled={step === zooms.length - 1}
        onClick={() => onStep(step + 1)}
      >
        <ZoomIn aria-hidden />
      </IconButton>
    </>
  );
}
