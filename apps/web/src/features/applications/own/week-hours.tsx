import type { Week } from '@questline/contract/hours';
import { type ReactNode, useId } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { cx } from '../../../ui/cx.ts';

type Props = {
  week: Week;
  /** Link to the profile, where the limit can be changed. */
  limitLink: (words: string) => ReactNode;
  /** Shown at the end. */
  action: ReactNode;
};

/** The hours a week of everything in progress, against the student's own limit. */
export const WeekHours = ({ week, limitLink, action }: Props) => (
  <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sunken/60 p-4">
    {week.limit === null ? (
      <p className="text-sm font-semibold tabular-nums">{hoursInWords(week.hours)} a week</p>
    ) : (
      <Bar hours={week.hours} limit={week.limit} />
    )}
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {limitLink(week.limit === null ? 'Set your limit' : 'Change your limit')}
      {week.unspecified > 0 && <span>{unspecifiedInWords(week.unspecified)}</span>}
    </p>
    <div className="empty:hidden min-[24rem]:ml-auto">{action}</div>
  </div>
);

function Bar({ hours, limit }: { hours: number; limit: number }) {
  const id = useId();
  const isOver = hours > limit;
  return (
    <div className="grid basis-full gap-1.5 md:max-w-sm md:basis-80">
      <p id={id} className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-semibold">
          {hours} of {hoursInWords(limit)} a week
        </span>{' '}
        <span className={isOver ? 'font-semibold text-sun-strong' : 'text-ink-soft'}>
          {leftInWords(limit - hours)}
        </span>
      </p>
      <progress
        aria-labelledby={id}
        // Over the limit, the whole bar is the hours, and sun begins where the limit is.
        value={Math.min(hours, limit)}
        max={Math.max(hours, limit)}
        className={cx('progress w-full', isOver && 'bg-sun [&::-webkit-progress-bar]:bg-sun')}
      />
    </div>
  );
}

const unspecifiedInWords = (count: number) =>
  count === 1 ? "One initiative doesn't say its hours." : `${count} initiatives don't say their hours.`;

function leftInWords(left: number) {
  if (left < 0) return `${hoursInWords(-left)} over your limit`;
  return left === 0 ? 'At your limit' : `${hoursInWords(left)} left`;
}
