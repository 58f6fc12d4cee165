import type { RewardState } from '@questline/contract/plain';
import { Clock, Hourglass } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Where a reward is, the same for both sides. */
export function RewardBadge({ state, overdue = false }: { state: RewardState; overdue?: boolean }) {
  if (state === 'received') return <Badge tone="green">Received</Badge>;
  if (state === 'missing') return <Badge tone="coral">Not arrived</Badge>;
  if (state === 'paid')
    return (
      <Badge tone="blue" icon={<Hourglass aria-hidden />}>
        Paid
      </Badge>
    );
  return overdue ? (
    <Badge tone="red" icon={<Clock aria-hidden />}>
      Overdue
    </Badge>
  ) : (
    <Badge tone="yellow">Owed</Badge>
  );
}
