import type { Week } from '@questline/contract/hours';
import { type ReactNode, useId } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { cx } from '../../../ui/cx.ts';

type Props = {
  week: Week;
  /** Link to the profile, where the limit can be changed. Over the limit, it's a button. */
  limitLink: (words: string, isOver: boolean) => ReactNode;
  /** Link to write to a company. */
  messageLink: ReactNode;
  /** Shown at the end. */
  action: ReactNode;
};

/** More than the student has time for. */
export const isOverLimit = ({ hours, limit }: Week) => limit !== null && hours > limit;

/** The hours a week of everything in progress, against the student's own limit. */
export function WeekHours({ week, limitLink, messageLink, action }: Props) {
  const id = useId();
  const isOver = isOverLimit(week);
  const link = limitLink(week.limit === null ? 'Set a limit' : 'Change limit', isOver);
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid grid-cols-1 gap-3 rounded-card border p-4 md:p-5',
        isOver ? 'border-coral-strong/40 bg-coral-soft/50' : 'border-transparent bg-sunken/60',
      )}
    >
      <h2 id={id} className="text-base">
        Your week
      </h2>
      <div
        className={cx(
          'grid grid-cols-1 gap-x-8 gap-y-3 md:items-center',
          isOver ? 'md:grid-cols-2 md:items-start' : 'md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
        )}
      >
        {week.limit === null ? (
          <p className="text-sm font-semibold tabular-nums">{hoursInWords(week.hours)} a week</p>
        ) : (
          <Bar hours={week.hours} limit={week.limit} />
        )}
        {isOver ? (
          <div className="grid gap-3">
            <p className="text-sm text-pretty">
              Too much? Tell a company you need more time. Have more time now? Raise your limit.
            </p>
            <div className="flex flex-wrap gap-2">
              {messageLink}
              {link}
              {action}
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
            {link}
            {action}
          </div>
        )}
      </div>
      {week.unspecified > 0 && (
        <p className="text-sm text-ink-soft">{unspecifiedInWords(week.unspecified)}</p>
      )}
    </section>
  );
}

function Bar({ hours, limit }: { hours: number; limit: number }) {
  const id = useId();
  const isOver = hours > limit;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={id} className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-semibold">
          {isOver ? hoursInWords(hours) : `${hours} of ${hoursInWords(limit)}`} a week
        </span>{' '}
        <span className={isOver ? 'font-semibold text-coral-strong' : 'text-ink-soft'}>
          {leftInWords(limit, hours)}
        </span>
      </p>
      <div className={cx('relative', isOver && 'pb-6')}>
        <progress
          aria-labelledby={id}
          // Over the limit, the whole bar is the hours, and coral begins where the limit is.
          value={Math.min(hours, limit)}
          max={Math.max(hours, limit)}
          className={cx('progress w-full', isOver && 'bg-coral [&::-webkit-progress-bar]:bg-coral')}
        />
        {isOver && <LimitMark limit={limit} place={(limit / hours) * 100} />}
      </div>
    </div>
  );
}

/** A line across the bar where the limit is. The words are on the side that has room for them. */
const LimitMark = ({ limit, place }: { limit: number; place: number }) => (
  <span
    aria-hidden
    className={cx(
      'absolute -top-1 bottom-0 flex items-end text-xs leading-none tabular-nums',
      place < 50 ? 'border-l-2 pl-1.5' : '-translate-x-full border-r-2 pr-1.5',
    )}
    style={{ left: `${place}%` }}
  >
    Limit: {hoursInWords(limit)}
  </span>
);

const unspecifiedInWords = (count: number) =>
  count === 1
    ? "One initiative doesn't say its hours, so it isn't counted."
    : `${count} initiatives don't say their hours, so they aren't counted.`;

function leftInWords(limit: number, hours: number) {
  if (hours > limit) return `${hoursInWords(hours - limit)} over your limit of ${limit}`;
  return hours === limit ? 'At your limit' : `${hoursInWords(limit - hours)} left`;
}
