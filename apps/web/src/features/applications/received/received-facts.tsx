// What a company sees about an applicant before opening the profile, in one quiet line.
import type { ReceivedApplication } from '@questline/contract';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { cx } from '../../../ui/cx.ts';

type Props = {
  application: ReceivedApplication;
  /** Link to the initiative, if the list has several. Narrow cards have it on its own line. */
  about: ReactNode;
};

export function ReceivedFacts({ application, about }: Props) {
  const { student, applied_at, status } = application;
  const { school, grade, experience_level, availability } = student;
  return (
    // The dot before the first fact of each line is outside the clipped box.
    <div className="-ml-1 overflow-x-clip pl-1 text-sm text-ink-soft wrap-anywhere">
      <div className="-ml-3 flex flex-wrap">
        {about && <div className={cx(item, '@max-4xl:basis-full')}>{about}</div>}
        <dl className="contents">
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
          {availability !== null && <Fact label="Availability">{hoursInWords(availability)} a week</Fact>}
          {(school || status !== 'pending') && (
            <Fact label="School" named={!school} long>
              {school ?? (isOver(status) ? 'not shared' : 'not specified')}
            </Fact>
          )}
          <Fact label="Applied" named>
            <time dateTime={applied_at}>{timeAgo(applied_at)}</time>
          </Fact>
        </dl>
      </div>
    </div>
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

const Fact = ({ label, named, hidden, long, children }: FactProps) => (
  <div className={cx(hidden ? 'sr-only' : item, !long && 'whitespace-nowrap')}>
    <dt className={named ? 'inline' : 'sr-only'}>{label}</dt>{' '}
    <dd className="inline wrap-anywhere">{children}</dd>
  </div>
);

const item = "relative min-w-0 pl-3 before:absolute before:left-1 before:content-['·']";

const isOver = (status: ReceivedApplication['status']) => status === 'ended' || status === 'rejected';
