import type { TaskState, Workspace } from '@questline/contract';
import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '../../../ui/overlays/toast-store.ts';

const titles: Partial<Record<TaskState, string>> = {
  approved: 'Task approved',
  needs_revision: 'Changes requested',
  reviewed: 'Your work was seen',
};

/** Shows a toast when the company changes something while the page is open. */
export function useChangeToasts(workspace: Workspace) {
  const before = useRef(workspace);
  const shown = useRef('');
  useEffect(() => {
    const { application, tasks } = before.current;
    before.current = workspace;
    const stateOf = new Map(tasks.map(({ id, state }) => [id, state]));
    const changed = workspace.tasks.find(
      ({ id, state }) => titles[state] && stateOf.has(id) && stateOf.get(id) !== state,
    );
    // Completion has its own panel, so no toast.
    if (workspace.application.status === 'completed') dismissToast(shown.current);
    else if (changed)
      shown.current = toast({
        title: titles[changed.state]!,
        description: changed.title,
        variant: changed.state === 'approved' ? undefined : 'neutral',
      });
    else if (
      workspace.application.status === 'ended' &&
      application.status === 'accepted' &&
      endedByCompany(workspace)
    )
      toast({
        title: 'This collaboration has ended',
        description: 'Your work and the feedback stay here.',
        variant: 'neutral',
      });
  }, [workspace]);
}

const endedByCompany = ({ timeline }: Workspace) => timeline.at(-1)?.by === 'company';
