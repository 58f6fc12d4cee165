import { type ReactNode, Suspense } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useLast } from '../shared/use-last.ts';

const StudentProfile = lazyPart(
  () => import('../../../features/students/profile/student-profile.tsx'),
  'StudentProfile',
);

const TeamNotes = lazyPart(() => import('../../../features/applications/notes/team-notes.tsx'), 'TeamNotes');

type Props = {
  id: string | undefined;
  onClose: () => void;
  /** Above the profile. */
  note?: ReactNode;
  /** Always in view, below the profile. */
  decision?: ReactNode;
};

/** Shows a student from one of the company's lists without leaving the list. */
export function StudentDialog({ id, onClose, note, decision }: Props) {
  const last = useLast(id);
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => open || onClose()}
      title="Student profile"
      wide
      reading
      footer={decision}
    >
      {note && <div className="mb-6">{note}</div>}
      <Suspense fallback={<SkeletonText lines={6} />}>
        {last && (
          <>
            <StudentProfile id={last} />
            <TeamNotes key={last} studentId={last} />
          </>
        )}
      </Suspense>
    </Dialog>
  );
}
