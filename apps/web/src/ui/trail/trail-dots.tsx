import { Fragment } from 'react';
import { cx } from '../cx.ts';
import { PathDots } from './path-dots.tsx';

type Props = {
  done: number;
  total: number;
  /** No waypoint is highlighted as next: it's finished, or the student is on a break. */
  over?: boolean;
};

/** A compact trail with one dot per waypoint, as wide as its place. Has no text of its own: put a label next to it. */
export function TrailDots({ done, total, over = false }: Props) {
  const stateOf = (i: number) => (i < done ? 'done' : i === done && !over ? 'current' : 'open');
  return <DotsOf states={Array.from({ length: total }, (_, i) => stateOf(i))} />;
}

type DotsProps = {
  states: (keyof typeof colors)[];
  /** Which one is on screen, from 0: it gets a ring. */
  shown?: number;
};

/** The same, for waypoints that can be completed in any order. */
export function DotsOf({ states, shown }: DotsProps) {
  return (
    <div aria-hidden className="flex min-w-0 items-center">
      {Array.from(states, (state, i) => (
        <Fragment key={i}>
          {i > 0 && <PathDots reached={states[i - 1] === 'done'} className="min-w-1.5 grow" />}
          <span
            className={cx(
              'size-3.5 shrink-0 rounded-full border-[2.5px]',
              colors[state],
              i === shown && 'mx-1 outline-2 outline-offset-2 outline-ink',
            )}
          />
        </Fragment>
      ))}
    </div>
  );
}

const colors = {
  done: 'border-trail bg-trail',
  current: 'border-sun bg-sun',
  waiting: 'border-sky bg-sky-soft',
  open: 'border-edge bg-surface',
};
