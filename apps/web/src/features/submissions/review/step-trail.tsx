import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PathDots } from '../../../ui/trail/path-dots.tsx';
import type { ReviewSteps } from './use-review-steps.ts';

/** Where this review is among the others: done, current and open waypoints, and "2 of 9". */
export const StepTrail = ({ steps: { around, position } }: { steps: ReviewSteps }) => (
  <div className="flex min-w-0 grow items-center justify-center gap-2 overflow-hidden md:gap-3.5">
    <div aria-hidden className="flex min-w-0 items-center max-[22rem]:hidden">
      {around.map(({ number, state }, i) => (
        <Fragment key={number}>
          {i > 0 && <PathDots reached={state === 'done'} className="w-1.5 md:w-3" />}
          <span
            className={cx('grid shrink-0 place-items-center rounded-full font-head font-bold', looks[state])}
          >
            {state === 'current' && number}
            {state === 'done' && <Check strokeWidth={4} className="size-2 md:size-2.5" />}
          </span>
        </Fragment>
      ))}
    </div>
    <span className="shrink-0 font-semibold tabular-nums">{position}</span>
  </div>
);

const looks = {
  done: 'size-2.5 bg-trail text-on-trail md:size-3.5',
  current: 'h-5.5 min-w-5.5 bg-sun px-1 text-xs text-on-sun md:h-6.5 md:min-w-6.5',
  open: 'size-2.5 border-2 border-edge md:size-3.5',
};
