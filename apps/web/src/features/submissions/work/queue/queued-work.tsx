import { PenLine } from 'lucide-react';
import { useMaintenance } from '../../../../lib/maintenance/maintenance.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { copyOf } from '../drafts/task-draft.ts';
import { workQueue } from './own-work-queue.ts';
import type { Queued } from './work-queue.ts';

type Props = { entry: Queued; onEdit: () => void };

/** Work that was submitted without a network. Editing it makes it a draft again. */
export function QueuedWork({ entry, onEdit }: Props) {
  const online = useOnline();
  const maintenance = useMaintenance();
  const later = maintenance ? 'the update is done' : "you're back online";
  const edit = () => {
    const taken = workQueue.cancel(entry.task_id);
    if (!taken) return;
    copyOf(entry.task_id).keep(taken.work, null);
    onEdit();
  };
  return (
    <Notice
      tone="info"
      title={online && !maintenance ? 'Submitting your work…' : `Your work will be submitted when ${later}`}
      action={
        <Button size="small" variant="secondary" icon={<PenLine aria-hidden />} onClick={edit}>
          Edit
        </Button>
      }
    >
      {entry.file ? `${entry.file.name} is saved on this device.` : "It's saved on this device."} You can
      close this page.
    </Notice>
  );
}
