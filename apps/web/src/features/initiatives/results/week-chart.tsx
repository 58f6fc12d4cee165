// The frame of a chart with one column per week: scale, grid lines and weeks. Widths are percentages and heights are
// pixels, so that text keeps its size on every screen.
import type { ResultsWeek } from '@questline/contract';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { hasLabel, middleOf, roomyWeeks, ticksOf, topOf } from './chart-scale.ts';
import { figure, soFar, weekInWords } from './results-words.ts';

/** Room for the number above the highest point. */
const above = 24;
/** The current week has a second line. */
const below = 40;
const plot = 132;
/** Charts below each other have their weeks below each other. */
const gutterMin = 46;

type Props = {
  weeks: readonly ResultsWeek[];
  /** The highest value. */
  max: number;
  label: string;
  /** Draws the values; `y` is where a value is. */
  children: (y: (value: number) => number) => ReactNode;
};

export function WeekChart({ weeks, max, label, children }: Props) {
  const top = topOf(max);
  const y = (value: number) => above + plot * (1 - value / top);
  const height = above + plot + below;
  const scale = ticksOf(top);
  const gutter = Math.max(gutterMin, 14 + 8 * figure(top).length);
  return (
    <div role="img" aria-label={label} className="flex text-xs">
      <svg aria-hidden width={gutter} height={height} className="shrink-0 fill-ink-soft tabular-nums">
        {scale.map((value) => (
          <text key={value} x={0} y={y(value) + 4}>
            {figure(value)}
          </text>
        ))}
      </svg>
      <svg aria-hidden height={height} className="w-full min-w-0 grow overflow-visible">
        {scale.map((value) => (
          <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
        ))}
        {children(y)}
        {weeks.map((week, i) => (
          <text
            key={week.week}
            x={middleOf(i, weeks.length)}
            y={height - 18}
            textAnchor="middle"
            className={cx('fill-ink-soft', labelLook(i, weeks.length))}
          >
            {weekInWords(week)}
            {i === weeks.length - 1 && (
              <tspan x={middleOf(i, weeks.length)} dy={14}>
                {soFar}
              </tspan>
            )}
          </text>
        ))}
      </svg>
    </div>
  );
}

const labelLook = (i: number, weeks: number) =>
  hasLabel(i, weeks) ? undefined : weeks <= roomyWeeks ? 'max-md:hidden' : 'hidden';
