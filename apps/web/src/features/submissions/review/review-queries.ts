// Queries for reviewing work. Keys begin with the topic, so an invalidation refetches them.
import type { QueuedSubmission } from '@questline/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { api } from '../../../lib/session/session.ts';

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'one', id],
    queryFn: ({ signal }) => api('GET /api/submissions/:id', { params: { id } }, { signal }),
  });

export const submissionsOfQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['submissions', 'of-application', applicationId],
    queryFn: ({ signal }) =>
      api('GET /api/applications/:id/submissions', { params: { id: applicationId } }, { signal }),
  });

const queueQuery = (initiative?: string) =>
  infiniteQueryOptions({
    queryKey: ['submissions', 'queue', initiative ?? 'all'],
    // A teammate may be working on the same queue.
    meta: { immediate: true },
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/company/review-queue',
        {
          query: { ...(initiative && { initiative_id: initiative }), ...(pageParam && { after: pageParam }) },
        },
        { signal },
      ),
    ...byCursor,
  });

/** Across all initiatives, oldest first. */
export const reviewQueueQuery = queueQuery();

/** The work on one initiative, or on all. */
export const queueOf = (initiative: string | undefined) =>
  initiative ? queueQuery(initiative) : reviewQueueQuery;

type Queue = InfiniteData<{
  items: QueuedSubmission[];
  next: string | null;
  waiting: number;
  sent_back: QueuedSubmission[];
}>;

/** Removes a reviewed submission from the cached queues right away. */
export const leaveQueue = (queryClient: QueryClient, id: string) =>
  queryClient.setQueriesData<Queue>({ queryKey: ['submissions', 'queue'] }, (queue) => {
    if (!queue?.pages.some(({ items }) => items.some((it) => it.id === id))) return queue;
    const pages = queue.pages.map(({ items, waiting, ...page }) => ({
      ...page,
      items: items.filter((it) => it.id !== id),
      waiting: waiting - 1,
    }));
    return { ...queue, pages };
  });

export const snippetsQuery = queryOptions({
  queryKey: ['submissions', 'snippets'],
  queryFn: ({ signal }) => api('GET /api/company/feedback-snippets', {}, { signal }),
});

/** After a review, refetches the queue, the figures and the student rows. */
export const refetchReviews = (queryClient: QueryClient) =>
  Promise.all(
    ['submissions', 'applications'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })),
  );
