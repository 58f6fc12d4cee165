import type { InitiativeResults, OwnInitiative } from '@questline/contract';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import {
  decidedInWords,
  figure,
  finishedInWords,
  shareInWords,
  sinceInWords,
  totalsOf,
  workingInWords,
} from './results-words.ts';

type Props = { results: InitiativeResults; totals: OwnInitiative['totals'] };

/** From the first look to finished work: five totals along a trail. */
export function ResultsSteps({ results, totals: { to_decide, working } }: Props) {
  const { weeks, rejected, days_to_finish } = results;
  const totals = totalsOf(weeks);
  const steps = [
    { label: 'Views', count: totals.views, share: undefined, note: sinceInWords(weeks) },
    {
      label: 'Saves',
      count: totals.saves,
      share: shareInWords(totals.saves, totals.views, 'views'),
      note: undefined,
    },
    {
      label: 'Applications',
      count: totals.applications,
      // Students can apply without saving.
      share: shareInWords(totals.applications, totals.views, 'views'),
      note: decidedInWords({ ...totals, to_decide, rejected }),
    },
    {
      label: 'Accepted',
      count: totals.accepted,
      share: shareInWords(totals.accepted, totals.applications, 'applications'),
      note: workingInWords(totals, working),
    },
    {
      label: 'Finished',
      count: totals.finished,
      share: shareInWords(totals.finished, totals.accepted, 'accepted'),
      note: finishedInWords(totals.finished, days_to_finish),
    },
  ];
  return (
    <Card>
      <ol className="grid md:grid-cols-5 md:gap-x-4">
        {steps.map(({ label, count, share, note }, i) => {
          const isLast = i === steps.length - 1;
          // A path leads to what happened.
          const path = steps[i + 1]?.count ? 'border-trail' : 'border-line';
          return (
            <li
              key={label}
              className={cx(
                'relative flex items-start gap-4 md:grid md:content-start md:gap-2.5',
                !isLast && 'max-md:pb-6',
              )}
            >
              {!isLast && (
                <span
                  aria-hidden
                  className={cx(
                    'absolute top-11 bottom-1 left-8 -ml-0.5 border-l-4 border-dotted md:hidden',
                    path,
                  )}
                />
              )}
              <span className="flex items-center gap-4 max-md:w-16 max-md:shrink-0 max-md:justify-center">
                <span
                  className={cx(
                    'grid h-10 min-w-10 shrink-0 place-items-center rounded-full border-2 px-2.5 font-head font-bold tabular-nums',
                    count > 0 ? 'border-trail' : 'border-dashed border-edge text-ink-soft',
                    isLast && count > 0 && 'bg-trail text-on-trail',
                  )}
                >
                  {figure(count)}
                </span>
                {!isLast && (
                  <span
                    aria-hidden
                    className={cx('hidden h-0 grow border-t-4 border-dotted md:block', path)}
                  />
                )}
              </span>
              <span className="grid">
                <span className="font-semibold">{label}</span>
                {share && <span className="text-sm tabular-nums">{share}</span>}
                {note && <span className="text-sm text-ink-soft">{note}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
