import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useField } from './field.tsx';

type Props = ComponentProps<'textarea'> & { minRows?: number };

/** Grows with its text: a hidden twin of the text in the same grid cell gives the height. */
export function Textarea({ minRows = 3, className, onInput, ...rest }: Props) {
  const start = String(rest.value ?? rest.defaultValue ?? '');
  return (
    <div className={cx('grow-with-text', className)} data-text={start}>
      <textarea
        {...useField()}
        rows={minRows}
        {...rest}
        className="control resize-none"
        onInput={(event) => {
          event.currentTarget.parentElement!.dataset['text'] = event.currentTarget.value;
          onInput?.(event);
        }}
      />
    </div>
  );
}
