import type { First, ReviewedSubmission } from '@questline/contract';
import { whoWasFirst } from '../../../lib/format/who-was-first.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

const words: Record<string, string> = {
  approved: 'This was already approved',
  needs_revision: 'Changes were already requested',
  reviewed: 'This was already marked as reviewed',
  ended: 'This collaboration has ended',
  superseded: 'The student submitted a newer attempt',
};

const did: Record<string, string> = {
  approved: 'approved this',
  needs_revision: 'requested changes',
  reviewed: 'marked this as reviewed',
  ended: 'ended this collaboration',
};

export type Late = {
  state: string;
  first: First | undefined;
  unsent: string;
  /** Whether a decision was refused, or the submission changed before one was made. */
  attempted: boolean;
};

/** For feedback that was still being written when someone else decided. */
export function overtaken({ id, status, attempt, attempts }: ReviewedSubmission, unsent: string): Late {
  const step = attempts.find((it) => it.id === id)?.timeline.findLast(({ by }) => by === 'company');
  const first = step && { by: step.author, at: step.created_at };
  if (status !== 'pending') return { state: status, first, unsent, attempted: false };
  const state = attempts.some((it) => it.attempt > attempt) ? 'superseded' : 'ended';
  return { state, first: undefined, unsent, attempted: false };
}

/** Shown when someone else already decided. */
export const LateNotice = ({ state, first, unsent, attempted }: Late) => (
  <Notice
    tone="warn"
    title={
      first && did[state] ? whoWasFirst(first, did[state]) : (words[state] ?? 'This has already been decided')
    }
  >
    {attempted && <p>Your decision wasn't saved, and the student wasn't notified again.</p>}
    {unsent.trim() && <p className="not-first:mt-2 as-typed">Your feedback wasn't sent: “{unsent.trim()}”</p>}
  </Notice>
);
