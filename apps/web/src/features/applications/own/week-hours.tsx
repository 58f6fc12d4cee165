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
  <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sunken/60 p-4 md:px-5">
    {week.limit === null ? (
      <p className="text-sm font-semibold tabular-nums">{hoursInWords(week.hours)} a week</p>
    ) : (
      <Bar hours={week.hours} limit={week.limit} />
    )}
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {limitLink(week.limit === null ? 'Set a limit' : 'Change limit')}
      {week.unspecified > 0 && <span>{unspecifiedInWords(week.unspecified)}</span>}
    </p>
    <div className="ml-auto empty:hidden">{action}</div>
  </div>
);

function Bar({ hours, limit }: { hours: number; limit: number }) {
  const id = useId();
  const isOver = hours > limit;
  return (
    <div className="grid basis-full gap-1.5 md:max-w-sm md:basis-80">
      <p id={id} className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-semibold">
          {isOver ? hoursInWords(hours) : `${hours} of ${hoursInWords(limit)}`} a week
        </span>{' '}
        <span className={isOver ? 'font-semibold text-coral-strong' : 'text-ink-soft'}>
          {leftInWords(limit, hours)}
        </span>
      </p>
      <progress
        aria-labelledby={id}
        // Over the limit, the whole bar is the hours, and coral begins where the limit is.
        value={Math.min(hours, limit)}
        max={Math.max(hours, limit)}
        className={cx('progress w-full', isOver && 'bg-coral [&::-webkit-progress-bar]:bg-coral')}
      />
    </div>
  );
}

const unspecifiedInWords = (count: number) =>
  count === 1 ? "One initiative doesn't say its hours." : `${count} initiatives don't say their hours.`;

function leftInWords(limit: number, hours: number) {
  if (hours > limit) return `${hoursInWords(hours - limit)} over your limit of ${limit}`;
  return hours === limit ? 'At your limit' : `${hoursInWords(limit - hours)} left`;
}
