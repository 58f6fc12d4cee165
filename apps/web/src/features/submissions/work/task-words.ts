// Task and attempt states as students read them.
import type { WorkspaceTask } from '@questline/contract';
import { minutesInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { isEmpty, workOfDraft } from './work.ts';

const done = {
  pending: 'Submitted',
  reviewed: 'Reviewed',
  approved: 'Approved',
  needs_revision: 'Changes requested',
};

/** The text below a task in the list. */
export function noteOf({ state, retired, attempts, draft, minutes }: WorkspaceTask): string | undefined {
  if (retired) return 'No longer needed';
  const [newest] = attempts;
  if (state !== 'open' && newest) {
    const since = state === 'pending' ? newest.completed_at : (newest.reviewed_at ?? newest.completed_at);
    return `${done[state]} · ${timeAgo(since)}`;
  }
  if (draft && !isEmpty(workOfDraft(draft))) return 'Draft started';
  return minutes === null ? undefined : `About ${minutesInWords(minutes)}`;
}
