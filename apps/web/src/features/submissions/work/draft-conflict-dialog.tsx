import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { kindWords } from '../submission-words.ts';
import type { DraftConflict } from './use-task-draft.ts';
import type { Work } from './work.ts';

type Props = {
  conflict: DraftConflict | undefined;
  mine: Work;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onPutOff: () => void;
};

/** Two tabs or devices have written; nothing is lost before somebody has chosen. */
export function DraftConflictDialog({ conflict, mine, busy, onKeepMine, onTakeTheirs, onPutOff }: Props) {
  if (!conflict) return null;
  const isGone = conflict.kind === 'gone';
  return (
    <Dialog
      open
      wide={!isGone}
      onOpenChange={(open) => open || busy || onPutOff()}
      title="This has changed meanwhile"
      description={
        isGone
          ? 'Your draft was sent or discarded in another tab or on another device. What you wrote here is still here.'
          : 'You wrote in another tab or on another device too. Nothing has been overwritten: which one do you want to go on with?'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {isGone ? 'Let it go' : 'Take the other'}
          </Button>
          <Button busy={busy && 'One moment…'} onClick={onKeepMine}>
            {isGone ? 'Keep it as a new draft' : 'Keep this one'}
          </Button>
        </>
      }
    >
      {!isGone && (
        <div className="grid gap-3 md:grid-cols-2">
          <Version name="Here" work={mine} />
          <Version name="In the other place" work={conflict.theirs} />
        </div>
      )}
    </Dialog>
  );
}

const Version = ({ name, work }: { name: string; work: Work }) => (
  <section aria-label={name} className="grid min-w-0 content-start gap-2 rounded-control bg-sunken p-3">
    <h3 className="text-sm text-ink-soft">{name}</h3>
    {(['text', 'link', 'upload'] as const).map((kind) => {
      const said = kind === 'upload' ? work.file?.original_name : work[kind];
      return (
        said && (
          <Part key={kind} name={kindWords[kind]}>
            {said}
          </Part>
        )
      );
    })}
  </section>
);

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="max-h-60 overflow-y-auto">
    <p className="text-sm font-semibold">{name}</p>
    <p className="as-typed">{children}</p>
  </div>
);
