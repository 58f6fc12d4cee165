import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/badge.tsx';
import { correctionsQuery } from './correction-queries.ts';

/** Without those that the operator requested: someone else approves them. */
export const CorrectionCount = () => (
  <CountBadge
    count={useQuery(correctionsQuery).data?.filter(({ can }) => can.approve).length ?? 0}
    of="waiting"
  />
);
