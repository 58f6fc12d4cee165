import type { ResultsWeek } from '@questline/contract';
import type { CSSProperties } from 'react';
import { cx } from '../../../ui/cx.ts';
import { middleOf } from './chart-scale.ts';
import { type Counted, stepsInWords } from './results-words.ts';
import { WeekChart } from './week-chart.tsx';

const steps = [
  { what: 'applications', label: 'Applied', look: 'fill-line stroke-ink-soft' },
  { what: 'accepted', label: 'Accepted', look: 'fill-trail-soft stroke-trail' },
  { what: 'finished', label: 'Finished', look: 'fill-trail stroke-trail' },
] as const satisfies { what: Counted; label: string; look: string }[];

/** The bars of a week share most of its width, but no bar is wider than this. */
const [share, barMax, gap] = [0.84, 28, 2];

/** A single student isn't a bar of full height. */
const lowestTop = 4;

/** Applied, accepted and finished as three bars per week. What never happened takes no room. */
export const StepsChart = ({ weeks }: { weeks: readonly ResultsWeek[] }) => (
  <WeekChart
    weeks={weeks}
    max={Math.max(...weeks.flatMap((week) => steps.map(({ what }) => week[what])), lowestTop)}
    label={stepsInWords(weeks)}
  >
    {(y) =>
      weeks.flatMap((week, i) =>
        happened(weeks).map(
          ({ what, look }, step, { length: bars }) =>
            week[what] > 0 && (
              <rect
                key={`${week.week} ${what}`}
                y={y(week[what])}
                style={barStyle({ week: i, weeks: weeks.length, bars, step })}
                height={y(0) - y(week[what])}
                rx={3}
                // The current week isn't over.
                fillOpacity={i === weeks.length - 1 ? 0.45 : 1}
                className={cx('stroke-[1.5]', look)}
              />
            ),
        ),
      )
    }
  </WeekChart>
);

const happened = (weeks: readonly ResultsWeek[]) =>
  steps.filter(({ what }) => weeks.some((week) => week[what] > 0));

type Bar = { week: number; weeks: number; bars: number; step: number };

/** In CSS, because attributes can't mix percentages and pixels. */
function barStyle({ week, weeks, bars, step }: Bar): CSSProperties & { x: string } {
  const width = `min(${((share / weeks / bars) * 100).toFixed(3)}%, ${barMax}px)`;
  return {
    x: `calc(${middleOf(week, weeks)} + ${step - bars / 2} * ${width} + ${gap / 2}px)`,
    width: `max(2px, ${width} - ${gap}px)`,
  };
}

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
