import { useInfiniteQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/badge.tsx';
import { emailsQuery } from './email-queries.ts';

export const EmailCount = () => (
  <CountBadge count={useInfiniteQuery(emailsQuery).data?.pages[0]?.count ?? 0} of="waiting" />
);
