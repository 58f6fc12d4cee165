// Work under review, in words.
import type { SubmissionStatus, SubmissionType } from '@questline/contract/plain';
import { FileUp, Link2, Type } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const badges: Record<SubmissionStatus, { tone: BadgeTone; word: string }> = {
  pending: { tone: 'yellow', word: 'Pending' },
  reviewed: { tone: 'blue', word: 'Reviewed' },
  approved: { tone: 'green', word: 'Approved' },
  needs_revision: { tone: 'red', word: 'Needs Revision' },
};

export const SubmissionStatusBadge = ({ status }: { status: SubmissionStatus }) => (
  <Badge tone={badges[status].tone}>{badges[status].word}</Badge>
);

const kinds = {
  text: { Icon: Type, word: 'Text' },
  link: { Icon: Link2, word: 'Link' },
  upload: { Icon: FileUp, word: 'Upload' },
};

export function SubmissionKind({ type }: { type: SubmissionType }) {
  const { Icon, word } = kinds[type];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const SubmittedAt = ({ time }: { time: string }) => (
  <time dateTime={time}>{day.format(new Date(time))}</time>
);
