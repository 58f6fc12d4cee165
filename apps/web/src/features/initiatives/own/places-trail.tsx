// For the company: the places of an initiative as a trail. Check = finished, dot = working, dashed = free.
import type { InitiativeTotals } from '@questline/contract';
import type { Intake } from '@questline/contract/plain';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PathDots } from '../../../ui/trail/path-dots.tsx';
import { placesInWords } from '../details/intake-words.ts';

/** More would be a row of circles that nobody counts. Lists have less room. */
const most = { head: 12, list: 8 };

type Props = {
  intake: Intake;
  totals: InitiativeTotals;
  /** Also says how many students are working and finished. */
  counted?: boolean;
};

export function PlacesTrail({ intake, totals, counted = false }: Props) {
  const { places, places_left } = intake;
  if (places === null || places_left === null) return null;
  // Acceptances that can still be undone take a place, too.
  const taken = places - places_left;
  const states = Array.from({ length: places <= most[counted ? 'head' : 'list'] ? places : 0 }, (_, i) =>
    i < totals.finished ? 'finished' : i < taken ? 'working' : 'free',
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm tabular-nums">
      {states.length > 0 && (
        <span aria-hidden className="flex min-w-0 items-center">
          {Array.from(states, (state, i) => (
            <Fragment key={i}>
              {i > 0 && <PathDots reached={state !== 'free'} className="w-3" />}
              <Place state={state} />
            </Fragment>
          ))}
        </span>
      )}
      <p className="text-ink-soft">
        <b className="font-semibold text-ink">
          {placesInWords(intake)}
          {counted && '.'}
        </b>{' '}
        {counted && studentsInWords(totals)}
      </p>
    </div>
  );
}

const Place = ({ state }: { state: 'finished' | 'working' | 'free' }) => (
  <span className={cx('grid size-4.5 shrink-0 place-items-center rounded-full', looks[state])}>
    {state === 'finished' && <Check strokeWidth={4} className="size-2.5" />}
    {state === 'working' && <span className="size-2 rounded-full bg-trail" />}
  </span>
);

const looks = {
  finished: 'bg-trail text-on-trail',
  working: 'border-2 border-trail bg-surface',
  free: 'border-[1.5px] border-dashed border-edge',
};

/** "4 working, 3 finished" */
const studentsInWords = ({ working, finished }: InitiativeTotals) =>
  [working > 0 && `${working} working`, finished > 0 && `${finished} finished`].filter(Boolean).join(', ');
