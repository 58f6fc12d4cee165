// What a company sees about an applicant before opening the profile.
import type { ReceivedApplication } from '@questline/contract';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';

export function ReceivedFacts({ application }: { application: ReceivedApplication }) {
  const { student, applied_at, status } = application;
  return (
    <dl className="grid min-w-0 grid-cols-[1.3fr_1fr_1fr] gap-x-3 gap-y-2 md:flex md:flex-wrap md:gap-x-5">
      <Fact label="School">{student.school ?? noSchool(status)}</Fact>
      <Fact label="Grade">{student.grade}</Fact>
      <Fact label="Experience">{student.experience_level}</Fact>
      <Fact label="Availability">
        {student.availability !== null && `${hoursInWords(student.availability)}/week`}
      </Fact>
      <Fact label="Applied">
        <time dateTime={applied_at}>{timeAgo(applied_at)}</time>
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="text-sm leading-snug font-semibold wrap-anywhere">
      {children || <span className="font-normal text-ink-soft">Not specified</span>}
    </dd>
  </div>
);

function noSchool(status: ReceivedApplication['status']) {
  if (status !== 'pending') return status === 'ended' || status === 'rejected' ? 'Not shared' : null;
  return (
    <span className="inline-flex items-center gap-1.5 font-normal text-ink-soft">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      Not shared yet
    </span>
  );
}
