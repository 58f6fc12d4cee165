// A student as a company sees them: on /profile/{userId}, in the profile dialog of an application, and in the
// student's own preview. Details that aren't shared say so.
import type { Student } from '@questline/contract';
import { firstName, nameOf } from '@questline/contract/plain';
import { Clock, Coffee, GraduationCap, Lock, School, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDay } from '../../../lib/format/days.ts';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { StudentHandles } from './student-handles.tsx';
import { Words } from './words.tsx';

type Props = {
  student: Student;
  /** Shown next to the name: Accept and Reject, or Message. */
  action?: ReactNode;
  /** Without photo and name, which are in the title of the dialog. */
  untitled?: boolean | undefined;
  /** Why the student fits what they applied for. */
  fits?: readonly string[] | undefined;
};

export function StudentProfileView({ student, action, untitled, fits }: Props) {
  const name = nameOf('student', student.full_name);
  const { contacts, weekly_hours_available: hours } = student;
  return (
    <article aria-label={`Profile of ${name}`} className="@container grid grid-cols-1 gap-7">
      {!untitled && (
        <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <Avatar id={student.id} name={name} src={student.photo_url} size="huge" />
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="text-2xl wrap-anywhere">{name}</h2>
            {student.username && <p className="truncate text-ink-soft">@{student.username}</p>}
          </div>
          {action}
        </header>
      )}
      {student.back_on && (
        <div>
          <Badge icon={<Coffee aria-hidden />}>On a break. Back on {shortDay(student.back_on)}</Badge>
        </div>
      )}
      <dl
        className={cx(
          'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line',
          contacts ? '@3xl:grid-cols-4' : '@max-lg:*:last:col-span-2 @lg:grid-cols-3',
        )}
      >
        <Fact icon={<GraduationCap />} label="Grade">
          {student.grade && `${student.grade}th`}
        </Fact>
        <Fact icon={<Sprout />} label="Experience">
          {student.experience_level}
        </Fact>
        <Fact icon={<Clock />} label="Availability">
          {hours !== null && `${hoursInWords(hours)} a week`}
        </Fact>
        {contacts && (
          <Fact icon={<School />} label="School">
            {contacts.school}
          </Fact>
        )}
      </dl>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @2xl:grid-cols-2">
        <Words title="Skills" words={student.skills} fits={fits} />
        <Words title="Motivations" words={student.motivations} />
        <Words title="Initiative interests" words={student.initiative_tags} fits={fits} />
        <Words title="Company interests" words={student.company_tags} fits={fits} />
      </div>
      {contacts ? (
        <section className="grid gap-2">
          <h3 className="text-base">Social handles</h3>
          <StudentHandles {...contacts} />
        </section>
      ) : (
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {/* The stage doesn't tell whether they were shared before an application ended. */}
          {student.stage === 'pending'
            ? `School and social handles show up here after you accept, if ${firstName(name)} shares them.`
            : "School and social handles aren't shared."}
        </p>
      )}
    </article>
  );
}

type FactProps = { icon: ReactNode; label: string; children: ReactNode };

const Fact = ({ icon, label, children }: FactProps) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5 bg-surface px-3 py-3 @md:gap-x-3 @md:px-4">
    <span aria-hidden className="row-span-2 text-xl text-trail">
      {icon}
    </span>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="leading-snug font-semibold wrap-anywhere">
      {children || <span className="font-normal text-ink-soft">Not specified</span>}
    </dd>
  </div>
);
