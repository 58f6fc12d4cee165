import type { Task } from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';

type TaskRow = Pick<
  Row<'tasks'>,
  'id' | 'title' | 'instructions' | 'task_order' | 'allowed_types' | 'minutes' | 'resources' | 'criteria'
>;

export const viewTask = ({ allowed_types, resources, ...row }: TaskRow): Task => ({
  ...row,
  // The contract validated both when they were saved.
  allowed_types: allowed_types as Task['allowed_types'],
  resources: resources as Task['resources'],
});
