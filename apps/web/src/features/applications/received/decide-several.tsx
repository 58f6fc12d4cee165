// Accepts or rejects all selected applications after one confirmation, with one note for everyone.
import type { ReceivedApplication } from '@questline/contract';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { bottomButtons } from '../../../ui/layout/bottom-buttons.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Decision, useDecideSeveral } from './decide.ts';
import { PersonalNote } from './personal-note.tsx';

type Props = { chosen: ReceivedApplication[]; onClear: () => void };

export function DecideSeveral({ chosen, onClear }: Props) {
  const [asked, setAsked] = useState<Decision>();
  const [note, setNote] = useState('');
  const done = () => {
    setAsked(undefined);
    setNote('');
    onClear();
  };
  const { decideSeveral, deciding, warned } = useDecideSeveral({ onSettled: done });
  const count = `${chosen.length} ${chosen.length === 1 ? 'application' : 'applications'}`;
  const accepts = asked === 'accepted';
  return (
    <>
      {chosen.length > 0 && (
        <div
          role="region"
          aria-label="Selected applications"
          ref={bottomButtons}
          data-bottom-buttons
          className="sticky bottom-0 z-20 mt-4 grid grid-cols-2 items-center gap-2 border-edge bg-surface p-3 shadow-pop max-md:-mx-4 max-md:rounded-t-card max-md:border-t max-md:px-4 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:flex md:rounded-card md:border"
        >
          <p role="status" className="px-1 md:grow font-semibold tabular-nums">
            {chosen.length} selected
          </p>
          <Button variant="quiet" className="max-md:justify-self-end" onClick={onClear}>
            Clear
          </Button>
          <Button variant="secondary" icon={<X aria-hidden />} onClick={() => setAsked('rejected')}>
            Reject {chosen.length}
          </Button>
          <Button icon={<Check aria-hidden />} onClick={() => setAsked('accepted')}>
            Accept {chosen.length}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        harmless={accepts}
        title={`${accepts ? 'Accept' : 'Reject'} ${count}?`}
        loses={
          accepts
            ? `${namesOf(chosen)} can start their tasks right away. You'll see their school and social handles if they share them.`
            : `${namesOf(chosen)} can't apply to these initiatives again. We'll send each of them a friendly note.`
        }
        action={`${accepts ? 'Accept' : 'Reject'} ${count}`}
        busy={deciding && (accepts ? 'Accepting…' : 'Rejecting…')}
        onConfirm={() => asked && decideSeveral({ decision: asked, note, chosen })}
      >
        <PersonalNote
          value={note}
          onChange={setNote}
          to="each student"
          warned={warned?.decision === asked ? warned : undefined}
          onConfirm={({ decision }) => decideSeveral({ decision, note, chosen, confirmed: true })}
        />
      </ConfirmDialog>
    </>
  );
}

const namesShown = 4;
const list = new Intl.ListFormat('en-US');

/** "Maya Torres, Ahmed Saleh and 3 more" */
function namesOf(chosen: ReceivedApplication[]) {
  const names = [...new Set(chosen.map(({ student }) => student.full_name))];
  const rest = names.length - namesShown;
  return list.format(rest > 1 ? [...names.slice(0, namesShown), `${rest} more`] : names);
}
