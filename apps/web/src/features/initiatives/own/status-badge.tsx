import type { OwnInitiativeCard } from '@questline/contract';
import { Lock } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** Whether students can find the initiative, and whether it still has room. */
export function StatusBadge({ initiative: { status, intake } }: Props) {
  return (
    <>
      {status === 'active' ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>}
      {intake.closed === 'places_taken' && (
        <Badge tone="blue" icon={<Lock aria-hidden />}>
          Full
        </Badge>
      )}
    </>
  );
}

type Props = { initiative: Pick<OwnInitiativeCard, 'status' | 'intake'> };
