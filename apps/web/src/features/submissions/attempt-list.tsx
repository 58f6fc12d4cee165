import type { Attempt } from '@questline/contract';
import { bylineOf } from '@questline/contract/plain';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { AttemptTimeline, type Sides } from './attempt-timeline.tsx';
import { AttemptWork } from './attempt-work.tsx';
import { CheckedCriteria } from './criteria.tsx';
import { SubmissionStatusBadge } from './review-words.tsx';
import { kindWords } from './submission-words.ts';

type Props = {
  attempts: Attempt[];
  companyName: string;
  /** The student is writing a new one. */
  earlier: boolean;
};

/** All attempts for a task with their timelines, newest first. */
export function AttemptList({ attempts, companyName, earlier }: Props) {
  const id = useId();
  const sides: Sides = { student: 'You', company: (author) => bylineOf(author?.name, companyName) };
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-2 pb-2 md:pb-3">
        <h4 id={id} className="text-lg">
          {earlier ? 'Earlier attempts' : attempts.length === 1 ? 'What you sent' : 'Your attempts'}
        </h4>
        <div className="[&>:last-child]:border-b-0">
          {attempts.map((attempt, i) => (
            <Disclosure
              key={attempt.id}
              // The task shows the newest feedback already.
              open={i === 0 && attempt.feedback === null}
              summary={<Summary attempt={attempt} />}
            >
              <div className="grid gap-5 pt-1 text-ink">
                <AttemptWork attempt={attempt} previewed={i === 0} />
                {i > 0 && <CheckedCriteria criteria={attempt.criteria} />}
                <AttemptTimeline attempt={attempt} sides={sides} />
              </div>
            </Disclosure>
          ))}
        </div>
      </Card>
    </section>
  );
}

const Summary = ({ attempt: { attempt, submission_type, status } }: { attempt: Attempt }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    Attempt {attempt}
    <span className="text-sm font-normal text-ink-soft">{kindWords[submission_type]}</span>
    <SubmissionStatusBadge status={status} />
  </span>
);
