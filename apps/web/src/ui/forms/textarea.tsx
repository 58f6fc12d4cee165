import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { useField } from './field.tsx';

type Props = ComponentProps<'textarea'> & { minRows?: number };

/** Grows with its text: a hidden twin of the text in the same grid cell gives the height. */
export function Textarea({ minRows = 3, className, onInput, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // A form may put its text there by itself, without a value among the props.
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
