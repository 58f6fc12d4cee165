import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useField } from './field.tsx';

type Props = ComponentProps<'input'> & {
  /** Shown inside before the text: an icon, "@" or "https://". */
  lead?: ReactNode;
};

export function TextInput({ lead, className, ...rest }: Props) {
  const isLong = typeof lead === 'string' && lead.length > 8;
  const input = (
    <input
      type="text"
      {...useField()}
      {...rest}
      className={cx('control', isLong ? 'pl-34' : !!lead && 'pl-10')}
    />
  );
  if (!lead) return <div className={className}>{input}</div>;
  return (
    <div className={cx('relative', className)}>
      <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-soft">
        {lead}
      </span>
      {input}
    </div>
  );
}
