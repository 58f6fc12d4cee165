import { useState } from 'react';
import { whoWasFirst } from '../../../lib/format/who-was-first.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { differencesOf } from './differences.ts';
import type { EditorValues } from './editor-values.ts';
import type { Conflict } from './use-draft.ts';

type Props = {
  conflict: Conflict;
  mine: EditorValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCloseUndecided: () => void;
  busy: boolean;
};

const texts = {
  draft: 'You edited this in another tab or on another device. Nothing was overwritten.',
  initiative: 'It was saved in another tab or on another device after you started. Nothing was overwritten.',
  gone: 'This draft was saved or discarded in another tab or on another device. What you wrote here is still here.',
};

const textOf = (conflict: Conflict) =>
  conflict.kind === 'initiative' && conflict.first.by
    ? `${whoWasFirst(conflict.first, 'saved this')}. Nothing was overwritten.`
    : texts[conflict.kind];

/** Two tabs or devices changed the same draft. Nothing is overwritten until someone chooses. */
export function ConflictDialog({ conflict, mine, onKeepMine, onTakeTheirs, onCloseUndecided, busy }: Props) {
  const [comparing, setComparing] = useState(false);
  const differences = conflict.kind === 'gone' ? [] : differencesOf(mine, conflict.theirs);
  return (
    <Dialog
      open
      wide={comparing}
      onOpenChange={(open) => open || busy || onCloseUndecided()}
      title="This changed since you opened it"
      description={textOf(conflict)}
      footer={
        conflict.kind === 'gone' ? (
          <>
            <Button variant="secondary" busy={busy && 'One moment…'} onClick={onTakeTheirs}>
              Discard it
            </Button>
            <Button busy={busy && 'One moment…'} onClick={onKeepMine}>
              Keep it as a new draft
            </Button>
          </>
        ) : (
          <>
            {!comparing && (
              <Button variant="quiet" className="md:mr-auto" onClick={() => setComparing(true)}>
                Compare
              </Button>
            )}
            <Button variant="secondary" busy={busy && 'One moment…'} onClick={onTakeTheirs}>
              Use the other version
            </Button>
            <Button busy={busy && 'One moment…'} onClick={onKeepMine}>
              Keep this version
            </Button>
          </>
        )
      }
    >
      {comparing ? (
        <dl className="grid gap-5">
          {differences.map(({ what, mine, theirs }) => (
            <div key={what} className="grid gap-2">
              <dt className="font-semibold">{what}</dt>
              <dd className="grid gap-2 md:grid-cols-2">
                <Version name="This version" text={mine} />
                <Version name="Other version" text={theirs} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        conflict.kind !== 'gone' && (
          <p>
            {differences.length === 0
              ? 'Both versions are the same now.'
              : `Different: ${differences.map(({ what }) => what).join(', ')}.`}
          </p>
        )
      )}
    </Dialog>
  );
}

const Version = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0 rounded-control bg-sunken p-3">
    <p className="text-sm text-ink-soft">{name}</p>
    <p className="as-typed">{text || <span className="text-ink-soft">Empty</span>}</p>
  </div>
);
