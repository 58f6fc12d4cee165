import type { StatusChange, Task, TaskState, Workspace, WorkspaceTask } from '@questline/contract';
import { whyNotSubmit } from './submissions.rules.ts';
import { viewAttempt, viewDraft, type AttemptRow, type DraftRow } from './submissions.view.ts';

type Parts = {
  application: Workspace['application'];
  retired_at: string | null;
  attempts: AttemptRow[];
  draft: DraftRow | undefined;
  timelineOf: (id: string) => StatusChange[];
};

export function viewWorkspaceTask(
  task: Task,
  { application, retired_at, attempts, draft, timelineOf }: Parts,
): WorkspaceTask {
  const newestFirst = attempts.toSorted((a, b) => b.attempt - a.attempt);
  const state: TaskState = newestFirst[0]?.status ?? 'open';
  const refusal = whyNotSubmit({ application_status: application.status, retired_at, state });
  return {
    ...task,
    retired: retired_at !== null,
    state,
    attempts: newestFirst.map((it) => viewAttempt(it, timelineOf(it.id))),
    draft: draft ? viewDraft(draft) : null,
    // Nobody would review it while the company is suspended.
    can: { submit: refusal === undefined && !application.company.suspended },
  };
}

const dayMs = 86_400_000;

/** What was done and learned, once every task is approved. */
export function viewCompletion(
  { status, accepted_at, finished_at }: Workspace['application'],
  tasks: WorkspaceTask[],
  { skills, tags }: { skills: string[]; tags: string[] },
): Workspace['completion'] {
  if (status !== 'completed' || !accepted_at || !finished_at) return null;
  const approved = tasks.filter(({ state }) => state === 'approved');
  // The record says the same: without all estimates, a sum would be too low.
  const minutes = approved.reduce<number | null>(
    (sum, task) => (sum === null || task.minutes === null ? null : sum + task.minutes),
    0,
  );
  return {
    finished_at,
    tasks: approved.length,
    attempts: tasks.reduce((sum, task) => sum + (task.attempts[0]?.attempt ?? 0), 0),
    minutes,
    days: Math.max(1, Math.ceil((Date.parse(finished_at) - Date.parse(accepted_at)) / dayMs)),
    skills,
    tags,
  };
}
