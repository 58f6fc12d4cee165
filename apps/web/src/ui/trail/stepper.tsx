import { DotsOf } from './trail-dots.tsx';
import { Trail, Waypoint, type WaypointState } from './trail.tsx';

type Props = {
  label: string;
  steps: readonly string[];
  /** From 0; equal to the number of steps when all are done. */
  current: number;
  /** Steps before it that aren't done, from 0. */
  skipped?: readonly number[];
};

/** A form in steps: the whole trail on wide screens, else "Step 2 of 6" above its dots. */
export function Stepper({ label, steps, current, skipped }: Props) {
  const state = (i: number): WaypointState =>
    i === current ? 'current' : i < current && !skipped?.includes(i) ? 'done' : 'open';
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
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
          {steps[current] ?? 'All done'}
          <span className="font-normal text-ink-soft tabular-nums">
            {current < steps.length && `Step ${current + 1} of ${steps.length}`}
          </span>
        </p>
        <DotsOf states={steps.map((_, i) => state(i))} />
      </div>
    </>
  );
}
