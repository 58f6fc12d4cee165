// How many initiatives match the answers so far. Optional: if the request fails, it shows nothing.
import { fitReasons } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { bestFitQuery } from './best-fit-query.ts';
import { fitsCounted } from './fits-in-words.ts';

const fitSoFar = (count: number) => `${count === 1 ? 'initiative fits' : 'initiatives fit'} you so far`;

/** On the last question, the number changes once more when it's answered. */
const more = 'Your hours can add more.';

type LastProps = { isLast: boolean };

const Figure = ({ count, size }: { count: number; size: string }) => (
  <span key={count} className={`animate-pop font-head font-bold text-trail tabular-nums ${size}`}>
    {fitsCounted(count)}
  </span>
);

/** Next to the questions on wide screens. */
export function FitsSoFar({ scene, isLast }: { scene: ReactNode } & LastProps) {
  const { data } = useQuery(bestFitQuery);
  const [first] = data?.initiatives ?? [];
  const count = data?.count ?? 0;
  return (
    <aside aria-label="Your matches so far" className="max-lg:hidden lg:sticky lg:top-8">
      <Card tight className="grid grid-cols-1 gap-4">
        {scene}
        <div aria-live="polite" className="grid min-h-13 content-center gap-1 px-1 pb-1">
          {count === 0 ? (
            <p className="text-ink-soft">Your matches will show up here as you answer.</p>
          ) : (
            <>
              <p className="flex items-baseline gap-2">
                <Figure count={count} size="text-3xl" />{' '}
                <span className="font-semibold">{fitSoFar(count)}</span>
              </p>
              {isLast && <p className="text-sm text-ink-soft">{more}</p>}
              {first && (
                <p className="text-sm text-ink-soft">
                  Top match: <span className="font-semibold text-ink">{first.name}</span>
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

/** Above the buttons on narrow screens. */
export function FitsInOneLine({ isLast }: LastProps) {
  const { data } = useQuery(bestFitQuery);
  const count = data?.count ?? 0;
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {count === 0 ? (
        'Your matches will show up here as you answer.'
      ) : (
        <>
          <Figure count={count} size="text-lg" /> {fitSoFar(count)}
          {isLast && `. ${more}`}
        </>
      )}
    </p>
  );
}
