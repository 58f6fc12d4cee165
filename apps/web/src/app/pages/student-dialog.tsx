import { Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-component.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { useLast } from './use-last.ts';

const StudentProfile = lazyPart(
  () => import('../../features/students/student-profile.tsx'),
  'StudentProfile',
);

type Props = { id: string | undefined; onClose: () => void };

/** A student of the company's lists, without leaving the list. */
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
