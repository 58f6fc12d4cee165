import type { Attempt } from '@questline/contract';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AttemptWork } from './attempt-work.tsx';
import { SubmissionStatusBadge, SubmittedAt } from './review-words.tsx';

type Props = { attempts: Attempt[] };

/** What was handed in before for the same task, and what was said to it. */
export const EarlierAttempts = ({ attempts }: Props) => (
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
        <div className="grid gap-3 text-ink">
          <div className="max-h-60 overflow-y-auto">
            <AttemptWork attempt={attempt} />
          </div>
          {attempt.feedback && (
            <figure className="rounded-[14px] bg-sunken px-4 py-3">
              <figcaption className="text-xs text-ink-soft">You wrote</figcaption>
              <blockquote className="mt-0.5 as-typed">{attempt.feedback}</blockquote>
            </figure>
          )}
        </div>
      </Disclosure>
    ))}
  </section>
);
