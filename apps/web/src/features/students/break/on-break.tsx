import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { shortDay } from '../../../lib/format/days.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BreakDialog } from './break-dialog.tsx';
import { useBreak } from './use-break.ts';

type Props = { backOn: string };

export const BreakCard = ({ backOn }: Props) => (
  <Card tight>
    <OnBreak backOn={backOn} />
  </Card>
);

/** Says until when the break lasts, with buttons to change or end it. */
export function OnBreak({ backOn }: Props) {
  const end = useBreak();
  const [open, setOpen] = useState(false);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sky-soft text-sky">
        <Coffee aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">You're on a break. Back on {shortDay(backOn)}.</p>
        <p className="text-sm text-ink-soft">
          Companies you work with see when you're back, and nobody expects anything until then.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:flex-row-reverse">
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Change day
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={end.isPending && 'Ending…'}
          onClick={() => end.mutate(null)}
        >
          End break
        </Button>
      </div>
      {open && <BreakDialog backOn={backOn} onClose={() => setOpen(false)} />}
    </div>
  );
}
