// Shows the student what the company will see, before they apply.
import type { Student } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FailedNotice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { sharedProfileQuery } from '../own/application-queries.ts';

type Props = {
  companyName: string;
  /** Link to the survey, for a student with an almost empty profile. */
  survey: ReactNode;
};

export function SharedProfile({ companyName, survey }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(sharedProfileQuery);
  return (
    <section className="grid gap-3">
      <h3 className="text-base">What {companyName} will see</h3>
      {data ? (
        <Shown student={data} survey={survey} />
      ) : isError ? (
        <FailedNotice busy={isFetching} onRetry={() => void refetch()}>
          Failed to load profile
        </FailedNotice>
      ) : (
        <div role="status">
          <span className="sr-only">Loading your profile…</span>
          <SkeletonRow />
        </div>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Lock aria-hidden className="mt-px" />
        They never see your email, and your school and social handles only if you share them below.
      </p>
    </section>
  );
}

function Shown({ student, survey }: { student: Student; survey: ReactNode }) {
  const facts = factsOf(student);
  const { grade, experience_level: experience, weekly_hours_available: hours } = student;
  const name = nameOf('student', student.full_name);
  const head = (
    <>
      <Avatar id={student.id} name={name} src={student.photo_url} />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {[grade && `Grade ${grade}`, experience, hours !== null && `${hoursInWords(hours)} a week`]
            .filter(Boolean)
            .join(' · ') || 'Student'}
        </p>
      </div>
    </>
  );
  if (facts.length > 0)
    // Closed, so that the rest of the form is in view.
    return (
      <details className="group rounded-control bg-sunken">
        <summary className="flex list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          {head}
          <ChevronDown aria-hidden className="text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4 pb-4 text-sm">
          {facts.map(([term, words]) => (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-medium">{words}</dd>
            </div>
          ))}
        </dl>
      </details>
    );
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      <div className="flex items-center gap-3">{head}</div>
      {hours === null && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p className="min-w-0 flex-1 basis-52">
            So far, they only see your name. Tell them a little about yourself to make it easier to say yes.
          </p>
          {survey}
        </div>
      )}
    </div>
  );
}

const factsOf = (student: Student) =>
  (
    [
      ['Skills', student.skills.join(', ')],
      ['Motivations', student.motivations.join(', ')],
      ['Interests', [...student.initiative_tags, ...student.company_tags].join(', ')],
    ] as const
  ).filter(([, words]) => words);
