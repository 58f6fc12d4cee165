import { useQuery } from '@tanstack/react-query';
import { yourTurnQuery } from '../../features/home/company/your-turn-query.ts';
import { unreadMessagesQuery } from '../../features/messages/unread-query.ts';

/** Counts for a student's navigation entries. */
export function useStudentCounts() {
  const { data } = useQuery(unreadMessagesQuery);
  return (to: string) => (to === '/inbox' ? (data?.count ?? 0) : 0);
}

/** Counts for a company's navigation entries: unread messages and applications, and what to review and pay. */
export function useCompanyCounts(): Record<string, { count: number; countOf: string }> {
  const unread = useQuery(unreadMessagesQuery).data?.count ?? 0;
  const { data } = useQuery(yourTurnQuery);
  const toPay = data?.rewards.count ?? 0;
  return {
    '/company-inbox': { count: unread + (data?.applications.count ?? 0), countOf: 'waiting' },
    '/company-active-users': {
      count: (data?.submissions.count ?? 0) + toPay,
      countOf: toPay > 0 ? 'to review or pay' : 'to review',
    },
  };
}
