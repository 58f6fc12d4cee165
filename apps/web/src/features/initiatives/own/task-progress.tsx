// How many students finished each task, beside the work that needs a review.
import type { OwnInitiative } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { finishedTasksQuery } from './finished-tasks.ts';

type Props = {
  initiative: OwnInitiative;
  /** Where reviewed work is. */
  children: ReactNode;
};

/** Only for initiatives that somebody works on or finished. */
export function TaskProgress({ initiative: { id, tasks, totals }, children }: Props) {
  const students = totals.working + totals.finished;
  const { data } = useQuery(finishedTasksQuery(id));
  const work = new Map(data?.tasks.map((task) => [task.id, task]));
  return (
    <section aria-labelledby="task-progress">
      <Card tight className="grid grid-cols-1 gap-2">
        <h3 id="task-progress" className="text-base">
          Progress by task
        </h3>
        <div className="-mx-2 -mb-2">
          <Trail label="Progress by task">
            {tasks.map((task) => (
              <Task key={task.id} title={task.title} students={students} work={work.get(task.id)} />
            ))}
          </Trail>
        </div>
        <p className="mt-1 border-t border-line pt-3 text-sm text-ink-soft">{children}</p>
      </Card>
    </section>
  );
}

type TaskProps = {
  title: string;
  students: number;
  /** Undefined while it loads, or if it failed to. */
  work: { finished: number; to_review: number } | undefined;
};

function Task({ title, students, work }: TaskProps) {
  const finished = work?.finished ?? 0;
  return (
    <Waypoint
      state={finished === students ? 'done' : 'open'}
      share={finished > 0 && finished < students ? finished / students : undefined}
      title={
        <span title={title} className="line-clamp-2 text-sm text-ink wrap-anywhere">
          {title}
        </span>
      }
      note={
        // Keeps its line free until it has loaded.
        <span className="block min-h-5 tabular-nums">
          {work &&
            [`${finished} of ${students} finished`, work.to_review > 0 && `${work.to_review} to review`]
              .filter(Boolean)
              .join(' · ')}
        </span>
      }
    />
  );
}
