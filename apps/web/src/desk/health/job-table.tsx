// Jobs by queue, with the age of the oldest.
import type { Health } from '@questline/contract';
import { healthLimits } from '@questline/contract/plain';
import { cx } from '../../ui/cx.ts';
import { countOf, queueName, waitOf } from './health-words.ts';

/** All columns fit on a phone: the last one is the one that matters. */
const cell = 'px-1 text-right whitespace-nowrap sm:px-2';
const columns = ['Waiting', 'Running', 'Scheduled', 'Failed'];

export function JobTable({ jobs, now }: { jobs: Health['jobs']; now: Date }) {
  if (jobs.length === 0) return <p className="text-ink-soft">The worker has never run.</p>;
  return (
    // `relative`, so that the hidden caption doesn't widen the page.
    <div className="relative overflow-x-auto">
      <table className="w-full text-[0.8125rem] tabular-nums sm:text-sm">
        <caption className="sr-only">Jobs by kind</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="py-1.5 pr-1 text-left font-semibold sm:pr-3">
              Kind
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-1 text-right font-semibold sm:px-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.queue} className="border-b border-line">
              <th scope="row" className="py-2 pr-1 text-left font-semibold sm:pr-3">
                {queueName(job.queue)}
              </th>
              <td className={cell}>
                {countOf(job.waiting)}
                {job.due && <Oldest due={job.due} now={now} />}
              </td>
              <td className={cell}>{countOf(job.running)}</td>
              <td className={cell}>{countOf(job.later)}</td>
              <td className={cx(cell, job.failed > 0 && 'font-semibold text-coral-strong')}>
                {countOf(job.failed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Oldest({ due, now }: { due: string; now: Date }) {
  const late = now.getTime() - Date.parse(due) > healthLimits.jobsWaitSeconds * 1_000;
  return (
    <span className={late ? 'block font-semibold text-coral-strong' : 'block text-ink-soft'}>
      for {waitOf(due, now)}
    </span>
  );
}
