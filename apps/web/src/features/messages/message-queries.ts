// Conversation queries. Keys begin with the topic, so an invalidation refetches them.
import type { ConversationStatus } from '@questline/contract/plain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { api } from '../../lib/session/session.ts';
import { type AskPage, refreshThread, type Thread, withOlder } from './thread/thread-state.ts';

/** The last two are only for companies. */
export type InboxFilter = {
  unread?: 'true' | undefined;
  initiative?: string | undefined;
  status?: ConversationStatus | undefined;
};

export const conversationsQuery = ({ unread, initiative, status }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'conversations', { unread, initiative, status }],
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/conversations',
        {
          query: {
            ...(unread && { unread }),
            ...(initiative && { initiative_id: initiative }),
            ...(status && { application_status: status }),
            ...(pageParam && { before: pageParam }),
          },
        },
        { signal },
      ),
    ...byCursor,
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', 'conversation', id],
    queryFn: ({ signal }) => api('GET /api/conversations/:id', { params: { id } }, { signal }),
  });

/** A message by id, for an email's link. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', 'message', id],
    queryFn: ({ signal }) => api('GET /api/messages/:id', { params: { id } }, { signal }),
  });

export const contactsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'contacts', q],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/contacts', { query: { q, ...(pageParam && { before: pageParam }) } }, { signal }),
    ...byCursor,
  });

export const contactQuery = (userId: string, initiativeId: string | undefined) =>
  queryOptions({
    queryKey: ['messages', 'with', userId, initiativeId ?? null],
    queryFn: ({ signal }) =>
      api(
        'GET /api/conversations/with',
        { query: { user_id: userId, ...(initiativeId && { initiative_id: initiativeId }) } },
        { signal },
      ),
  });

export const threadKey = (id: string) => ['messages', 'thread', id] as const;

const pagesOf =
  (id: string, signal?: AbortSignal): AskPage =>
  (before) =>
    api(
      'GET /api/conversations/:id/messages',
      { params: { id }, query: { ...(before && { before }) } },
      { ...(signal && { signal }) },
    );

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: ({ client, signal }) =>
      refreshThread(() => client.getQueryData<Thread>(threadKey(id)), pagesOf(id, signal)),
    meta: { immediate: true },
  });

export async function loadOlder(client: QueryClient, id: string): Promise<void> {
  const next = client.getQueryData<Thread>(threadKey(id))?.next;
  if (!next) return;
  const page = await pagesOf(id)(next);
  client.setQueryData<Thread>(threadKey(id), (now) => (now?.next === next ? withOlder(now, page) : now));
}
