import { Suspense } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useLast } from '../shared/use-last.ts';

const StudentProfile = lazyPart(
  () => import('../../../features/students/profile/student-profile.tsx'),
  'StudentProfile',
);

type Props = { id: string | undefined; onClose: () => void };

/** Shows a student from one of the company's lists without leaving the list. */
export function StudentDialog({ id, onClose }: Props) {
  const last = useLast(id);
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => open || onClose()}
      title="Student profile"
      wide
      reading
    >
      <Suspense fallback={<SkeletonText lines={6} />}>{last && <StudentProfile id={last} />}</Suspense>
    </Dialog>
  );
}
