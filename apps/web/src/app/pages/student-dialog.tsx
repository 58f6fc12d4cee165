import { StudentProfile } from '../../features/students/student-profile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLast } from './use-last.ts';

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
      {last && <StudentProfile id={last} />}
    </Dialog>
  );
}
