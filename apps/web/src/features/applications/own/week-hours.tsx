import type { Week } from '@questline/contract/hours';
import { type ReactNode, useId } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';

type Props = {
  week: Week;
  /** Link to the profile, where the limit can be changed. */
  limitLink: (words: string) => ReactNode;
  /** Link to write to a company. */
  messageLink: ReactNode;
  /** Shown at the end. */
  action: ReactNode;
};

/** More than the student has time for. */
export const isOverLimit = ({ hours, limit }: Week) => limit !== null && hours > limit;

/** The hours a week of everything in progress, against the student's own limit. Quiet, because the tasks come first. */
export function WeekHours({ week, limitLink, messageLink, action }: Props) {
  const { hours, limit, unspecified } = week;
  const id = useId();
  const overId = useId();
  const isOver = isOverLimit(week);
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 md:px-5"
    >
      <h2 id={id} className="text-base">
        Your week
      </h2>
      {isOver ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
          <div className="grid min-w-0 gap-1.5 tabular-nums">
            <p id={overId} className="font-semibold">
              {hoursInWords(hours)} a week, {leftInWords(limit!, hours)}
            </p>
            <div className="relative">
              <progress aria-labelledby={overId} value={1} className="progress progress-over w-full" />
              {/* Up to the limit */}
              <span
                aria-hidden
                className="absolute inset-y-0 left-0 rounded-l-full border-r-[3px] border-surface bg-trail"
                style={{ width: `${(100 * limit!) / hours}%` }}
              />
            </div>
            <p className="text-pretty text-ink-soft">
              Too much? Tell a company you need more time, or raise your limit.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {limitLink('Change limit')}
            {action}
            {messageLink}
          </div>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 md:max-xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:items-center">
          {limit === null ? (
            <p className="text-sm font-semibold tabular-nums">{hoursInWords(hours)} a week</p>
          ) : (
            <Bar hours={hours} limit={limit} />
          )}
          <div className="flex flex-wrap items-center gap-2 text-sm md:max-xl:justify-end">
            {limitLink(limit === null ? 'Set a limit' : 'Change limit')}
            {action}
          </div>
        </div>
      )}
      {unspecified > 0 && <p className="text-sm text-ink-soft">{unspecifiedInWords(unspecified)}</p>}
    </section>
  );
}

function Bar({ hours, limit }: { hours: number; limit: number }) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={id} className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-semibold">
          {hours} of your {hoursInWords(limit)} a week
        </span>{' '}
        <span className="text-ink-soft">{leftInWords(limit, hours)}</span>
      </p>
      <progress aria-labelledby={id} value={hours} max={limit} className="progress w-full" />
    </div>
  );
}

const unspecifiedInWords = (count: number) =>
  count === 1
    ? "One initiative doesn't say its hours, so it isn't counted."
    : `${count} initiatives don't say their hours, so they aren't counted.`;

function leftInWords(limit: number, hours: number) {
  if (hours > limit) return `${hoursInWords(hours - limit)} over your limit of ${limit}`;
  return hours === limit ? 'At your limit' : `${hoursInWords(limit - hours)} left`;
}
