import { useId } from 'react';
import { cx } from '../cx.ts';

type Props = {
  value: number;
  max?: number;
  /** The value as text: "2 of 4 approved", "63%". */
  figure: string;
  /** Names the bar if the value alone doesn't. */
  label?: string;
  /** Shows value and bar on one line. */
  inline?: boolean;
};

/** A native progress element, so it needs no style attribute. */
export function ProgressBar({ value, max = 100, figure, label, inline }: Props) {
  const id = useId();
  return (
    <div className={cx('gap-x-4 gap-y-1.5', inline ? 'flex items-center' : 'grid')}>
      <span id={id} className="flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
        {label && <span className="min-w-0 truncate font-semibold text-ink">{label}</span>}{' '}
        <span className="shrink-0">{figure}</span>
      </span>
      <progress
        aria-labelledby={id}
        value={value}
        max={max}
        className={cx('progress', inline ? 'w-44 min-w-16 shrink' : 'w-full')}
      />
    </div>
  );
}
