// How far a student is, as one waypoint for each task: approved, to review, sent back, next and open.
import type { ActiveStudent } from '@questline/contract';
import { Check, Clock, RotateCcw } from 'lucide-react';
import { Fragment } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PathDots } from '../../../ui/trail/path-dots.tsx';

type Props = Pick<ActiveStudent, 'tasks' | 'reviews_pending' | 'needs_revision'>;
type State = keyof typeof looks;

/** More of them have no room for icons. */
const withIcons = 8;

/** Students choose the order of their tasks, so the waypoints are sorted by state. The numbers are next to them. */
export function TaskWaypoints({ tasks, reviews_pending, needs_revision }: Props) {
  const reached: State[] = [
    ...Array<State>(tasks.approved).fill('done'),
    ...Array<State>(reviews_pending).fill('review'),
    ...(needs_revision ? (['revision'] as const) : []),
  ];
  const states = Array.from({ length: tasks.total }, (_, i): State => {
    return reached[i] ?? (i === reached.length ? 'next' : 'open');
  });
  const isSmall = tasks.total > withIcons;
  return (
    <div aria-hidden className="flex min-w-0 items-center">
      {Array.from(states, (state, i) => (
        <Fragment key={i}>
          {i > 0 && <PathDots reached={state === 'done'} className={isSmall ? 'w-1.5' : 'w-3'} />}
          <span
            className={cx(
              'grid shrink-0 place-items-center rounded-full',
              isSmall ? 'size-2.5 [&>*]:hidden' : 'size-4.5',
              looks[state],
            )}
          >
            {icons[state]}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

const looks = {
  done: 'bg-trail text-on-trail',
  review: 'bg-sun text-on-sun',
  revision: 'bg-coral-soft text-coral-strong',
  next: 'border-2 border-trail bg-surface',
  open: 'border-[1.5px] border-edge bg-surface',
};

const icons = {
  done: <Check strokeWidth={4} className="size-2.5" />,
  review: <Clock strokeWidth={3} className="size-3" />,
  revision: <RotateCcw strokeWidth={3} className="size-2.5" />,
  next: <span className="size-2 rounded-full bg-trail" />,
  open: null,
};
