import { nameOf } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { studentQuery } from '../../../features/students/student-queries.ts';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useLast } from '../shared/use-last.ts';

const StudentProfile = lazyPart(
  () => import('../../../features/students/profile/student-profile.tsx'),
  'StudentProfile',
);

const TeamNotes = lazyPart(() => import('../../../features/applications/notes/team-notes.tsx'), 'TeamNotes');

type Props = {
  id: string | undefined;
  onClose: () => void;
  /** Previous and next student. */
  steps?: ReactNode;
  /** Why the student fits. */
  fits?: readonly string[] | undefined;
  /** What the student applied for and wrote, above the profile. */
  application?: ReactNode;
  /** Always in view, below the profile. */
  decision?: ReactNode;
};

/** Shows a student from one of the company's lists without leaving the list. */
export function StudentDialog({ id, onClose, steps, fits, application, decision }: Props) {
  const last = useLast(id);
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={last === undefined ? 'Student profile' : <Title id={last} />}
      tools={steps}
      wide
      reading
      footer={decision}
    >
      {application && <div className="mb-5">{application}</div>}
      <Suspense fallback={<SkeletonText lines={6} />}>
        {last && (
          <>
            <StudentProfile id={last} untitled fits={fits} />
            <TeamNotes key={last} studentId={last} />
          </>
        )}
      </Suspense>
    </Dialog>
  );
}

function Title({ id }: { id: string }) {
  const { data: student, error } = useQuery(studentQuery(id));
  // A student who withdrew is hidden, even if their profile was loaded before.
  if (!student || isNotFound(error)) return 'Student profile';
  const name = nameOf('student', student.full_name);
  return (
    // On phones, a smaller photo leaves the name on one line.
    <span className="flex min-w-0 items-center gap-3 max-md:[&>:first-child]:size-10 md:gap-3.5">
      <Avatar id={id} name={name} src={student.photo_url} size="large" />
      <span className="grid min-w-0">
        <span className="sr-only">Student profile of </span>
        <span title={name} className="line-clamp-2 leading-tight wrap-anywhere">
          {name}
        </span>
        {student.username && (
          <span className="truncate font-text text-sm font-normal tracking-normal text-ink-soft">
            @{student.username}
          </span>
        )}
      </span>
    </span>
  );
}
