import type { OwnInitiativeCard } from '@questline/contract';
import { CirclePause, Lock } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** Whether students can find the initiative, and whether it still has room. */
export const StatusBadge = ({ initiative }: Props) => (
  <>
    {initiative.status === 'active' ? (
      <Badge tone="green">Active</Badge>
    ) : (
      <Badge icon={<CirclePause aria-hidden />}>Inactive</Badge>
    )}
    <FullBadge initiative={initiative} />
  </>
);

/** Alone where a heading or tab says the status. */
export const FullBadge = ({ initiative: { intake } }: { initiative: Pick<OwnInitiativeCard, 'intake'> }) =>
  intake.closed === 'places_taken' && (
    <Badge tone="blue" icon={<Lock aria-hidden />}>
      Full
    </Badge>
  );

type Props = { initiative: Pick<OwnInitiativeCard, 'status' | 'intake'> };
