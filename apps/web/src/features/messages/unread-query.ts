// Separate from the other queries, so the shells don't load the inbox code.
import { queryOptions } from '@tanstack/react-query';
import { askShell } from '../../lib/query/shell-parts.ts';
import { api } from '../../lib/session/session.ts';

export const unreadMessagesQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) =>
    askShell('unread_messages', () => api('GET /api/conversations/unread', {}, { signal })),
});
