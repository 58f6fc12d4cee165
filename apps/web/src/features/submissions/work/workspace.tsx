// The student's workspace: the list of tasks, the open task, and a celebration once everything is approved.
import type { Workspace as Space, WorkspaceTask } from '@questline/contract';
import { DoorOpen, EyeOff } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { CompletionPanel } from './completion-panel.tsx';
import { FinishNotice } from './finish-notice.tsx';
import { TaskPanel } from './task-panel.tsx';
import { TaskTrail } from './task-trail.tsx';
import { useChangeToasts } from './use-change-toasts.ts';
import { WorkspaceHead } from './workspace-head.tsx';

type Props = {
  workspace: Space;
  /** The selected task. Without it, the next one to do is open. */
  taskId: string | undefined;
  onOpen: (taskId: string) => void;
  /** Links, which only the page can build. */
  taskLink: ComponentProps<typeof TaskTrail>['link'];
  companyLink: ReactNode;
  ask: ReactNode;
  /** What the student earns and has earned. */
  rewards: ReactNode;
  /** Links shown below the celebration. */
  onward: ReactNode;
  /** The student's name, for the picture of their certificate. */
  holder: string;
  /** The student is on a break. */
  calm?: boolean;
  Guard: ComponentProps<typeof TaskPanel>['Guard'];
  LeaveDialog: ComponentType<{ application: Space['application'] | undefined; onClose: () => void }>;
};

export function Workspace(props: Props) {
  const { workspace, taskId, onOpen, taskLink, companyLink, ask, rewards, onward, calm = false } = props;
  const { Guard, LeaveDialog } = props;
  const { application, tasks, completion, can } = workspace;
  const [leaving, setLeaving] = useState(false);
  const [first] = useState({ task: openTask(workspace, taskId)?.id, status: application.status });
  const [moved, setMoved] = useState(false);
  useChangeToasts(workspace);
  const task = openTask(workspace, taskId);
  const isOver = application.status !== 'accepted';
  const work = task && (
    <div className="grid grid-cols-1 gap-x-7 gap-y-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4 lg:sticky lg:top-24 lg:self-start">
        <TaskTrail workspace={workspace} open={task} link={taskLink} calm={calm} />
      </div>
      <TaskPanel
        key={task.id}
        workspace={workspace}
        task={task}
        isNew={moved || task.id !== first.task}
        onOpen={onOpen}
        Guard={Guard}
      />
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-7">
      <WorkspaceHead
        application={application}
        companyLink={companyLink}
        action={!isOver && can.ask && ask}
        calm={calm}
        next={nextElsewhere(workspace, task, (id) => {
          setMoved(true);
          onOpen(id);
        })}
      />
      {application.status === 'ended' && <Ended workspace={workspace} />}
      {application.status === 'accepted' && application.company.suspended && <OnHold />}
      {application.can.finish && <FinishNotice application={application} />}
      {completion && (
        <CompletionPanel
          application={application}
          completion={completion}
          tasks={tasks}
          holder={props.holder}
          isNew={first.status !== 'completed'}
          actions={onward}
        />
      )}
      {rewards}
      {completion && work ? (
        <div className="[&>details]:border-b-0">
          <Disclosure
            summary="Your tasks and their feedback"
            open={taskId !== undefined && first.status === 'completed'}
          >
            <div className="pt-3 text-ink">{work}</div>
          </Disclosure>
        </div>
      ) : (
        (work ?? (
          <EmptyState
            scene={<EmptyTrailScene />}
            {...(application.status === 'ended' || application.left_at ? noLongerShown : notYetThere)}
          />
        ))
      )}
      {(can.leave || (isOver && can.ask)) && (
        <div className="flex flex-wrap gap-x-2 border-t border-line pt-4 *:first:-ml-3">
          {isOver && can.ask && ask}
          {can.leave && (
            <Button
              variant="quiet"
              size="small"
              icon={isOver ? <EyeOff aria-hidden /> : <DoorOpen aria-hidden />}
              onClick={() => setLeaving(true)}
            >
              {isOver ? 'Stop sharing my profile' : 'Leave initiative'}
            </Button>
          )}
        </div>
      )}
      <LeaveDialog application={leaving ? application : undefined} onClose={() => setLeaving(false)} />
    </div>
  );
}

const notYetThere = {
  title: 'The company is still adding tasks',
  text: "Your tasks will show up here. We'll notify you when there's something to do.",
};
const noLongerShown = {
  title: 'No tasks to show',
  text: 'The company changed its tasks after you left, so you no longer see them. Your data export still has your work.',
};

/** The selected task, else the next one to do, else the first pending one. */
function openTask({ application, tasks }: Space, taskId: string | undefined): WorkspaceTask | undefined {
  const find = (id: string | undefined) => tasks.find((task) => task.id === id);
  return (
    find(taskId) ??
    find(application.next_task?.id) ??
    tasks.find(({ state }) => state === 'pending' || state === 'reviewed') ??
    tasks[0]
  );
}

/** The next thing to do, unless it is open already. */
function nextElsewhere(
  { application, tasks }: Space,
  open: WorkspaceTask | undefined,
  onOpen: (taskId: string) => void,
) {
  const id = application.next_task?.id;
  const place = tasks.filter(({ retired }) => !retired).findIndex((task) => task.id === id) + 1;
  return id && place && id !== open?.id ? { place, onOpen: () => onOpen(id) } : undefined;
}

const OnHold = () => (
  <Notice tone="info" title="This initiative is on hold">
    Our safety team suspended the company while we look into something. You didn't do anything wrong. Your
    work and drafts are saved, and we'll notify you if it continues. You can leave anytime.
  </Notice>
);

function Ended({ workspace: { application, timeline } }: { workspace: Space }) {
  const last = timeline.findLast(({ status }) => status === 'ended');
  const { deleted } = application.initiative;
  const title = deleted
    ? 'This initiative was closed'
    : last?.by === 'student'
      ? 'You left this initiative'
      : 'This collaboration has ended';
  return (
    <Notice tone="info" title={title}>
      You can't submit more work. Your work and the feedback stay here.
    </Notice>
  );
}
