// Decisions about tasks: pure, no I/O, no clock.
import { isDeepStrictEqual } from 'node:util';
import type { SavedTask, Task } from '@questline/contract';

export type WrittenTask = Omit<Task, 'id'>;

/** What a saved list does to the current tasks. An unknown id creates a new task, so content written while another
 *  tab removed the task is kept. */
export function planTasks(existing: readonly Task[], wanted: readonly SavedTask[]) {
  const left = new Map(existing.map((task) => [task.id, task]));
  const added: WrittenTask[] = [];
  const changed: Task[] = [];
  for (const [i, { id = '', ...task }] of wanted.entries()) {
    const written = { ...task, task_order: i + 1 };
    const old = left.get(id);
    left.delete(id);
    if (!old) added.push(written);
    else if (!isDeepStrictEqual(old, { ...written, id })) changed.push({ ...written, id });
  }
  return { added, changed, removed: [...left.keys()] };
}
