import type { ApplicationStatus } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';

const badges: Partial<Record<ApplicationStatus, ReactNode>> = {
  accepted: <Badge tone="green">Accepted</Badge>,
  completed: <Badge tone="green">Completed</Badge>,
  rejected: <Badge>Rejected</Badge>,
  ended: <Badge>Ended</Badge>,
};

/** The status of the application behind a conversation or contact. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => badges[status];
