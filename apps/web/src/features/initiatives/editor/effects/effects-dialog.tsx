import type { InitiativeTotals } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { workOnTaskQuery } from '../tasks/work-on-task.ts';
import { type Changes, noticedInWords, type TaskChange, workInWords } from './change-effects.ts';

type Props = { changes: Changes; totals: InitiativeTotals; onClose: () => void };

export const EffectsDialog = ({ changes, totals, onClose }: Props) => (
  <Dialog
    open
    reading
    onOpenChange={(open) => open || onClose()}
    title="What students will notice"
    description="Nothing changes for them until you save."
    footer={<Button onClick={onClose}>Continue editing</Button>}
  >
    <div className="grid gap-5">
      <ul className="grid list-disc gap-2 pl-5">
        {noticedInWords(changes, totals).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {totals.working > 0 && changes.tasks.map((change) => <AffectedTask key={change.id} change={change} />)}
    </div>
  </Dialog>
);

function AffectedTask({ change }: { change: TaskChange }) {
  const { data, isPending } = useQuery(workOnTaskQuery(change.id));
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h3 className="text-base wrap-anywhere">
        {change.title} <span className="font-normal text-ink-soft">({change.kind})</span>
      </h3>
      <p className="text-ink-soft">
        {isPending ? 'Counting submitted work…' : workInWords(change, data).join(' ')}
      </p>
    </section>
  );
}
