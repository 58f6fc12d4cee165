import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/badge.tsx';
import { newProspectsQuery } from './prospect-queries.ts';

export function ProspectCount() {
  const { data } = useQuery(newProspectsQuery);
  return <CountBadge count={data ? data.waitlist + data.inquiry : 0} of="new" />;
}
