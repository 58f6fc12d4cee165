import type { WorkspaceTask } from '@questline/contract';
import type { WaypointState } from '../../../ui/trail/trail.tsx';

/** A task on the student's trail. */
export function waypointOf(
  { id, state, retired }: WorkspaceTask,
  nextId: string | undefined,
): WaypointState | 'waiting' {
  if (state === 'approved') return 'done';
  if (id === nextId) return 'current';
  return !retired && (state === 'pending' || state === 'reviewed') ? 'waiting' : 'open';
}
