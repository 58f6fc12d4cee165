// Badges and labels for submissions.
import type { SubmissionStatus, SubmissionType } from '@questline/contract/plain';
import { FileUp, Link2, Type } from 'lucide-react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge } from '../../ui/badge.tsx';
import { kindWords, statusBadges } from './submission-words.ts';

export const SubmissionStatusBadge = ({ status }: { status: SubmissionStatus }) => (
  <Badge tone={statusBadges[status].tone}>{statusBadges[status].word}</Badge>
);

const icons = { text: Type, link: Link2, upload: FileUp };

export function SubmissionIcon({ type }: { type: SubmissionType }) {
  const Icon = icons[type];
  return <Icon aria-hidden className="size-4" />;
}

export const SubmissionKind = ({ type }: { type: SubmissionType }) => (
  <span className="inline-flex items-center gap-1.5">
    <SubmissionIcon type={type} />
    {kindWords[type]}
  </span>
);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const SubmittedAt = ({ time }: { time: string }) => (
  <time dateTime={time}>{day.format(new Date(time))}</time>
);

/** "2 days ago"; the date and time when pointed at. */
export const SubmittedAgo = ({ time }: { time: string }) => (
  <time dateTime={time} title={day.format(new Date(time))}>
    {timeAgo(time)}
  </time>
);

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** "Reviewed Nov 12", or nothing before the review. */
export const ReviewedOn = ({ time }: { time: string | null }) =>
  time && (
    <span>
      Reviewed <time dateTime={time}>{shortDay.format(new Date(time))}</time>
    </span>
  );
