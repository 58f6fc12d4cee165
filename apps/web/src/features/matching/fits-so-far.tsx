import { fitReasons } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { bestFitQuery } from './best-fit-query.ts';
import { fitsCounted } from './fits-in-words.ts';

/** How many initiatives the answers point to by now. A pleasure, not a need: without an answer it says nothing. */
export function FitsSoFar({ scene }: { scene: ReactNode }) {
  const { data } = useQuery(bestFitQuery);
  const [first] = data?.initiatives ?? [];
  const count = data?.count ?? 0;
  return (
    <aside aria-label="What fits you so far" className="lg:sticky lg:top-8">
      <Card tight className="grid gap-4 md:grid-cols-[12rem_minmax(0,1fr)] md:items-center lg:grid-cols-1">
        <div className="max-md:hidden">{scene}</div>
        <div aria-live="polite" className="grid min-h-13 content-center gap-1 lg:px-1 lg:pb-1">
          {count === 0 ? (
            <p className="text-ink-soft">
              Every answer brings the right initiatives closer. You see here how many fit.
            </p>
          ) : (
            <>
              <p className="flex items-baseline gap-2">
                <span
                  key={count}
                  className="animate-pop font-head text-3xl font-bold text-trail tabular-nums"
                >
                  {fitsCounted(count)}
                </span>{' '}
                <span className="font-semibold">
                  {count === 1 ? 'initiative fits' : 'initiatives fit'} you so far
                </span>
              </p>
              {first && (
                <p className="text-sm text-ink-soft">
                  First of all <span className="font-semibold text-ink">{first.name}</span>
                  {first.fit && <span className="block">{fitReasons(first.fit)}</span>}
                </p>
              )}
            </>
          )}
        </div>
      </Card>
    </aside>
  );
}
