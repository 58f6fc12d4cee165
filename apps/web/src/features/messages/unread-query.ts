// Apart from the other queries: every shell asks this one, and brings no inbox along.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const unreadMessagesQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => api('GET /api/conversations/unread', {}, { signal }),
});
