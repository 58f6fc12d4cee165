// The four parts of the editor. Any of them can be opened; a check mark means it's complete.
import { Check } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { Trail, Waypoint, type WaypointState } from '../../../ui/trail/trail.tsx';

export const editorSteps = ['basics', 'details', 'tasks', 'publish'] as const;
export type EditorStep = (typeof editorSteps)[number];

export const stepNames: Record<EditorStep, string> = {
  basics: 'Basics',
  details: 'Details',
  tasks: 'Tasks',
  publish: 'Publish',
};

type Props = {
  step: EditorStep;
  done: Record<EditorStep, boolean>;
  notes: Record<EditorStep, string>;
  onStep: (step: EditorStep) => void;
};

const stateOf = (one: EditorStep, { step, done }: Pick<Props, 'step' | 'done'>): WaypointState => {
  if (one === step) return 'current';
  return done[one] ? 'done' : 'open';
};

export function EditorSteps({ step, done, notes, onStep }: Props) {
  return (
    <nav aria-label="Parts of the initiative">
      <div className="max-md:hidden [&_[data-state=current]>.trail-way]:[--line-color:var(--color-sun)]">
        <Trail label="Parts" direction="across">
          {editorSteps.map((one) => (
            <Waypoint
              key={one}
              state={stateOf(one, { step, done })}
              title={
                <button
                  type="button"
                  className="stretched text-left hover:text-ink"
                  onClick={() => onStep(one)}
                >
                  {stepNames[one]}
                </button>
              }
              note={notes[one]}
            />
          ))}
        </Trail>
      </div>
      <ol className="grid grid-cols-[1fr_1fr_1fr_auto] md:hidden">
        {editorSteps.map((one, i) => {
          const state = stateOf(one, { step, done });
          return (
            <li key={one}>
              <button
                type="button"
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onStep(one)}
                className={cx(
                  'grid min-h-11 w-full content-start gap-1 text-left text-sm font-semibold',
                  state === 'current' ? 'text-ink' : 'text-ink-soft',
                )}
              >
                <span aria-hidden className="flex items-center">
                  <span
                    className={cx(
                      'grid size-7 shrink-0 place-items-center rounded-full border-2 font-head text-xs font-bold tabular-nums',
                      pins[state],
                    )}
                  >
                    {state === 'done' ? <Check strokeWidth={3} className="size-4" /> : i + 1}
                  </span>
                  {i < editorSteps.length - 1 && <span className={cx('path-dots grow', paths[state])} />}
                </span>
                {stepNames[one]}
                {state === 'done' && <span className="sr-only">, done</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const pins = {
  done: 'border-trail bg-trail text-on-trail',
  current: 'border-sun bg-sun text-on-sun',
  open: 'border-edge bg-surface',
};
/** A path has the color of the step that it leaves. */
const paths = { done: 'text-trail', current: 'text-sun', open: 'text-edge' };
