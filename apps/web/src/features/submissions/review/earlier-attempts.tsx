import type { Attempt } from '@questline/contract';
import { Check, ChevronDown, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { AttemptTimeline, type Sides } from '../attempt-timeline.tsx';
import { AttemptWork } from '../attempt-work.tsx';
import { CheckedCriteria } from '../criteria.tsx';
import { SubmissionStatusBadge } from '../review-words.tsx';

type Props = { attempts: Attempt[]; sides: Sides };

/** Earlier submissions for the same task, oldest first: a trail that leads to the work under review. */
export const EarlierAttempts = ({ attempts, sides }: Props) => (
  <section aria-label="Earlier attempts">
    <ol className="grid">
      {attempts.toReversed().map((attempt) => (
        <li
          key={attempt.id}
          className="relative lg:grid lg:grid-cols-[2rem_minmax(0,1fr)] lg:gap-x-3 lg:pb-3"
        >
          {/* The path to the next waypoint. */}
          <span
            aria-hidden
            className="absolute top-9 -bottom-3.5 left-3.5 w-0 border-l-4 border-dotted border-edge max-lg:hidden"
          />
          <Pin attempt={attempt} />
          <EarlierAttempt attempt={attempt} sides={sides} />
        </li>
      ))}
    </ol>
  </section>
);

const Pin = ({ attempt: { status } }: { attempt: Attempt }) => (
  <span
    aria-hidden
    className="grid size-8 place-items-center rounded-full bg-coral-soft text-coral-strong max-lg:hidden [&_svg]:size-4"
  >
    {status === 'approved' ? <Check strokeWidth={2.5} /> : <RotateCcw strokeWidth={2.25} />}
  </span>
);

function EarlierAttempt({ attempt, sides }: { attempt: Attempt; sides: Sides }) {
  const { attempt: number, status, timeline, completed_at } = attempt;
  // Files load only once they are looked at.
  const [open, setOpen] = useState(false);
  const answer = timeline.findLast(({ by }) => by === 'company');
  return (
    <details className="group min-w-0" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-8 list-none items-center gap-x-2.5 max-lg:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-semibold">Attempt {number}</span>
        <SubmissionStatusBadge status={status} />
        <span className="min-w-0 grow truncate text-sm text-ink-soft group-open:invisible">
          {answer
            ? `${sides.company(answer.author)}, ${timeAgo(answer.created_at)}${answer.note ? `: “${answer.note}”` : ''}`
            : timeAgo(completed_at)}
        </span>
        <ChevronDown aria-hidden className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2 pb-4">
        <AttemptWork attempt={attempt} reviewed={open} />
        <CheckedCriteria criteria={attempt.criteria} />
        <AttemptTimeline attempt={attempt} sides={sides} />
      </div>
    </details>
  );
}
