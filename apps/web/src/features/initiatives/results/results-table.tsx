import type { ResultsWeek } from '@questline/contract';
import { cx } from '../../../ui/cx.ts';
import { type Counted, figure, soFar, totalsOf, weekInWords } from './results-words.ts';

const columns = [
  ['views', 'Views'],
  ['saves', 'Saves'],
  ['applications', 'Applied'],
  ['accepted', 'Accepted'],
  ['finished', 'Finished'],
] as const satisfies [Counted, string][];

/** The numbers of the charts, newest week first. */
export function ResultsTable({ weeks }: { weeks: readonly ResultsWeek[] }) {
  const totals = totalsOf(weeks);
  return (
    <table className="w-full border-collapse text-sm tabular-nums whitespace-nowrap">
      <caption className="sr-only">Results per week</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          <th scope="col" className="py-2 pr-2 text-left font-semibold">
            Week of
          </th>
          {columns.map(([what, label]) => (
            <th key={what} scope="col" className="py-2 pl-1.5 text-right font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week, i) => (
          <tr key={week.week} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-left font-normal whitespace-nowrap">
              {weekInWords(week)}
              {i === 0 && <span className="text-ink-soft max-md:block max-md:text-xs"> {soFar}</span>}
            </th>
            {columns.map(([what]) => (
              <td key={what} className={cx('py-2 pl-1.5 text-right', week[what] === 0 && 'text-ink-soft')}>
                {figure(week[what])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-edge font-bold">
          <th scope="row" className="py-2 pr-2 text-left">
            Total
          </th>
          {columns.map(([what]) => (
            <td key={what} className="py-2 pl-1.5 text-right">
              {figure(totals[what])}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
