import type { Attempt, StatusChange } from '@questline/contract';
import { productName } from '@questline/contract/plain';
import { useId } from 'react';
import { timeAgo } from '../../lib/time-ago.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Timeline, TimelineEvent } from '../../ui/timeline.tsx';
import type { WaypointState } from '../../ui/trail.tsx';
import { AttemptWork } from './attempt-work.tsx';
import { SubmissionStatusBadge } from './review-words.tsx';
import { kindWords } from './submission-words.ts';

type Props = { attempts: Attempt[]; companyName: string };

/** Everything that was handed in for a task, the newest first, each with its story. The company sees the same. */
export function AttemptList({ attempts, companyName }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-2">
        <h4 id={id} className="text-lg">
          {attempts.length === 1 ? 'Your attempt' : 'Your attempts'}
        </h4>
        <div>
          {attempts.map((attempt, i) => (
            <Disclosure key={attempt.id} open={i === 0} summary={<Summary attempt={attempt} />}>
              <div className="grid gap-5 pt-1 text-ink">
                <AttemptWork attempt={attempt} />
                <Timeline label={`What happened to attempt ${attempt.attempt}`}>
                  {attempt.timeline.map((change) => (
                    <TimelineEvent
                      key={`${change.status} ${change.created_at}`}
                      state={pins[change.status] ?? 'open'}
                      title={titleOf(change, companyName)}
                      at={change.created_at}
                      when={timeAgo(change.created_at)}
                    >
                      {change.note && <p className="max-w-line as-typed">{change.note}</p>}
                    </TimelineEvent>
                  ))}
                </Timeline>
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

const pins: Partial<Record<StatusChange['status'], WaypointState>> = {
  pending: 'done',
  approved: 'done',
  needs_revision: 'current',
};

function titleOf({ status, by }: StatusChange, companyName: string): string {
  if (by === 'student') return 'You sent it';
  const who = by === 'company' ? companyName : productName;
  return `${who} ${did[status] ?? 'changed it'}`;
}

const did: Partial<Record<StatusChange['status'], string>> = {
  approved: 'approved it',
  needs_revision: 'asked for a revision',
  reviewed: 'read it',
};
