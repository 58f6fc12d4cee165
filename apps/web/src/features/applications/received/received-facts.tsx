// What a company sees about an applicant before opening the profile, in one quiet line.
import type { ReceivedApplication } from '@questline/contract';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { cx } from '../../../ui/cx.ts';

export function ReceivedFacts({ application }: { application: ReceivedApplication }) {
  const { student, applied_at, status } = application;
  const { school, grade, experience_level, availability } = student;
  return (
    <dl className="inline">
      {/* True of every pending application, so it would only be in the way. */}
      {!school && status === 'pending' && (
        <Fact label="School" hidden>
          not shared yet
        </Fact>
      )}
      {grade !== null && (
        <Fact label="Grade" named>
          {grade}
        </Fact>
      )}
      {experience_level && <Fact label="Experience">{experience_level}</Fact>}
      {availability !== null && <Fact label="Availability">{hoursInWords(availability)}/week</Fact>}
      {(school || status !== 'pending') && (
        <Fact label="School" named={!school} long>
          {school ?? (isOver(status) ? 'not shared' : 'not specified')}
        </Fact>
      )}
      <Fact label="Applied" named>
        <time dateTime={applied_at}>{timeAgo(applied_at)}</time>
      </Fact>
    </dl>
  );
}

type FactProps = {
  label: string;
  /** The value alone doesn't say what it is. */
  named?: boolean;
  /** Only for screen readers. */
  hidden?: boolean;
  /** May take several lines. */
  long?: boolean;
  children: ReactNode;
};

/** Lines break after the dot, never before it. */
const Fact = ({ label, named, hidden, long, children }: FactProps) => (
  <>
    <div
      className={cx(
        hidden ? 'sr-only' : "inline not-last:after:whitespace-nowrap not-last:after:content-['_·']",
        !long && 'whitespace-nowrap',
      )}
    >
      <dt className={named ? 'inline' : 'sr-only'}>{label}</dt>{' '}
      <dd className="inline wrap-anywhere">{children}</dd>
    </div>{' '}
  </>
);

const isOver = (status: ReceivedApplication['status']) => status === 'ended' || status === 'rejected';
