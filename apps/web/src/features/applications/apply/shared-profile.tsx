// Shows the student what the company will see, before they apply.
import type { Student } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
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
  const name = nameOf('student', student.full_name);
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      <div className="flex items-center gap-3">
        <Avatar id={student.id} name={name} src={student.photo_url} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft">
            {[student.grade && `Grade ${student.grade}`, student.experience_level]
              .filter(Boolean)
              .join(' · ') || 'Student'}
          </p>
        </div>
      </div>
      {facts.length > 0 ? (
        <dl className="grid gap-x-4 gap-y-1.5 text-sm grid-cols-[5.5rem_minmax(0,1fr)]">
          {facts.map(([term, words]) => (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-medium">{words}</dd>
            </div>
          ))}
        </dl>
      ) : (
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

const factsOf = (student: Student): (readonly [string, string])[] =>
  [
    ['Skills', student.skills.join(', ')],
    [
      'Availability',
      student.weekly_hours_available === null ? '' : `${hoursInWords(student.weekly_hours_available)} a week`,
    ],
    ['Motivations', student.motivations.join(', ')],
    ['Interests', [...student.initiative_tags, ...student.company_tags].join(', ')],
  ].filter((fact): fact is [string, string] => !!fact[1]);
