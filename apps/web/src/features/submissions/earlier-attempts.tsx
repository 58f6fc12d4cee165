import type { Attempt } from '@questline/contract';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { AttemptTimeline, type Sides } from './attempt-timeline.tsx';
import { AttemptWork } from './attempt-work.tsx';
import { SubmissionStatusBadge, SubmittedAt } from './review-words.tsx';

type Props = { attempts: Attempt[]; sides: Sides };

/** Earlier submissions for the same task, each with its timeline and feedback. */
export const EarlierAttempts = ({ attempts, sides }: Props) => (
  <section aria-label="Earlier attempts">
    <h3 className="text-base">Earlier attempts</h3>
    {attempts.map((attempt, i) => (
      <Disclosure
        key={attempt.id}
        open={i === 0}
        summary={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            Attempt {attempt.attempt}
            <SubmissionStatusBadge status={attempt.status} />
            <span className="text-sm font-normal text-ink-soft">
              <SubmittedAt time={attempt.completed_at} />
            </span>
          </span>
        }
      >
        <div className="grid gap-4 text-ink">
          <div className="max-h-60 overflow-y-auto">
            <AttemptWork attempt={attempt} />
          </div>
          <AttemptTimeline attempt={attempt} sides={sides} />
        </div>
      </Disclosure>
    ))}
  </section>
);
