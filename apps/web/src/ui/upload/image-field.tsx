// An image that can be chosen or dropped, cropped, uploaded, replaced and removed. The caller uploads it. SVG files
// are not cropped.
import { ImagePlus } from 'lucide-react';
import { type DragEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../forms/field.tsx';
import { lazyPart } from '../lazy/lazy-component.tsx';
import { ImageActions } from './image-actions.tsx';
import { findImageRefusal, isVector, imageRulesInWords } from './image-checks.ts';
import type { ImageUpload } from './use-image-upload.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'), 'default');

type Props = {
  label: string;
  /** Advice for a good image: "1200 × 375 pixels or larger". */
  hint?: string;
  /** Alternative text. */
  alt: string;
  /** 16:5, a square with space around a logo, or round for a face. */
  shape: 'square' | 'round' | 'banner';
  vectors?: boolean;
  /** The URL of the stored image. */
  value: string | null;
  onChange: (path: string | null) => void;
  /** From useImageUpload. */
  picture: ImageUpload;
};

const shapes = {
  square: {
    ratio: 1,
    maxWidthPx: 1_024,
    row: 'items-center gap-4 min-[22.5rem]:grid-cols-[7rem_minmax(0,1fr)]',
    box: 'size-28 rounded-card',
    image: 'rounded-[26%] object-contain p-[8%]',
  },
  round: {
    ratio: 1,
    maxWidthPx: 1_024,
    row: 'items-center gap-4 min-[22.5rem]:grid-cols-[7rem_minmax(0,1fr)]',
    box: 'size-28 rounded-full',
    image: 'object-cover',
  },
  banner: {
    ratio: 16 / 5,
    maxWidthPx: 2_400,
    row: 'gap-2',
    box: 'w-full rounded-card not-has-[img]:h-28 has-[img]:aspect-16/5',
    image: 'object-cover',
  },
};

export function ImageField(props: Props) {
  const { label, hint, alt, shape, vectors = false, value, onChange, picture } = props;
  const { ratio, maxWidthPx, row, box, image } = shapes[shape];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [picked, setPicked] = useState<string>();
  const { state, send, retry, forget, refuse } = picture;
  useEffect(() => () => void (picked && URL.revokeObjectURL(picked)), [picked]);
  const sending = state.phase === 'sending';
  const shown = sending ? state.preview : value;
  const failure = state.phase === 'failed' ? state.reason : undefined;

  async function take(file: File | undefined) {
    setOver(false);
    if (!file || sending) return;
    forget();
    const url = URL.createObjectURL(file);
    const refusal = await findImageRefusal(file, url, vectors);
    if (!refusal && !(vectors && isVector(file))) {
      // Where the focus returns, even if the button that opened the dialog is gone by then.
      input.current!.focus();
      return setPicked(url);
    }
    URL.revokeObjectURL(url);
    return refusal ? refuse(refusal) : send(file);
  }
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <div className={cx('grid', row)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside takes keys and clicks */}
        <label
          htmlFor={id}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer.files[0]);
          }}
          className={cx(
            'relative grid place-items-center overflow-hidden text-center transition-colors',
            'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            box,
            shown ? 'border' : 'border-2 border-dashed',
            over ? 'border-trail bg-trail-soft' : 'bg-surface hover:bg-sunken',
            !over && (shown ? 'border-line' : 'border-edge'),
          )}
        >
          <input
            id={id}
            ref={input}
            type="file"
            accept="image/*"
            aria-disabled={sending || undefined}
            aria-label={value ? `Choose another ${label}` : `Choose ${label}`}
            aria-describedby={cx(`${id}-hint`, failure && `${id}-error`)}
            className="sr-only"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          {shown ? (
            <img
              src={shown}
              alt={alt}
              className={cx('absolute inset-0 size-full transition-opacity', image, sending && 'opacity-50')}
            />
          ) : (
            <span className="grid justify-items-center gap-1 p-3 text-sm text-ink-soft">
              <ImagePlus aria-hidden className="size-7 text-trail" strokeWidth={1.75} />
              {shape === 'banner' && (
                <span>
                  <span className="pointer-coarse:hidden">Drop an image here or </span>
                  <span className="font-semibold text-trail underline underline-offset-4 pointer-coarse:inline-block pointer-coarse:first-letter:uppercase">
                    choose one
                  </span>
                </span>
              )}
            </span>
          )}
        </label>
        <div className="grid gap-2">
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint && `${hint}. `}
            {imageRulesInWords(vectors)}.
          </p>
          <ImageActions
            label={label}
            state={state}
            onStop={forget}
            onRetry={retry}
            onReplace={value ? () => input.current!.click() : undefined}
            onRemove={
              value
                ? () => {
                    forget();
                    onChange(null);
                    input.current!.focus();
                  }
                : undefined
            }
          />
          <div className="text-sm empty:hidden">
            <FieldError id={`${id}-error`} text={failure} />
          </div>
        </div>
      </div>
      {picked && (
        <Suspense>
          <CropDialog
            url={picked}
            ratio={ratio}
            maxWidthPx={maxWidthPx}
            onCancel={() => setPicked(undefined)}
            onCut={(blob) => {
              setPicked(undefined);
              send(blob);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
