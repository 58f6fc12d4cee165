import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = {
  days: number;
  passed: number;
  state: 'open' | 'soon' | 'late';
  /** What the dots show, in words. */
  children: ReactNode;
};

/** More would be a row of dots that nobody counts. */
const most = 7;

/** One dot for each promised day, filled when the day is over, and the words for it. */
export const DayDots = ({ days, passed, state, children }: Props) => (
  <span className="inline-flex items-center gap-2">
    {days <= most && (
      <span aria-hidden className="inline-flex shrink-0 gap-1">
        {Array.from({ length: days }, (_, i) => (
          <span
            key={i}
            className={cx('size-2 rounded-full border-[1.5px]', i < passed ? filled[state] : empty[state])}
          />
        ))}
      </span>
    )}
    <span className={cx('whitespace-nowrap', words[state])}>{children}</span>
  </span>
);

const words = { open: '', soon: 'font-semibold', late: 'font-semibold text-coral-strong' };
const filled = {
  open: 'border-ink-soft bg-ink-soft',
  soon: 'border-sun-strong bg-sun',
  late: 'border-coral bg-coral',
};
const empty = { open: 'border-edge', soon: 'border-edge', late: 'border-coral' };
