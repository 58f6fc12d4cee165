import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/badge.tsx';
import { reportsQuery } from './report-queries.ts';

export const ReportCount = () => <CountBadge count={useQuery(reportsQuery).data?.length ?? 0} of="waiting" />;
