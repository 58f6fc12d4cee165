// Drafts of work, in this browser and on the server.
import type { WorkspaceTask } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import {
  findLocalDraft,
  forgetLocalDraft,
  keepLocalDraft,
  listLocalDrafts,
  taskDrafts,
} from '../../../../lib/drafts/local-draft.ts';
import { api, session } from '../../../../lib/session/session.ts';
import { emptyWork, containsAll, isSubmitted, type Work, workOfDraft } from '../work.ts';

type Copy = { work: Work; over: number | null };

const nameOf = (taskId: string) => taskDrafts + taskId;

export const copyOf = (taskId: string) => ({
  keep: (work: Work, over: number | null) => keepLocalDraft(nameOf(taskId), { work, over } satisfies Copy),
  find: () => findLocalDraft(nameOf(taskId)) as Copy | undefined,
  forget: () => forgetLocalDraft(nameOf(taskId)),
});

export type DraftStart = { work: Work; version: number | null; unsent: boolean };

/** What the composer starts with: this browser's unsent draft, else the server's draft, else nothing. */
export function beginWork(task: WorkspaceTask): DraftStart {
  const start = findStart(task);
  const { submission_type } = emptyWork(task);
  // The company may have changed the allowed types.
  return task.allowed_types.includes(start.work.submission_type)
    ? start
    : { ...start, work: { ...start.work, submission_type } };
}

function findStart(task: WorkspaceTask): DraftStart {
  const copy = copyOf(task.id);
  const kept = copy.find();
  const { draft } = task;
  if (kept && !isSubmitted(kept.work, task.attempts[0])) {
    // The server may have saved more than this browser knows. If this copy contains all of it, overwriting loses nothing.
    const containsDraft = draft !== null && containsAll(kept.work, workOfDraft(draft));
    return { work: kept.work, version: containsDraft ? draft.revision : kept.over, unsent: true };
  }
  if (kept) copy.forget();
  return {
    work: draft ? workOfDraft(draft) : emptyWork(task),
    version: draft?.revision ?? null,
    unsent: false,
  };
}

export async function writeTaskDraft(taskId: string, { file, ...work }: Work, over: number | null) {
  try {
    return await api('PUT /api/tasks/:id/draft', {
      params: { id: taskId },
      body: { ...work, file_id: file?.id ?? null, revision: over ?? 0 },
    });
  } catch (error) {
    // Let the session client check whether the session has ended. The draft stays in this browser.
    if (error instanceof ApiError && error.code === 'not_signed_in') void session.recheckToken();
    throw error;
  }
}

export const discardTaskDraft = (taskId: string) =>
  api('DELETE /api/tasks/:id/draft', { params: { id: taskId } });

/** Tasks whose composer is open in this tab. It saves its draft itself. */
export const openComposers = new Set<string>();

/** Saves drafts that a closed tab couldn't. If the server has another version, the composer asks when it's opened. */
export async function sendDraftsLeftBehind() {
  for (const [name] of listLocalDrafts(taskDrafts)) {
    const taskId = name.slice(taskDrafts.length);
    const copy = copyOf(taskId).find();
    if (!copy || openComposers.has(taskId)) continue;
    try {
      await writeTaskDraft(taskId, copy.work, copy.over);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      continue;
    }
    // It may have been opened and changed since.
    if (JSON.stringify(copyOf(taskId).find()) === JSON.stringify(copy)) copyOf(taskId).forget();
  }
}
