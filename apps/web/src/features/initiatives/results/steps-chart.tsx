import type { ResultsWeek } from '@questline/contract';
import { cx } from '../../../ui/cx.ts';
import { type Counted, stepsInWords } from './results-words.ts';
import { WeekChart } from './week-chart.tsx';

const steps = [
  { what: 'applications', label: 'Applied', look: 'fill-surface stroke-edge' },
  { what: 'accepted', label: 'Accepted', look: 'fill-trail-soft stroke-trail' },
  { what: 'finished', label: 'Finished', look: 'fill-trail stroke-trail' },
] as const satisfies { what: Counted; label: string; look: string }[];

/** Shares of a week's width. */
const [margin, barWidth, gap] = [0.14, 0.2, 0.06];

/** A single student isn't a bar of full height. */
const lowestTop = 4;

/** Applied, accepted and finished as three bars per week. */
export const StepsChart = ({ weeks }: { weeks: readonly ResultsWeek[] }) => (
  <WeekChart
    weeks={weeks}
    max={Math.max(...weeks.flatMap((week) => steps.map(({ what }) => week[what])), lowestTop)}
    label={stepsInWords(weeks)}
  >
    {(y) =>
      weeks.flatMap((week, i) =>
        steps.map(
          ({ what, look }, step) =>
            week[what] > 0 && (
              <rect
                key={`${week.week} ${what}`}
                x={`${(((i + margin + step * (barWidth + gap)) / weeks.length) * 100).toFixed(3)}%`}
                y={y(week[what])}
                width={`${((barWidth / weeks.length) * 100).toFixed(3)}%`}
                height={y(0) - y(week[what])}
                rx={3}
                className={cx('stroke-[1.5]', look)}
              />
            ),
        ),
      )
    }
  </WeekChart>
);

export const StepsLegend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
    {steps.map(({ what, label, look }) => (
      <li key={what} className="flex items-center gap-1.5">
        <svg aria-hidden width={14} height={14}>
          <rect x={1} y={1} width={12} height={12} rx={3} className={cx('stroke-[1.5]', look)} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
