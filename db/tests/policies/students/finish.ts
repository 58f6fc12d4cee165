// The owner's last tasks at the accepted company are approved.
import type { World } from '../../world.ts';
import { submit } from '../submissions/submit.ts';

export const approve = (w: World, task: string) =>
  `update task_submissions set status = 'approved' where task_id = '${task}' and student_id = '${w.owner}'
   and superseded_at is null`;

export const finish = (w: World): ['owner' | 'accepted company', string][] => [
  ['accepted company', approve(w, w.resubmittedTask)],
  ['owner', submit(w)],
  ['accepted company', approve(w, w.openTask)],
];
