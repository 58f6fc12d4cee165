// A student's work on an initiative. Under `tasks`: whatever a company decides or changes about it is news of that topic.
import type { SubmissionDraft, Workspace, WorkspaceTask } from '@questline/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/session/session.ts';

export const workspaceQuery = (initiativeId: string) =>
  queryOptions({
    queryKey: ['tasks', 'workspace', initiativeId],
    queryFn: ({ signal }) =>
      api('GET /api/initiatives/:id/workspace', { params: { id: initiativeId } }, { signal }),
    // Drafts grow on other devices without news: whoever comes back reads anew.
    staleTime: 0,
    meta: { prompt: true },
  });

/** What was just kept is what the next look begins with. */
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

/** After a step of one's own: everything that shows it is read again. Resolves with the workspace as it is then. */
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
