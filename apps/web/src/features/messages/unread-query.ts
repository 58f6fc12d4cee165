// Separate from the other queries, so the shells don't load the inbox code.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const unreadMessagesQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => api('GET /api/conversations/unread', {}, { signal }),
});
