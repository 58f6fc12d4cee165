import { cx } from '../cx.ts';
import { Trail, Waypoint, type WaypointState } from './trail.tsx';

type Props = {
  label: string;
  steps: readonly string[];
  /** From 0; equal to the number of steps when all are done. */
  current: number;
};

/** A form in steps: the whole trail on wide screens, else "Step 2 of 6" above a bar. */
export function Stepper({ label, steps, current }: Props) {
  const state = (i: number): WaypointState => (i < current ? 'done' : i === current ? 'current' : 'open');
  return (
    <>
      <div className="max-md:hidden">
        <Trail label={label} direction="across">
          {steps.map((step, i) => (
            <Waypoint key={step} state={state(i)} title={step} />
          ))}
        </Trail>
      </div>
      <div className="grid gap-2 md:hidden">
        <p className="font-semibold">
          {steps[current] ?? 'All done'}{' '}
          <span className="font-normal text-ink-soft tabular-nums">
            {current < steps.length && `Step ${current + 1} of ${steps.length}`}
          </span>
        </p>
        <div aria-hidden className="flex items-center gap-1.5">
          {steps.map((step, i) => (
            <span key={step} className={cx('h-2 grow rounded-full', bars[state(i)])} />
          ))}
        </div>
      </div>
    </>
  );
}

const bars = { done: 'bg-trail', current: 'bg-sun', open: 'bg-line' };
