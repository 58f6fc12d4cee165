// Labels for submissions, shown to both sides.
import type { SubmissionStatus, SubmissionType } from '@questline/contract';
import type { BadgeTone } from '../../ui/badge.tsx';

export const statusBadges = {
  pending: { tone: 'yellow', word: 'Pending' },
  reviewed: { tone: 'blue', word: 'Reviewed' },
  approved: { tone: 'green', word: 'Approved' },
  needs_revision: { tone: 'red', word: 'Needs Revision' },
} as const satisfies Record<SubmissionStatus, { tone: BadgeTone; word: string }>;

export const kindWords: Record<SubmissionType, string> = { text: 'Text', link: 'Link', upload: 'Upload' };
