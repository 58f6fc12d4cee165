import type { ResultsWeek } from '@questline/contract';
import { cx } from '../../../ui/cx.ts';
import { middleOf, roomyWeeks } from './chart-scale.ts';
import { figure, peakOf, viewsInWords } from './results-words.ts';
import { WeekChart } from './week-chart.tsx';

/** Views as a trail through the weeks. The peak and this week have their number. */
export function ViewsChart({ weeks }: { weeks: readonly ResultsWeek[] }) {
  const peak = peakOf(weeks, 'views');
  const last = weeks.length - 1;
  // With more weeks, dots of the usual size would touch on phones.
  const isRoomy = weeks.length <= roomyWeeks;
  const hasNumber = (i: number) =>
    weeks[i]!.views > 0 && (i === peak || (i === last && last - peak >= (isRoomy ? 1 : 3)));
  return (
    <WeekChart weeks={weeks} max={weeks[peak]!.views} label={viewsInWords(weeks)}>
      {(y) => (
        <>
          {/* The current week isn't over: a line to it would look like a fall. */}
          {weeks.slice(1, -1).map(({ week, views }, i) => (
            <line
              key={week}
              x1={middleOf(i, weeks.length)}
              y1={y(weeks[i]!.views)}
              x2={middleOf(i + 1, weeks.length)}
              y2={y(views)}
              strokeDasharray={isRoomy ? '0.1 8' : undefined}
              strokeLinecap="round"
              className={cx('stroke-trail', isRoomy ? 'stroke-4' : 'stroke-2')}
            />
          ))}
          {weeks.map(({ week, views }, i) => (
            <circle
              key={week}
              cx={middleOf(i, weeks.length)}
              cy={y(views)}
              r={(isRoomy ? 5 : 2.5) + (i === peak ? 1.5 : 0)}
              // The current week isn't over.
              className={cx('stroke-trail stroke-[2.5]', i === last ? 'fill-surface' : 'fill-trail')}
            />
          ))}
          {weeks.map(
            ({ week, views }, i) =>
              hasNumber(i) && (
                <text
                  key={week}
                  x={middleOf(i, weeks.length)}
                  y={y(views) - 13}
                  textAnchor="middle"
                  className="fill-ink text-sm font-bold tabular-nums"
                >
                  {figure(views)}
                </text>
              ),
          )}
        </>
      )}
    </WeekChart>
  );
}
