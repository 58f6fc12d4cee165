import type { SavedTask, Task } from '@questline/contract';
import type { Statements } from '../../platform/database/db.ts';
import { changeTask, deleteUntouched, insertTasks, retireRest, type OfInitiative } from './tasks.queries.ts';
import { planTasks } from './tasks.rules.ts';

/** Replaces the locked tasks of an initiative with the list. Tasks with submissions are retired instead of deleted. */
export async function replaceTasks(
  tx: Statements,
  of: OfInitiative,
  { existing, wanted }: { existing: Task[]; wanted: SavedTask[] },
) {
  const { added, changed, removed } = planTasks(existing, wanted);
  // Insert first, so an active initiative is never without tasks.
  if (added.length) await tx.run(insertTasks(of, added));
  for (const task of changed) await tx.run(changeTask(task));
  if (!removed.length) return;
  await tx.run(deleteUntouched(removed));
  await tx.run(retireRest(removed));
}
