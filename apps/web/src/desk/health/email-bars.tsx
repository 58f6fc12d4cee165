// Emails per day as small bars, with the same figures in a table.
import type { Health } from '@questline/contract';
import { useId } from 'react';
import { dayOf } from './health-words.ts';

const height = 72;
const number = new Intl.NumberFormat('en-US');

export function EmailBars({ emails }: { emails: Health['emails'] }) {
  const hint = useId();
  const max = Math.max(1, ...emails.map(({ sent, failed }) => sent + failed));
  const total = (of: 'sent' | 'failed') => emails.reduce((sum, day) => sum + day[of], 0);
  if (total('sent') + total('failed') === 0)
    return <p className="text-ink-soft">No emails in the last {emails.length} days.</p>;
  return (
    <div className="grid gap-3">
      <p id={hint}>
        {number.format(total('sent'))} sent and {number.format(total('failed'))} failed in the last{' '}
        {emails.length} days.
      </p>
      {/* The table below has the same figures. */}
      <div aria-hidden className="flex items-end gap-1" style={{ height }}>
        {emails.map(({ day, sent, failed }) => (
          <div key={day} className="flex h-full min-w-0 grow flex-col justify-end">
            {failed > 0 && (
              <div className="rounded-t-[3px] bg-coral-strong" style={{ height: barOf(failed, max) }} />
            )}
            <div
              className={failed > 0 ? 'bg-trail' : 'rounded-t-[3px] bg-trail'}
              style={{ height: sent > 0 ? barOf(sent, max) : 1 }}
            />
          </div>
        ))}
      </div>
      <details>
        <summary className="w-fit cursor-pointer text-sm font-semibold text-trail-strong">By day</summary>
        <table aria-describedby={hint} className="mt-2 w-full max-w-sm text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-ink-soft">
              <th scope="col" className="py-1.5 text-left font-semibold">
                Day (UTC)
              </th>
              <th scope="col" className="text-right font-semibold">
                Sent
              </th>
              <th scope="col" className="text-right font-semibold">
                Failed
              </th>
            </tr>
          </thead>
          <tbody>
            {emails.toReversed().map((day) => (
              <tr key={day.day} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {dayOf(day)}
                </th>
                <td className="text-right">{number.format(day.sent)}</td>
                <td className={day.failed > 0 ? 'text-right font-semibold text-coral-strong' : 'text-right'}>
                  {number.format(day.failed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** At least 2 pixels, so that one failed email among thousands is visible. */
const barOf = (count: number, max: number) => Math.max(2, Math.round((count / max) * (height - 4)));
