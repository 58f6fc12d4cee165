import type { Workspace, WorkspaceTask } from '@questline/contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { DotsOf } from '../../../ui/trail/trail-dots.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { noteOf } from './task-words.ts';
import { waypointOf } from './waypoint-of.ts';

type Props = {
  workspace: Workspace;
  open: WorkspaceTask;
  /** The task's title as a link (class `stretched`). */
  link: (task: WorkspaceTask) => ReactNode;
  /** The student is on a break: no task is highlighted as next. */
  calm: boolean;
};

/** The list of tasks. On phones it collapses to one line, so the task itself stays visible. */
export function TaskTrail({ workspace: { application, tasks }, open, link, calm }: Props) {
  const id = useId();
  // Collapses again when another task is opened.
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const unfolded = unfoldedAt === open.id;
  const asked = tasks.filter(({ retired }) => !retired);
  const stateOf = (task: WorkspaceTask) => waypointOf(task, calm ? undefined : application.next_task?.id);
  const place = asked.findIndex((task) => task.id === open.id) + 1;
  return (
    <nav aria-label="Tasks" className="grid gap-2">
      <button
        type="button"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfoldedAt(unfolded ? undefined : open.id)}
        className="flex min-h-12 items-center gap-4 rounded-control border border-line bg-surface px-4 py-2 text-left font-semibold lg:hidden"
      >
        <span className="shrink-0">{place ? `Task ${place} of ${asked.length}` : 'All tasks'}</span>
        <span className="min-w-0 grow">
          <DotsOf states={asked.map(stateOf)} shown={place - 1} />
        </span>
        <ChevronDown
          aria-hidden
          className={cx('text-ink-soft transition-transform', unfolded && 'rotate-180')}
        />
      </button>
      <div id={id} className={cx(!unfolded && 'max-lg:hidden')}>
        <Trail label="Tasks in order">
          {tasks.map((task) => (
            <Waypoint
              key={task.id}
              state={stateOf(task)}
              selected={task.id === open.id}
              title={link(task)}
              note={noteOf(task)}
            />
          ))}
        </Trail>
      </div>
    </nav>
  );
}
