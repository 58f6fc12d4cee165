// One task: its brief, the company's feedback and the form to submit work.
import type { Workspace, WorkspaceTask } from '@questline/contract';
import { ArrowRight, PenLine } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AttemptList } from '../attempt-list.tsx';
import { UnsentWork } from './drafts/unsent-work.tsx';
import { TaskAnswer } from './task-answer.tsx';
import { TaskBrief } from './task-brief.tsx';
import { copyOf } from './drafts/task-draft.ts';
import { useQueuedWork } from './queue/own-work-queue.ts';
import { QueuedWork } from './queue/queued-work.tsx';
import { taskUploads } from './uploads/task-uploads.ts';
import { isEmpty, workOfDraft } from './work.ts';
import { WorkComposer } from './work-composer.tsx';

type Props = {
  workspace: Workspace;
  task: WorkspaceTask;
  /** The student just moved to this task, so its heading takes the focus. */
  isNew: boolean;
  onOpen: (taskId: string) => void;
  Guard: ComponentProps<typeof WorkComposer>['Guard'];
};

export function TaskPanel({ workspace, task, isNew, onOpen, Guard }: Props) {
  const { application, tasks } = workspace;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, []);

  const asked = tasks.filter(({ retired }) => !retired);
  const place = asked.indexOf(task) + 1;
  const [newest] = task.attempts;
  const attempts = useRef<HTMLDivElement>(null);
  const showWork = () => {
    const latest = attempts.current?.querySelector('details');
    if (!latest) return;
    latest.open = true;
    latest.querySelector('summary')?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card role="region" aria-labelledby={headingId} className="grid grid-cols-1 gap-5">
        <TaskBrief
          task={task}
          company={{ id: application.company.id, name: application.company.company_name }}
          place={place ? `Task ${place} of ${asked.length}` : 'No longer needed'}
          headingId={headingId}
          heading={heading}
        >
          {newest && <TaskAnswer attempt={newest} company={application.company} onShowWork={showWork} />}
        </TaskBrief>
        <NextStep {...{ workspace, task, onOpen, Guard }} />
      </Card>
      {task.attempts.length > 0 && (
        <div ref={attempts}>
          <AttemptList
            attempts={task.attempts}
            companyName={application.company.company_name}
            earlier={task.state === 'needs_revision' && task.can.submit}
          />
        </div>
      )}
    </div>
  );
}

/** What the student can do now: write, wait or continue with the next task. */
function NextStep({ workspace: { application }, task, onOpen, Guard }: Omit<Props, 'isNew'>) {
  const isBegun = () =>
    (task.draft !== null && !isEmpty(workOfDraft(task.draft))) ||
    copyOf(task.id).find() !== undefined ||
    taskUploads.find(task.id) !== undefined;
  const [writesAnyway, setWritesAnyway] = useState(isBegun);
  const { next_task } = application;
  const queued = useQueuedWork(task.id);
  if (queued && task.can.submit) return <QueuedWork entry={queued} onEdit={() => setWritesAnyway(true)} />;
  if (!task.can.submit)
    return (
      <>
        <UnsentWork task={task} />
        {task.state === 'approved' && next_task && <NextTaskButton next={next_task} onOpen={onOpen} />}
      </>
    );
  const isTheirTurn = task.state === 'pending' || task.state === 'reviewed';
  if (isTheirTurn && !writesAnyway)
    return (
      <div className="flex flex-wrap gap-3">
        {next_task && next_task.id !== task.id && <NextTaskButton next={next_task} onOpen={onOpen} />}
        <Button
          variant={next_task ? 'quiet' : 'secondary'}
          icon={<PenLine aria-hidden />}
          onClick={() => setWritesAnyway(true)}
        >
          Submit another attempt
        </Button>
      </div>
    );
  return (
    <WorkComposer
      // Starts empty after each attempt, even if it was submitted elsewhere.
      key={task.attempts[0]?.attempt ?? 0}
      initiativeId={application.initiative.id}
      task={task}
      onNext={onOpen}
      onSent={() => setWritesAnyway(false)}
      Guard={Guard}
    />
  );
}

type Next = NonNullable<Workspace['application']['next_task']>;

const NextTaskButton = ({ next, onOpen }: { next: Next; onOpen: (taskId: string) => void }) => (
  <Button
    iconAfter={<ArrowRight aria-hidden />}
    className="justify-self-start max-md:w-full"
    onClick={() => onOpen(next.id)}
  >
    Next task<span className="sr-only">: {next.title}</span>
  </Button>
);
