import type { ApplicationStatus } from '@questline/contract/plain';
import { CircleSlash, DoorClosed, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const looks: Record<ApplicationStatus, { word: string; tone: BadgeTone; icon?: ReactNode }> = {
  pending: { word: 'Pending', tone: 'yellow' },
  accepted: { word: 'Accepted', tone: 'green' },
  rejected: { word: 'Rejected', tone: 'red', icon: <CircleSlash aria-hidden strokeWidth={2.25} /> },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  completed: { word: 'Completed', tone: 'green', icon: <Flag aria-hidden strokeWidth={2.25} /> },
  ended: { word: 'Ended', tone: 'neutral', icon: <DoorClosed aria-hidden strokeWidth={2.25} /> },
};

type Props = { status: ApplicationStatus; unanswered?: boolean };

export function ApplicationStatusBadge({ status, unanswered = false }: Props) {
  const { word, ...look } = looks[status];
  return <Badge {...look}>{unanswered ? 'Closed, no answer' : word}</Badge>;
}
