import { rewardOf, type Workspace } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  getAcceptedApplication,
  viewOwnApplication,
  type ApplicationsDeps,
} from '../applications/applications.public.ts';
import { listRewardsOfApplication, viewOwnReward } from '../rewards/rewards.public.ts';
import { listTasksOfStudent, viewTask } from '../tasks/tasks.public.ts';
import { readTimelines } from './read-timelines.ts';
import { listAttempts, listDrafts } from './submissions.work.queries.ts';
import { viewCompletion, viewWorkspaceTask } from './submissions.workspace.view.ts';

/** Only for a student who was accepted at some point; afterward it is history. */
export const readWorkspace = (
  deps: ApplicationsDeps,
  db: Db,
  student: SignedIn,
  initiativeId: string,
): Promise<Workspace> =>
  db.tx(async (tx) => {
    const row = await tx.one(getAcceptedApplication(student.id, initiativeId));
    const application = viewOwnApplication(row);
    const taskRows = await tx.many(listTasksOfStudent(initiativeId, student.id));
    const taskIds = taskRows.map(({ id }) => id);
    const attempts = await tx.many(listAttempts(student.id, taskIds));
    const drafts = new Map((await tx.many(listDrafts(student.id, taskIds))).map((it) => [it.task_id, it]));
    const rewards = await tx.many(listRewardsOfApplication(application.id));
    const subjects = [application.id, ...attempts.map(({ id }) => id)];
    const timelineOf = await readTimelines(deps, tx, student, subjects);

    const ofTask = Map.groupBy(attempts, ({ task_id }) => task_id);
    const tasks = taskRows.map(({ retired_at, ...task }) =>
      viewWorkspaceTask(viewTask(task), {
        application,
        retired_at,
        attempts: ofTask.get(task.id) ?? [],
        draft: drafts.get(task.id),
        timelineOf,
      }),
    );
    return {
      application,
      timeline: timelineOf(application.id),
      reward: rewardOf(row),
      rewards: rewards.map(viewOwnReward),
      tasks,
      completion: viewCompletion(application, tasks, row),
      can: {
        submit: tasks.some(({ can }) => can.submit),
        leave: application.can.leave,
        // Accepted students may write until they leave, as long as the company has an account.
        ask: row.stage !== 'closed' && row.left_at === null,
      },
    };
  });
