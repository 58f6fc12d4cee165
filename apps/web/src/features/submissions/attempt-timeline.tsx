import type { Attempt, StatusChange } from '@questline/contract';
import { productName } from '@questline/contract/plain';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Timeline, TimelineEvent } from '../../ui/trail/timeline.tsx';
import type { WaypointState } from '../../ui/trail/trail.tsx';

/** What each side is called, "You" for the reader. A company is called after the person who did it. */
export type Sides = { student: string; company: (author: StatusChange['author']) => string };
type Props = { attempt: Pick<Attempt, 'attempt' | 'timeline'>; sides: Sides };

/** The history of one attempt with its feedback. */
export const AttemptTimeline = ({ attempt: { attempt, timeline }, sides }: Props) => (
  <Timeline label={`What happened to attempt ${attempt}`}>
    {timeline.map((change) => (
      <TimelineEvent
        key={`${change.status} ${change.created_at}`}
        state={pins[change.status] ?? 'open'}
        title={titleOf(change, sides)}
        at={change.created_at}
        when={timeAgo(change.created_at)}
      >
        {change.note && <p className="max-w-line as-typed">{change.note}</p>}
      </TimelineEvent>
    ))}
  </Timeline>
);

const pins: Partial<Record<StatusChange['status'], WaypointState>> = {
  pending: 'done',
  approved: 'done',
  needs_revision: 'current',
};

function titleOf({ status, by, author }: StatusChange, sides: Sides): string {
  if (by === 'student') return `${sides.student} submitted it`;
  const who = by === 'company' ? sides.company(author) : productName;
  return `${who} ${did[status] ?? 'changed it'}`;
}

const did: Partial<Record<StatusChange['status'], string>> = {
  approved: 'approved it',
  needs_revision: 'requested changes',
  reviewed: 'reviewed it',
};
