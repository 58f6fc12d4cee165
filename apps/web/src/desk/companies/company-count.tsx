import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/badge.tsx';
import { reviewsQuery } from './company-queries.ts';

export const CompanyCount = () => (
  <CountBadge count={useQuery(reviewsQuery).data?.length ?? 0} of="waiting" />
);
