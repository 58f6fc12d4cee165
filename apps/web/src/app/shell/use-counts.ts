import { useQuery } from '@tanstack/react-query';
import { unreadMessagesQuery } from '../../features/messages/unread-query.ts';

/** Unread counts for navigation entries. */
export function useCounts() {
  const { data } = useQuery(unreadMessagesQuery);
  return (to: string) => (to === '/inbox' || to === '/company-inbox' ? (data?.count ?? 0) : 0);
}
