import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { kindWords } from '../../submission-words.ts';
import type { DraftConflict } from './use-task-draft.ts';
import type { Work } from '../work.ts';

type Props = {
  conflict: DraftConflict | undefined;
  mine: Work;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCloseUndecided: () => void;
};

/** Two tabs or devices changed the same draft. Nothing is overwritten until the student chooses. */
export function DraftConflictDialog({
  conflict,
  mine,
  busy,
  onKeepMine,
  onTakeTheirs,
  onCloseUndecided,
}: Props) {
  if (!conflict) return null;
  const isGone = conflict.kind === 'gone';
  return (
    <Dialog
      open
      wide={!isGone}
      onOpenChange={(open) => open || busy || onCloseUndecided()}
      title="This changed since you opened it"
      description={
        isGone
          ? 'Your draft was submitted or discarded in another tab or on another device. What you wrote here is still here.'
          : 'You also wrote in another tab or on another device. Nothing was overwritten. Which version do you want to keep?'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {isGone ? 'Discard it' : 'Use the other version'}
          </Button>
          <Button busy={busy && 'One moment…'} onClick={onKeepMine}>
            {isGone ? 'Keep it as a new draft' : 'Keep this version'}
          </Button>
        </>
      }
    >
      {!isGone && (
        <div className="grid gap-3 md:grid-cols-2">
          <Version name="This version" work={mine} />
          <Version name="Other version" work={conflict.theirs} />
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
