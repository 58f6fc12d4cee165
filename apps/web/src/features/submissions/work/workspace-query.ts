// A student's work on an initiative. Under the `tasks` topic, which the server invalidates on every company change.
import type { SubmissionDraft, Workspace, WorkspaceTask } from '@questline/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/session/session.ts';

export const workspaceQuery = (initiativeId: string) =>
  queryOptions({
    queryKey: ['tasks', 'workspace', initiativeId],
    queryFn: ({ signal }) =>
      api('GET /api/initiatives/:id/workspace', { params: { id: initiativeId } }, { signal }),
    // Drafts saved on other devices don't invalidate it, so refetch on every visit.
    staleTime: 0,
    meta: { immediate: true },
  });

/** Updates the cached draft with what was just saved. */
export const showDraft = (
  queryClient: QueryClient,
  initiativeId: string,
  taskId: string,
  draft: SubmissionDraft | null,
) =>
  queryClient.setQueryData(
    workspaceQuery(initiativeId).queryKey,
    (space) =>
      space && {
        ...space,
        tasks: space.tasks.map((task): WorkspaceTask => (task.id === taskId ? { ...task, draft } : task)),
      },
  );

/** Refetches everything that shows the student's work. Resolves to the updated workspace. */
export async function readAgain(
  queryClient: QueryClient,
  initiativeId: string,
): Promise<Workspace | undefined> {
  await Promise.all(
    ['tasks', 'applications', 'submissions', 'home'].map((topic) =>
      queryClient.invalidateQueries({ queryKey: [topic] }),
    ),
  );
  return queryClient.getQueryData(workspaceQuery(initiativeId).queryKey);
}
