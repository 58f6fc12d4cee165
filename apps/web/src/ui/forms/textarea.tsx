import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { useField } from './field.tsx';

type Props = ComponentProps<'textarea'> & { minRows?: number };

/** Grows with its text: a hidden copy of the text in the same grid cell sets the height. */
export function Textarea({ minRows = 3, className, onInput, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // A form library can set the text directly, without a value prop.
  useLayoutEffect(() => {
    box.current!.dataset['text'] = box.current!.querySelector('textarea')!.value;
  });
  return (
    <div ref={box} className={cx('grow-with-text', className)}>
      <textarea
        {...useField()}
        rows={minRows}
        {...rest}
        className="control resize-none"
        onInput={(event) => {
          box.current!.dataset['text'] = event.currentTarget.value;
          onInput?.(event);
        }}
      />
    </div>
  );
}
